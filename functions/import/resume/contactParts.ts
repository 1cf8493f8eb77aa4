import { EMAIL, LINKEDIN, TLD } from '../../../shared/contacts/addresses.ts';
import { foldSigns } from '../../../shared/text/fold.ts';
import type { TextLine } from '../page/textLine.ts';
import { joinBrokenEmail } from './brokenEmail.ts';
import { leadsToContact } from './contactWords.ts';
import { isRegion } from './cues.ts';
import { isLabel } from './labels.ts';
import { ADDRESS_LABEL, CONTACT_LABEL, findPhone, PHONE_BY_NAME, phonesIn } from './contactPatterns.ts';

const BETWEEN_PARTS =
  /(?:(?<!\s)\s+)?[|•·●▪◆♦◦◇○∙⋅■□❖✦✉☎✆📞📧📍🏠🔗]\s*|\s{3,}|(?<!\s)\s+[–—*~»›]\s+|(?<=\S)\s+\/\s+|;\s+/gu;

/** Parts of a line that are set apart by space or signs; those within a phone number part nothing. */
export const splitLineParts = (line: TextLine): string[] =>
  line.cells
    .flatMap(({ text }) => {
      const phones = phonesIn(text);
      const parts: string[] = [];
      let start = 0;
      for (const { 0: signs, index } of text.matchAll(BETWEEN_PARTS)) {
        if (phones.some(({ from, to }) => index >= from && index < to)) continue;
        parts.push(text.slice(start, index));
        start = index + signs.length;
      }
      return [...parts, text.slice(start)];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A label and what stands beside it are one part, as where a colon joins them. */
function joinLabels(line: TextLine): TextLine {
  const cells: TextLine['cells'][number][] = [];
  for (const cell of line.cells) {
    const label = cells.at(-1);
    if (label && isLabel(label.text))
      cells[cells.length - 1] = { ...cell, text: `${label.text.replace(/(?<![\s:])[\s:]+$/, '')}: ${cell.text}` };
    else cells.push(cell);
  }
  return { ...line, cells };
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
  for (const { 0: address, index } of foldSigns(part).matchAll(ADDRESS_PATTERN)) {
    // What a narrow column broke ends with its sign.
    const end = /^[._-]+$/.exec(part.slice(index + address.length))?.[0] ?? '';
    pieces.push(...withoutWordsTo(splitAtPhone(part.slice(from, index))), address + end);
    from = index + address.length + end.length;
  }
  if (from === 0) return [part];
  return [...pieces, ...splitAtPhone(part.slice(from))]
    .map((piece) =>
      foldSigns(piece).search(ADDRESS_PATTERN) === 0 ? piece : piece.replace(/^[\s,|·-]+|(?<![\s,|·-])[\s,|·-]+$/g, ''),
    )
    .filter((piece) => piece !== '');
}

function splitAtPhone(text: string): string[] {
  const [number] = phonesIn(text);
  if (!number) return [text];
  const [before, end] = [text.slice(0, number.from), number.to];
  return /[:.]\s*$/.test(before) || CONTACT_LABEL.test(before) || /fax|פקס/i.test(before)
    ? [text.slice(0, end), text.slice(end)]
    : [...withoutWordsTo([before]), text.slice(number.from, end), text.slice(end)];
}

/** Pieces before a contact without the words that lead to it. */
const withoutWordsTo = (pieces: readonly string[]): readonly string[] =>
  leadsToContact(pieces.at(-1) ?? '') ? pieces.slice(0, -1) : pieces;

/** The facts of one text: each with its label, where it has one. */
export const splitFacts = (part: string): string[] => part.split(NEXT_LABEL).flatMap(splitAtContacts);

/** Which of several a contact is, behind it. */
const CONTACT_KIND =
  /(?<=\S)\s*\((?:linkedin|mobile|home|work|personal|company|portfolio|blog|other|נייד|בית|עבודה|אישי|לינקדאין)\)$/i;

/** Letters of the end of an address that a narrow column breaks: the `m` of `.com`. */
const MAX_END = 2;
/** The end of a page's host, in small letters. */
const ENDS_AS_SITE = new RegExp(`\\.(?:${TLD})(?:/|$)`);
/** An address of mail that has its last part. */
const COMPLETE_ADDRESS = new RegExp(`\\.(?:${TLD})$`, 'i');

/**
 * A line from the right shows the dot at its end before the Latin run that ends there: `.linkedin.com/in/a | https://b`
 * goes on as `https://b.`.
 */
function moveLeadingDot(parts: readonly string[]): string[] {
  const dottedIndex = parts.findIndex((part) => /^\.(?:https?:\/\/|www\.|linkedin\.)\S+$/i.test(part));
  return dottedIndex < 0 || HEBREW.test(parts.slice(dottedIndex).join(''))
    ? [...parts]
    : [
        ...parts.slice(0, dottedIndex),
        ...[parts[dottedIndex]?.slice(1) ?? '', ...parts.slice(dottedIndex + 1)].map((part, index, run) =>
          index === run.length - 1 ? `${part}.` : part,
        ),
      ];
}

const HEBREW = /[\u0590-\u05ff]/;

/** An address of mail or page that a narrow column broke over two lines is one again. */
export function joinBrokenContacts(lines: readonly TextLine[]): { line: TextLine; parts: string[] }[] {
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
    const isBroken = /@[^\s/@]*$/.test(start) && !COMPLETE_ADDRESS.test(start);
    // A line from the right has the dot of `.com` behind it.
    const next = (parts[0] ?? '').replace(/^([a-z.]+)\.$/, (whole, end: string) =>
      isBroken && !start.endsWith('.') ? `.${end}` : whole,
    );
    const isRest =
      /^[\p{Ll}\d._/-]+$/u.test(next) &&
      findPhone(next) === undefined &&
      // Behind an address of mail that has its end stands another contact: a name at LinkedIn without its host.
      !(start.includes('@') && COMPLETE_ADDRESS.test(start) && next.length > MAX_END && !next.startsWith('.')) &&
      // No address of mail has a path: it is a page's.
      !(start.includes('@') && next.includes('/')) &&
      (!ENDS_AS_SITE.test(next) || isBroken || /[@./-]$/.test(start) || next.startsWith('.')) &&
      // Another text of the file goes on with it only where it says so itself.
      (isBroken || /[@./_-]$/.test(start) || above?.line.known?.text === line.known?.text);
    if (
      above &&
      !above.isWhole &&
      // Behind the rest of a page that its sign says to go on there may be the next contact.
      (parts.length === 1 || /\/[^\s/]*[-_/]$/.test(start)) &&
      isRest &&
      /[@/.][^\s@/.]*$/.test(start) &&
      !/\s/.test(start.replace(CONTACT_LABEL, '')) &&
      line.gap < 2 * line.size
    ) {
      above.parts[above.parts.length - 1] = start + next;
      if (parts.length > 1) joined.push({ line, parts: parts.slice(1), isWhole });
    } else joined.push({ line, parts, isWhole });
    const last = joined.at(-1);
    if (last) last.isWhole = isWhole;
  }
  return joined;
}
