import { phoneDigits, phoneWithin } from './phone.ts';

/**
 * The part before the sign has 64 characters at most (RFC 5321), which bounds how far each place is looked at. A Hebrew
 * `to` that is written with it is none of it: `ל-dana@example.com`.
 */
export const EMAIL =
  /(?![ולבמ]{1,2}[-־])[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/iu;
const EVERY_EMAIL = new RegExp(EMAIL, 'giu');

/** What may be a phone number; `phoneDigits` says whether it is. */
export const PHONE_LIKE =
  /\b\d{3}\/\d{3}[-.]\d{4}\b|(?:\(?\+\s?|\b00)?\(?\d(?<![a-z\d]\/[\d-]{0,40})[\d\s().\-–‐‑]{5,20}\d\+?/g;
/** An address of a person at LinkedIn; specimens write it with the ending that is kept for them. */
export const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.(?:com|example)\/[\p{L}\p{N}_%/.-]+/iu;

/** Ends of addresses that are read as sites without a `www`. */
export const TLD =
  String.raw`com|pt|es|ie|se|dk|fi|pl|cz|gr|ro|hu|ru|jp|br|mx|au|nz|sg|aero|agency|digital|net|org|io|dev|me|co|` +
  String.raw`il|app|ai|info|biz|tech|design|xyz|site|online|page|uk|de|fr|eu|us|edu|gov|example|test|art|studio|` +
  String.raw`blog|cv|work|ca|ch|nl|tv|name|pro`;

const WEBSITE = new RegExp(
  `(?:https?://[^\\s|,]+|` +
    `(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,8}\\.(?:${TLD})(?:/[^\\s|,]*)?(?![\\w.@]))`,
  'giu',
);

/** `כתובת מגורים`, `Based in`. */
const ADDRESS_NAMES =
  String.raw`כתובת(?: מגורים| מלאה)?|מקום מגורים|מגורים|עיר(?: מגורים)?|מיקום|אזור|` +
  String.raw`(?:home |current |present |permanent |postal |mailing )?address|(?:current )?location|based in|` +
  String.raw`lives in|city|town|residence`;

/** What stands before an address and only says that it is one. */
export const ADDRESS_LABEL = new RegExp(String.raw`^(?:${ADDRESS_NAMES})\s*(?::\s*|[-–]?\s+)`, 'i');

/** `טלפון נייד`, `e-mail`. */
const CONTACT_NAMES =
  String.raw`טלפון(?: נייד)?|נייד|סלולרי|טל'?|פלאפון|דוא"ל|דוא״ל|דואל|דואר אלקטרוני|אימייל|מייל|לינקדאין|אתר|` +
  String.raw`phone|mobile|tel|cell|e-?mail|linkedin|website|site|web|portfolio`;

/** What stands before a contact and only says which it is. */
export const CONTACT_LABEL = new RegExp(String.raw`^(?:${CONTACT_NAMES})\s*[.:\-–]?\s*`, 'i');

/** A number with its plus where it belongs: a line read from the right leaves it behind or loses it. */
function fixPlusSign(number: string): string {
  const plain = number
    .trim()
    .replace(/^\+?([\d\s().-]+)\+$/, (_, digits: string) => `+${digits.trim()}`)
    .replace(/\($/, '')
    .trim();
  return /^972[\s-]?\d/.test(plain) && plain.replace(/\D/g, '').length >= 11 ? `+${plain}` : plain;
}

/** A word before or behind a number that says it to be a phone's: `Mobile: 5125550147`, `0512345678 (נייד)`. */
export const PHONE_BY_NAME = new RegExp(
  String.raw`^(?:טלפון(?: נייד)?|נייד|סלולרי|טל'?|פלאפון|(?:tele)?phone|mobile|tel|cell)\s*[.:]\s*[+(\d]|` +
    String.raw`^[+\d][\d\s().+-]+\((?:mobile|home|work|נייד|בית|עבודה)\)$`,
  'i',
);

/** The first phone number of a text, as it is written. */
export function findPhone(text: string): string | undefined {
  const isNamed = PHONE_BY_NAME.test(text.trim());
  for (const [found] of text.matchAll(PHONE_LIKE)) {
    for (const part of [found, ...found.split(/\s{2,}/)]) {
      const number = phoneWithin(part)?.text ?? (phoneDigits(part, isNamed) === undefined ? undefined : part);
      if (number !== undefined) return fixPlusSign(number);
    }
  }
  return undefined;
}

/** The first site of a text, but LinkedIn's; '' where there is none. */
export function findWebsite(part: string): string {
  const plain = part.replace(EVERY_EMAIL, ' ').replace(CONTACT_LABEL, '');
  for (const [site] of plain.matchAll(WEBSITE))
    if (!/linkedin\.(?:com|example)\//i.test(site) && site.length > 5) return site.replace(/(?<![.,)])[.,)]+$/, '');
  return '';
}

/** Whether a text has a mail address or a phone number. */
export const isContact = (part: string) => EMAIL.test(part) || findPhone(part) !== undefined;
