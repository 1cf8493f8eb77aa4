import { TLD } from '../../../shared/contacts/addresses.ts';
import { findPhone } from './contactPatterns.ts';

/** Two texts with the contact that a line's end broke made whole in the first, and what stands behind it. */
interface Whole {
  readonly text: string;
  readonly rest: string;
}

/** What may stand before the `@` of an address. */
const EMAIL_LOCAL_PART = /^[a-z\d][a-z\d._%+-]*$/i;
const EMAIL_ADDRESS = /^[a-z\d][a-z\d._%+-]*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;
/** Says that an address of mail follows, whatever the part of it in this line looks like. */
const EMAIL_LABEL = /^(?:דוא"ל|דוא״ל|דואל|דואר אלקטרוני|אימייל|מייל|e-?mail)\s*(?:[.:\-–]\s*)?$/i;
/** A sign at the end of a broken line stands before its word where the line is read from the right. */
const REVERSED_SIGN = /^([-._@])([a-z\d][a-z\d._%+-]*[a-z\d])$/i;

/** Letters of the end of an address that a narrow column breaks: the `m` of `.com`. */
const MAX_END = 2;
/** The end of a page's host, in small letters. */
const ENDS_AS_SITE = new RegExp(`\\.(?:${TLD})(?:/|$)`);
/** An address of mail that has its last part. */
const COMPLETE_ADDRESS = new RegExp(`\\.(?:${TLD})$`, 'i');

/**
 * The last text of a line and the first of the next one with the contact that the line's end broke; undefined where
 * there is none. `isAlone`: nothing else stands in the next line; `isOneText`: their file says no more than that.
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
  // Behind the rest of a page stands which of several it is, and where its sign says that it goes on, the next contact.
  const mayGoOn = (isAlone && /^(?:\([^()]+\))?$/.test(rest)) || /\/[^\s/]*[-_/]$/.test(end);
  const page = mayGoOn ? wholePage(end, start, isOneText) : undefined;
  return page === undefined ? undefined : { text: before + page, rest };
}

/**
 * An address of mail that is broken before its host. A break is recognized by its sign (`dana-` `levi@…`, `dana@`
 * `example.com`) or by a label before it: two words that merely follow each other would make an address that nobody
 * has.
 */
function wholeMail(before: string, end: string, start: string): string | undefined {
  const word = end.replace(REVERSED_SIGN, '$2$1');
  const isTold = EMAIL_LABEL.test(before) || (before.trim() === '' && (/[-._@]$/.test(word) || start.startsWith('@')));
  const isLocal = EMAIL_LOCAL_PART.test(word.replace(/@$/, '')) && /[a-z]/i.test(word);
  return isTold && isLocal && EMAIL_ADDRESS.test(word + start) ? word + start : undefined;
}

/** A page, or the host of an address of mail, that goes on in the next line. */
function wholePage(end: string, start: string, isOneText: boolean): string | undefined {
  const isMail = end.includes('@');
  const isBroken = /@[^\s/@]*$/.test(end) && !COMPLETE_ADDRESS.test(end);
  // A line from the right has the dot of `.com` behind it.
  const next = isBroken && !end.endsWith('.') ? start.replace(/^([a-z.]+)\.$/, '.$1') : start;
  const goesOn =
    /[@/.][^\s@/.]*$/.test(end) &&
    /^[\p{Ll}\d._/-]+$/u.test(next) &&
    findPhone(next) === undefined &&
    // Behind an address of mail that has its end stands another contact: a name at LinkedIn without its host.
    !(isMail && COMPLETE_ADDRESS.test(end) && next.length > MAX_END && !next.startsWith('.')) &&
    // No address of mail has a path: it is a page's.
    !(isMail && next.includes('/')) &&
    (!ENDS_AS_SITE.test(next) || isBroken || /[@./-]$/.test(end) || next.startsWith('.')) &&
    // Another text of the file goes on with it only where it says so itself.
    (isBroken || /[@./_-]$/.test(end) || isOneText);
  return goesOn ? end + next : undefined;
}
