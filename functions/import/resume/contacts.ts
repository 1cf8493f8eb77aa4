import type { TextLine } from '../pdf/lines.ts';
import { joinBrokenEmail } from './brokenEmail.ts';
import { isPlace, isRegion, mentionsPlace, scoreTitleOrCompany } from './cues.ts';
import { isLabel } from './labels.ts';
import { phoneDigits, phoneWithin } from './phone.ts';

export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly linkedin: string;
  readonly website: string;
}

/** The part before the sign has 64 characters at most (RFC 5321), which bounds how far each place is looked at. */
const EMAIL = /[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/iu;
const PHONE_LIKE = /(?:\(?\+\s?|\b00)?\(?\d(?<![a-z\d]\/[\d-]*)[\d\s().\-–‑]{5,20}\d\+?/g;
const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[\p{L}\p{N}_%/.-]+/iu;
/** Ends of addresses that are read as sites without a `www`. */
const TLD =
  String.raw`com|pt|es|ie|se|dk|fi|pl|cz|gr|ro|hu|ru|jp|br|mx|au|nz|sg|aero|agency|digital|net|org|io|dev|me|co|` +
  String.raw`il|app|ai|info|biz|tech|design|xyz|site|online|page|uk|de|fr|eu|us|edu|gov|example|test|art|studio|` +
  String.raw`blog|cv|work|ca|ch|nl|tv|name|pro`;
const WEBSITE = new RegExp(
  `(?:https?://[^\\s|,]+|(?:www\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${TLD})(?:/[^\\s|,]*)?(?![\\w.@]))`,
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
const STREET = /רחוב|רח'|רח׳|שדרות|שד'|דרך|\b(?:street|st\.|avenue|ave|road|rd\.?|blvd|lane|drive)\b/i;

/** A town with its code, as they are written in America, Britain and Australia. */
const POSTCODES = [
  String.raw`,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?`,
  String.raw`,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}`,
  String.raw`,?\s(?:NSW|QLD|VIC|WA|SA|TAS|ACT|NT)\s+\d{4}`,
];
const POSTCODE = new RegExp(String.raw`\p{Lu}[\p{L}.' -]+(?:${POSTCODES.join('|')})$`, 'u');

/** Parts of a line that are set apart by space or signs. */
export const splitLineParts = (line: TextLine): string[] =>
  line.cells
    .flatMap((cell) =>
      cell.text.split(/\s*[|•·●▪◆♦◦◇○∙⋅■□❖✦✉☎✆📞📧📍🏠🔗]\s*|\s{3,}|\s+[–—*~»›]\s+|(?<=\S)\s+\/\s+|;\s+/u),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A number with its plus where it belongs: a line read from the right leaves it behind or loses it. */
function fixPlusSign(number: string): string {
  const plain = number
    .trim()
    .replace(/^\+?\s*([\d\s().-]+?)\s*\+$/, '+$1')
    .replace(/\($/, '')
    .trim();
  return /^972[\s-]?\d/.test(plain) && plain.replace(/\D/g, '').length >= 11 ? `+${plain}` : plain;
}

/** A word before or behind a number that says it to be a phone's: `Mobile: 5125550147`, `0512345678 (נייד)`. */
const PHONE_BY_NAME = new RegExp(
  String.raw`^(?:טלפון(?: נייד)?|נייד|סלולרי|טל'?|פלאפון|(?:tele)?phone|mobile|tel|cell)\s*[.:]\s*[+(\d]|` +
    String.raw`^[+\d][\d\s().+-]+\((?:mobile|home|work|נייד|בית|עבודה)\)$`,
  'i',
);

function findPhone(text: string): string | undefined {
  const isNamed = PHONE_BY_NAME.test(text.trim());
  for (const [found] of text.matchAll(PHONE_LIKE)) {
    for (const part of [found, ...found.split(/\s{2,}/)]) {
      const number = phoneWithin(part)?.text ?? (phoneDigits(part, isNamed) === undefined ? undefined : part);
      if (number !== undefined) return fixPlusSign(number);
    }
  }
  return undefined;
}

/** A label and what stands beside it are one part, as where a colon joins them. */
function joinLabels(line: TextLine): TextLine {
  const cells: TextLine['cells'][number][] = [];
  for (const cell of line.cells) {
    const label = cells.at(-1);
    if (label && isLabel(label.text))
      cells[cells.length - 1] = { ...cell, text: `${label.text.replace(/[\s:]+$/, '')}: ${cell.text}` };
    else cells.push(cell);
  }
  return { ...line, cells };
}

/** Whether a line is contacts and hardly anything else: a mail address, and with it a phone or a page. */
export function isContactLine(line: TextLine): boolean {
  const parts = splitLineParts(line).flatMap((part) => part.split(/,\s+/));
  return (
    parts.some((part) => EMAIL.test(part)) &&
    parts.filter((part) => !EMAIL.test(part) && (findPhone(part) !== undefined || LINKEDIN.test(part))).length > 0
  );
}

/** Where a label begins another fact of the same text: `Address: Leeds Mobile: 07700 900263`. */
const NEXT_LABEL = new RegExp(
  `(?<!\\s)\\s+(?=${[
    CONTACT_LABEL.source.slice(1).replace('[.:\\-–]?', ':'),
    ADDRESS_LABEL.source.slice(1).replace('(?::\\s*|[-–]?\\s+)', ':'),
  ].join('|')})`,
  'i',
);

const ADDRESS_PATTERN = new RegExp(`${EMAIL.source}|${LINKEDIN.source}|https?://\\S+`, 'giu');

/**
 * Mail, pages and phones of one text that only spaces set apart from each other and from the rest; a label stays with
 * its number.
 */
function splitAtContacts(part: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of part.matchAll(ADDRESS_PATTERN)) {
    // What a narrow column broke ends with its sign.
    const end = /^[._-]+$/.exec(part.slice(index + found.length))?.[0] ?? '';
    pieces.push(...splitAtPhone(part.slice(from, index)), found + end);
    from = index + found.length + end.length;
  }
  if (from === 0) return [part];
  return [...pieces, ...splitAtPhone(part.slice(from))]
    .map((piece) => (piece.search(ADDRESS_PATTERN) === 0 ? piece : piece.replace(/^[\s,|·-]+|[\s,|·-]+$/g, '')))
    .filter((piece) => piece !== '');
}

function splitAtPhone(text: string): string[] {
  const [number] = [...text.matchAll(PHONE_LIKE)].flatMap(({ 0: found, index }) => {
    const phone = phoneWithin(found);
    return phone ? [{ text: phone.text, index: index + phone.from }] : [];
  });
  if (!number) return [text];
  const [before, end] = [text.slice(0, number.index), number.index + number.text.length];
  return /[:.]\s*$/.test(before) || CONTACT_LABEL.test(before) || /fax|פקס/i.test(before)
    ? [text.slice(0, end), text.slice(end)]
    : [before, number.text, text.slice(end)];
}

/** The facts of one text: each with its label, where it has one. */
export const splitFacts = (part: string): string[] => part.split(NEXT_LABEL).flatMap(splitAtContacts);

/** Which of several a contact is, behind it. */
const CONTACT_KIND =
  /(?<=\S)\s*\((?:linkedin|mobile|home|work|personal|company|portfolio|blog|other|נייד|בית|עבודה|אישי|לינקדאין)\)$/i;

/** An address of mail that has its last part. */
const COMPLETE_ADDRESS = new RegExp(`\\.(?:${TLD})$`, 'i');

/**
 * A line from the right shows the dot at its end before the Latin run that ends there: `.linkedin.com/in/a | https://b`
 * goes on as `https://b.`.
 */
function moveLeadingDot(parts: readonly string[]): string[] {
  const at = parts.findIndex((part) => /^\.(?:https?:\/\/|www\.|linkedin\.)\S+$/i.test(part));
  return at < 0 || HEBREW.test(parts.slice(at).join(''))
    ? [...parts]
    : [
        ...parts.slice(0, at),
        ...[parts[at]?.slice(1) ?? '', ...parts.slice(at + 1)].map((part, index, run) =>
          index === run.length - 1 ? `${part}.` : part,
        ),
      ];
}
const HEBREW = /[\u0590-\u05ff]/;

/** An address of mail or page that a narrow column broke over two lines is one again. */
function joinBrokenContacts(lines: readonly TextLine[]): { line: TextLine; parts: string[] }[] {
  const joined: { line: TextLine; parts: string[]; isWhole: boolean }[] = [];
  for (const line of lines) {
    const parts = moveLeadingDot(splitLineParts(joinLabels(line))).flatMap(splitFacts);
    const isWhole = CONTACT_KIND.test(parts.at(-1) ?? '');
    if (isWhole && !PHONE_BY_NAME.test(parts.at(-1) ?? '')) parts.push((parts.pop() ?? '').replace(CONTACT_KIND, ''));
    const above = joined.at(-1);
    // `Hamburg,` goes on below.
    if (
      above &&
      /\p{L},$/u.test(above.parts.at(-1) ?? '') &&
      above.parts.length > 1 &&
      parts.length === 1 &&
      line.gap < 2 * line.size &&
      /^[\p{Lu}\p{Lo}][\p{L}\s'-]{1,25}$/u.test(parts[0] ?? '')
    ) {
      above.parts[above.parts.length - 1] += ` ${parts[0]}`;
      continue;
    }
    // `Herzliya,` in a row that goes on below with its country and more.
    if (above && parts.length > 1 && /\p{L},$/u.test(above.parts.at(-1) ?? '') && isRegion(parts[0] ?? ''))
      above.parts[above.parts.length - 1] += ` ${parts.shift()}`;
    const mail =
      above && line.gap < 2 * line.size ? joinBrokenEmail(above.parts.at(-1) ?? '', parts[0] ?? '') : undefined;
    if (above && mail) {
      above.parts[above.parts.length - 1] = mail.text;
      parts.splice(0, 1, ...(mail.rest === '' ? [] : [mail.rest]));
      if (parts.length === 0) continue;
    }
    const start = above?.parts.at(-1) ?? '';
    const isBroken = /@[^\s/]*$/.test(start) && !COMPLETE_ADDRESS.test(start);
    // A line from the right has the dot of `.com` behind it.
    const next = (parts[0] ?? '').replace(/^([a-z.]+)\.$/, (whole, end: string) =>
      isBroken && !start.endsWith('.') ? `.${end}` : whole,
    );
    const isRest =
      /^[\p{Ll}\d._/-]+$/u.test(next) &&
      phoneDigits(next) === undefined &&
      (!new RegExp(`\\.(?:${TLD})(?:/|$)`).test(next) || isBroken || /[@./-]$/.test(start) || next.startsWith('.'));
    if (
      above &&
      !above.isWhole &&
      parts.length === 1 &&
      isRest &&
      /[@/]\S*$|\.\S*$/.test(start) &&
      !/\s/.test(start.replace(CONTACT_LABEL, '')) &&
      line.gap < 2 * line.size
    )
      above.parts[above.parts.length - 1] = start + next;
    else joined.push({ line, parts, isWhole });
    const last = joined.at(-1);
    if (last) last.isWhole = isWhole;
  }
  return joined;
}

/** A short name alone on a line beside one of contacts, under their heading: a town that no list knows. */
function townBetweenContacts(lines: readonly TextLine[], name: string): string {
  const isTown = ({ text, cells }: TextLine) =>
    cells.length === 1 &&
    text !== name &&
    /^[\p{Lu}\p{Lo}][\p{L}'"׳״-]+(?:,?\s[\p{Lu}\p{Lo}][\p{L}'"׳״-]*){0,2}$/u.test(text) &&
    text.length > 2 &&
    scoreTitleOrCompany(text) === 0 &&
    !isLabel(text);
  return (
    lines.find(
      (line, at) =>
        isTown(line) && [lines[at - 1], lines[at + 1]].some((near) => near !== undefined && isContact(near.text)),
    )?.text ?? ''
  );
}

/**
 * Contacts from the lines where they are expected, then from anywhere; `links` are addresses behind the text, `headed`
 * lines stand under a heading of contacts.
 */
export function findContacts(
  near: readonly TextLine[],
  everywhere: readonly TextLine[],
  links: readonly string[],
  name = '',
  headed: readonly TextLine[] = [],
): ContactDetails {
  const found = { email: '', phone: '', address: '', linkedin: '', website: '' };
  for (const [index, lines] of [near, everywhere].entries()) {
    for (const { parts } of joinBrokenContacts(lines)) {
      if (index === 0)
        found.address ||= addressBesideContacts(parts.filter((part) => name === '' || !part.includes(name)));
      for (const part of parts) {
        found.email ||= EMAIL.exec(part)?.[0] ?? '';
        found.linkedin ||= LINKEDIN.exec(part)?.[0].replace(/[.,]$/, '') ?? '';
        found.phone ||= (!/פקס|fax/i.test(part) && findPhone(part)) || '';
        // A name with letters behind it may look like a town with its state.
        if (index > 0 || (name !== '' && part.includes(name))) continue;
        found.website ||= findWebsite(part);
        found.address ||= findAddress(part);
      }
    }
  }
  found.address ||= townBetweenContacts(headed, name);
  for (const link of links) {
    found.email ||= /^mailto:([^?]+)/i.exec(link)?.[1] ?? '';
    found.linkedin ||= /linkedin\.com\/in\//i.test(link) ? link : '';
  }
  return found;
}

function findWebsite(part: string): string {
  const plain = part.replace(new RegExp(EMAIL, 'giu'), ' ').replace(CONTACT_LABEL, '');
  for (const [site] of plain.matchAll(WEBSITE))
    if (!/linkedin\.com/i.test(site) && site.length > 5) return site.replace(/[.,)]+$/, '');
  return '';
}

const isContact = (part: string) => EMAIL.test(part) || findPhone(part) !== undefined;

/**
 * Contacts between commas are parts of their own, and what is between them is one:
 * `Bristol, United Kingdom, +44 20 7946 0958`.
 */
function splitContactsByComma(part: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const piece of part.split(/,\s+/)) {
    const isOther = !isContact(piece) && !LINKEDIN.test(piece) && findWebsite(piece) === '';
    if (isOther && isOpen) parts[parts.length - 1] += `, ${piece}`;
    else parts.push(piece);
    isOpen = isOther;
  }
  return parts.length > 1 && parts.some(isContact) ? parts : [part];
}

/** The rest of a line with mail and phone is the person's address. */
function addressBesideContacts(written: readonly string[]): string {
  const parts = written.flatMap(splitContactsByComma);
  if (parts.length < 2 || !parts.some(isContact)) return '';
  const known = parts.map(findAddress).find((address) => address !== '');
  const likely = parts.find(
    (part) =>
      !isContact(part) &&
      /^[\p{Lu}\p{Lo}][\p{L}\s,'"-]+$/u.test(part) &&
      part.length < 45 &&
      part.split(' ').length <= 5 &&
      scoreTitleOrCompany(part) === 0 &&
      !CONTACT_LABEL.test(part),
  );
  return known ?? likely ?? '';
}

function findAddress(part: string): string {
  const labelled = part.replace(ADDRESS_LABEL, '');
  if (labelled !== part) return labelled;
  if (
    part.length > 70 ||
    EMAIL.test(part) ||
    findPhone(part) !== undefined ||
    /[:/@]/.test(part.replace(/\d\/\d/g, ''))
  )
    return '';
  if (isPlace(part) || POSTCODE.test(part) || (STREET.test(part) && /\d/.test(part))) return part;
  // A post before the place is none of it: `Translator, Kyoto, Japan`.
  const [first = '', ...rest] = part.split(/,\s+/);
  if (scoreTitleOrCompany(first) > 0 && isPlace(rest.join(', '))) return rest.join(', ');
  return mentionsPlace(part) && part.includes(',') && part.split(' ').length <= 8 ? part : '';
}
