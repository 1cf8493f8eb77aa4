import { EMAIL, SITE } from '../../../shared/contacts/addresses.ts';
import { findPhones } from '../../../shared/contacts/phone.ts';
import { foldSigns } from '../../../shared/text/fold.ts';

const EVERY_EMAIL = new RegExp(EMAIL, 'giu');

/** `כתובת מגורים`, `Based in`. */
const ADDRESS_NAMES =
  String.raw`כתובת(?: מגורים| מלאה)?|מקום מגורים|מגורים|עיר(?: מגורים)?|מיקום|אזור|` +
  String.raw`(?:home |current |present |permanent |postal |mailing )?address|(?:current )?location|based in|` +
  String.raw`lives in|city|town|residence`;

/** A label before an address that only says it is one. */
export const ADDRESS_LABEL = new RegExp(String.raw`^(?:${ADDRESS_NAMES})\s*(?::\s*|[-–]?\s+)`, 'i');

/** `טלפון נייד`, `e-mail`. */
const CONTACT_NAMES =
  String.raw`טלפון(?: נייד)?|נייד|סלולרי|טל'?|פלאפון|דוא"ל|דוא״ל|דואל|דואר אלקטרוני|אימייל|מייל|לינקדאין|אתר|` +
  String.raw`phone|mobile|tel|cell|e-?mail|linkedin|website|site|web|portfolio`;

/** A statement that there is no such contact, in its place: `(no e-mail)`, `ללא מייל`. */
export const NO_CONTACT = new RegExp(
  String.raw`(?<=^|[|•·,;(]\s{0,3})(?:no|without|אין|ללא|בלי)\s(?:an?\s)?(?:${CONTACT_NAMES})` +
    String.raw`(?:\saddress|\snumber)?(?=\s{0,3}(?:$|[|•·,;)]))`,
  'giu',
);

/** An e-mail address disguised from programs, `noa (at) example.com`. No field takes it, and its host is not a site. */
export const MAIL_IN_WORDS = new RegExp(
  String.raw`[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}\s?[([{]\s?(?:at|@|שטרודל|כרוכית)\s?[)\]}]\s?` +
    String.raw`[a-z0-9-]{1,63}(?:(?:\.|\s?[([{]\s?(?:dot|נקודה)\s?[)\]}]\s?)[a-z0-9-]{1,63}){1,8}`,
  'giu',
);

/** A label before a contact that only names its kind. */
export const CONTACT_LABEL = new RegExp(String.raw`^(?:${CONTACT_NAMES})\s*[.:\-–]?\s*`, 'i');

/** A word before or after a number that makes it a phone number: `Mobile: 5125550147`, `0512345678 (נייד)`. */
export const PHONE_BY_NAME = new RegExp(
  String.raw`^(?:טלפון(?: נייד)?|נייד|סלולרי|טל'?|פלאפון|(?:tele)?phone|mobile|tel|cell)\s*[.:]\s*[+(\d]|` +
    String.raw`^[+\d][\d\s().+-]+\((?:mobile|home|work|נייד|בית|עבודה)\)$`,
  'i',
);

/** Returns the phone numbers of a text. A number that is labelled as a phone may have any form. */
export const phonesIn = (text: string) => findPhones(text, PHONE_BY_NAME.test(foldSigns(text).trim()));

/** Returns the first phone number of a text, in plain signs. */
export const findPhone = (text: string): string | undefined => phonesIn(text)[0]?.value;

/** Returns the first site of a text other than LinkedIn, or ''. */
export const findWebsite = (part: string): string => sitesIn(part)[0] ?? '';

/** Returns the sites of a text other than LinkedIn. */
export function sitesIn(part: string): string[] {
  const plain = part.replace(EVERY_EMAIL, ' ').replace(MAIL_IN_WORDS, ' ').replace(CONTACT_LABEL, '');
  return Array.from(plain.matchAll(SITE), ([site]) => site).flatMap((site) =>
    !/linkedin\.(?:com|example)\//i.test(site) && site.length > 5 ? [site.replace(/(?<![.,)])[.,)]+$/, '')] : [],
  );
}
