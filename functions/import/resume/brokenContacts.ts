import { TLD } from '../../../shared/contacts/addresses.ts';
import { findPhone } from './contactPatterns.ts';

/** Two texts of which the first now holds the whole contact, and what follows the contact. */
interface Whole {
  readonly text: string;
  readonly rest: string;
}

/** The part of an e-mail address before the `@`. */
const EMAIL_LOCAL_PART = /^[a-z\d][a-z\d._%+-]*$/i;
const EMAIL_ADDRESS = /^[a-z\d][a-z\d._%+-]*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;
/** A label after which an e-mail address is expected, whatever the rest of the line looks like. */
const EMAIL_LABEL = /^(?:דוא"ל|דוא״ל|דואל|דואר אלקטרוני|אימייל|מייל|e-?mail)\s*(?:[.:\-–]\s*)?$/i;
/** In a line read from the right, the sign at the end of the broken line comes before its word. */
const REVERSED_SIGN = /^([-._@])([a-z\d][a-z\d._%+-]*[a-z\d])$/i;

/** Most letters of the end of an address that go to the next line: the `m` of `.com`. */
const MAX_END = 2;
/** The end of a page's host name, in lower case. */
const ENDS_AS_SITE = new RegExp(`\\.(?:${TLD})(?:/|$)`);
/** An e-mail address that includes its top-level domain. */
const COMPLETE_ADDRESS = new RegExp(`\\.(?:${TLD})$`, 'i');

/**
 * Joins the last text of a line and the first text of the next if a contact was broken between them; otherwise returns
 * undefined. `isAlone`: the next line has no other text. `isOneText`: the file itself says that the two are one text.
 */
export function wholeContact(
  above: string,
  below: string,
  { isOneText, isAlone }: { readonly isOneText: boolean; readonly isAlone: boolean },
): Whole | undefined {
  const [end = ''] = /(?<!\S)\S+$/.exec(above) ?? [];
  const before = end === '' ? '' : above.slice(0, -end.length);
  const [, start = '', rest = ''] = /^(\S+)\s*(.*)/s.exec(below) ?? [];
  const mail = wholeMail(before, end, start);
  if (mail !== undefined) return { text: before + mail, rest };
  // Text after the rest of a page's address describes the page (`(blog)`). Where the first half ends in a sign, it is
  // the next contact.
  const mayGoOn = (isAlone && /^(?:\([^()]+\))?$/.test(rest)) || /\/[^\s/]*[-_/]$/.test(end);
  const page = mayGoOn ? wholePage(end, start, isOneText) : undefined;
  return page === undefined ? undefined : { text: before + page, rest };
}

/**
 * Joins an e-mail address that is broken before its host. The break must show by a sign (`dana-` `levi@…`, `dana@`
 * `example.com`) or by a label before it: joining any two neighbouring words would invent an address.
 */
function wholeMail(before: string, end: string, start: string): string | undefined {
  const word = end.replace(REVERSED_SIGN, '$2$1');
  const isTold = EMAIL_LABEL.test(before) || (before.trim() === '' && (/[-._@]$/.test(word) || start.startsWith('@')));
  const isLocal = EMAIL_LOCAL_PART.test(word.replace(/@$/, '')) && /[a-z]/i.test(word);
  return isTold && isLocal && EMAIL_ADDRESS.test(word + start) ? word + start : undefined;
}

/** Joins the address of a page, or the host of an e-mail address, that goes on in the next line. */
function wholePage(end: string, start: string, isOneText: boolean): string | undefined {
  const isMail = end.includes('@');
  const isBroken = /@[^\s/@]*$/.test(end) && !COMPLETE_ADDRESS.test(end);
  // In a line read from the right, the dot of `.com` comes after it.
  const next = isBroken && !end.endsWith('.') ? start.replace(/^([a-z.]+)\.$/, '.$1') : start;
  const goesOn =
    /[@/.][^\s@/.]*$/.test(end) &&
    /^[\p{Ll}\d._/-]+$/u.test(next) &&
    findPhone(next) === undefined &&
    // After a complete e-mail address comes another contact, such as a LinkedIn name without its host.
    !(isMail && COMPLETE_ADDRESS.test(end) && next.length > MAX_END && !next.startsWith('.')) &&
    // An e-mail address has no path; the address of a page has.
    !(isMail && next.includes('/')) &&
    (!ENDS_AS_SITE.test(next) || isBroken || /[@./-]$/.test(end) || next.startsWith('.')) &&
    // Any other text is joined only if the file says that the two lines are one.
    (isBroken || /[@./_-]$/.test(end) || isOneText);
  return goesOn ? end + next : undefined;
}
