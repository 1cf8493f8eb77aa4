import { bareAddress, findAddresses } from '../../../shared/contacts/addresses.ts';
import { findPhones } from '../../../shared/contacts/phone.ts';
import type { MoreContact } from '../../../shared/resume/schema.ts';
import { findPrivateData, isIdentityNumber } from '../../../shared/resume/privateData.ts';
import type { OwnContacts } from '../../../shared/resume/moreContacts.ts';
import {
  apart,
  findOwnAddresses,
  findOwnAges,
  findOwnMail,
  findOwnNames,
  findPhonesApart,
  type OwnPlace,
} from './ownData.ts';

/** A text with placeholders for private data (redaction), and how to restore it. */
export interface RedactedText {
  readonly text: string;
  /** Restores the private parts. Undefined when a placeholder is missing, repeated, unknown or not where it stood. */
  readonly restore: (text: string) => string | undefined;
  /**
   * Restores a translation, whose words differ, in successive pieces; `say` gives each private part. Undefined if a
   * placeholder is missing, repeated, unknown, cut or joined with new text.
   */
  readonly restoreIn: (pieces: readonly string[], say: (detail: string) => string) => string[] | undefined;
  /** The private parts of a quotation; what is not a placeholder of this text stays. */
  readonly reveal: (text: string) => string;
  /** Reveals a translation in the same way; `say` gives each private part. */
  readonly revealIn: (text: string, say: (detail: string) => string) => string;
}

const PLACEHOLDER = /⟦P(\d+)⟧/g;
const FOREIGN_SIGN = /⟦\/?[PM](\d+)⟧/g;

/** Identity numbers have nine digits, the last of which is a check digit. */
const ID_NUMBER = /(?<!\d)\d{9}(?!\d)|(?<!\d)\d{8}-\d(?!\d)/g;

/**
 * Replaces what an employer need not know (`findPrivateData`), birth dates, phones, e-mail and web addresses and the
 * person's own name, address and links by placeholders (PII redaction): in any order, case, script and signs, and a
 * name by itself (ownData.ts). What stays are names of other people, and the person's town.
 */
export function redact(text: string, personal: OwnContacts): RedactedText {
  const kept = new Map<string, number>();
  // Placeholders and signs of marks in the original text are not ours.
  let rest = text.replace(FOREIGN_SIGN, '($1)');
  const hide = (detail: string) => {
    const number = kept.get(detail) ?? kept.size + 1;
    kept.set(detail, number);
    return `⟦P${number}⟧`;
  };
  const further = (sought: MoreContact['kind']) =>
    (personal.contacts ?? []).flatMap(({ kind, value }) => (kind === sought ? [value] : []));
  const hideOwn = (...values: readonly string[]) => {
    for (const detail of values.filter((value) => value.trim().length > 3)) rest = rest.replaceAll(detail, hide);
  };
  const hideFound = (...find: readonly ((text: string, personal: OwnContacts) => readonly OwnPlace[])[]) => {
    // Hidden parts are marks and belong to no other match.
    for (const each of find) rest = hidePlaces(rest, outsideMarks(rest, apart(each(rest, personal))), hide);
  };
  hideOwn(personal.address, personal.fullName, personal.email, personal.phone, ...further('phone'));
  hideFound(findOwnMail, findPrivateData, findAddresses, (text) => findPhones(text), findPhonesApart, findOwnAddresses);
  // A site may be part of an e-mail address, and is written without what shows that it is one.
  hideOwn(personal.linkedin, personal.website, ...further('link').flatMap((value) => [value, bareAddress(value)]));
  hideFound(findOwnNames, findOwnAges);
  rest = rest.replace(ID_NUMBER, (digits) => (isIdentityNumber(digits.replace('-', '')) ? hide(digits) : digits));
  const marks = countPlaceholders(rest);
  const details = [...kept.keys()];
  const hasAll = (changed: string) => {
    const changedMarks = countPlaceholders(changed);
    return (
      changedMarks.size === marks.size && [...changedMarks].every(([mark, times]) => times <= (marks.get(mark) ?? 0))
    );
  };
  const fill = (changed: string, say: (detail: string) => string) =>
    changed.replace(PLACEHOLDER, (_, number: string) => say(details[Number(number) - 1] ?? ''));
  const show = (quoted: string, say: (detail: string) => string) =>
    quoted.replace(PLACEHOLDER, (mark, number: string) => {
      const detail = details[Number(number) - 1];
      return detail === undefined ? mark : say(detail);
    });
  return {
    text: rest,
    reveal: (quoted) => show(quoted, (detail) => detail),
    revealIn: show,
    restore: (changed) =>
      hasAll(changed) && standAsBefore(rest, changed) ? fill(changed, (detail) => detail) : undefined,
    restoreIn: (pieces, say) => {
      const changed = pieces.join('');
      const filled = pieces.map((piece) => fill(piece, say));
      const isWhole = hasAll(changed) && filled.join('') === fill(changed, say);
      return isWhole && standAsBefore(rest, changed, false) ? filled : undefined;
    },
  };
}

const outsideMarks = (text: string, places: readonly OwnPlace[]) =>
  places.filter(({ from, to }) => !/[⟦⟧]/.test(text.slice(from, to)) && text[from - 1] !== '⟦');

/** Returns a text with these places hidden. It is assembled once, because there may be thousands. */
function hidePlaces(
  text: string,
  places: readonly { readonly from: number; readonly to: number }[],
  hide: (detail: string) => string,
): string {
  const parts: string[] = [];
  let end = text.length;
  for (const { from, to } of places.toReversed()) {
    parts.push(text.slice(to, end), hide(text.slice(from, to)));
    end = from;
  }
  return text.slice(0, end) + parts.toReversed().join('');
}

/** Hebrew prefixes and the signs of a sentence may change beside a placeholder; anything else is a part of it. */
const GLUE_BEFORE = /(?<=^|[\s⟦⟧])[^\s⟦⟧]*$/;
const GLUE_AFTER = /^[^\s⟦⟧]*/;
const LOOSE_BEFORE = /^[("'“„]*[ושהבלמכ]{0,3}-?$/;
const LOOSE_AFTER = /^[)"'”.,;:!?]*$/;
/** UTF-16 code units on either side in which the words that a placeholder stood among are looked for. */
const NEIGHBOURHOOD = 80;

/**
 * Whether every placeholder of an answer is used as in the source: nothing new is attached to it (`evil.example/⟦P1⟧`),
 * and except in a translation at least one of its neighbouring words is kept.
 */
function standAsBefore(source: string, answer: string, byWords = true): boolean {
  // Alike ones are looked at once: a text may name one address a thousand times.
  const different = new Map(placesOf(source).map((place) => [signatureOf(place), place]));
  const byMark = Map.groupBy(different.values(), ({ mark }) => mark);
  const asked = new Map(placesOf(answer).map((place) => [signatureOf(place), place]));
  return [...asked.values()].every(({ mark, before, after, words }) =>
    (byMark.get(mark) ?? []).some(
      (place) =>
        (place.before === before || (LOOSE_BEFORE.test(place.before) && LOOSE_BEFORE.test(before))) &&
        (place.after === after || (LOOSE_AFTER.test(place.after) && LOOSE_AFTER.test(after))) &&
        (!byWords || place.words.size === 0 || [...words].some((word) => place.words.has(word))),
    ),
  );
}
const signatureOf = ({ mark, before, after, words }: ReturnType<typeof placesOf>[number]) =>
  [mark, before, after, ...words].join(' ');

const placesOf = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].map(({ 0: mark, index }) => {
    const before = text.slice(Math.max(0, index - NEIGHBOURHOOD), index);
    const after = text.slice(index + mark.length, index + mark.length + NEIGHBOURHOOD);
    return {
      mark,
      // A sentence that begins with them gets its capital letter.
      before: GLUE_BEFORE.exec(before)?.[0].toLowerCase() ?? '',
      after: GLUE_AFTER.exec(after)?.[0].toLowerCase() ?? '',
      words: new Set(`${before} ${after}`.toLowerCase().match(/\p{L}{2,}/gu) ?? []),
    };
  });

/** A text without its private data, which cannot be restored. */
export const stripPersonalData = (text: string, personal: OwnContacts) =>
  redact(text, personal).text.replace(PLACEHOLDER, '');

function countPlaceholders(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(PLACEHOLDER)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
