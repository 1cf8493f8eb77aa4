import type { BidiRun } from './bidiRun.ts';

const RTL_RANGE = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const LATIN_LETTER = String.raw`(?![${RTL_RANGE}])\p{L}`;

/**
 * A Latin word that a Hebrew prefix is joined to (ה-AI, ה-CI/CD, ל-C#) is of the Hebrew phrase, with the signs in it
 * and at its end.
 */
const PREFIXED_LATIN_WORD =
  String.raw`(?<=(?<![${RTL_RANGE}])[\u05d1\u05d4\u05d5\u05db\u05dc\u05de\u05e9]{1,3}[-\u05be])` +
  String.raw`(?:${LATIN_LETTER})(?:${LATIN_LETTER}|\p{N})*(?:[/&.-](?:${LATIN_LETTER}|\p{N})+)*` +
  String.raw`(?!${LATIN_LETTER}|\p{N})[+#]{0,2}`;
/** From a Hebrew letter to the last one, or word joined to it, before the next Latin letter. */
const RTL_PHRASE = new RegExp(
  String.raw`[${RTL_RANGE}](?:(?:(?!${LATIN_LETTER})[^\n]|${PREFIXED_LATIN_WORD})*` +
    String.raw`(?:[${RTL_RANGE}]|${PREFIXED_LATIN_WORD}))?`,
  'gu',
);
/** A number that belongs to the Hebrew words after or before it; a year or a range beside them is a date of its own. */
const NUMBER_BEFORE = /(?<![\p{L}\p{N}.,:/=&–-])(?!(?:19|20)\d\d\s)[₪$€#]?\d[\d.,]*%?\s$/u;
const NUMBER_AFTER = new RegExp(
  String.raw`^(?:[-–]?[₪$€]?\d[\d.,:]*(?<=\d)%?\+?|\s(?!(?:19|20)\d\d(?!\d))\d[\d,.:]*(?<=\d)%?)` +
    String.raw`(?![\p{L}\p{N}–/-]|[.,:]\d|\s*[–-]\s*\d)`,
  'u',
);
const BRACKET_PAIRS: readonly (readonly [opener: string, closer: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['“', '”'],
  ["'", "'"],
];

/**
 * Right-to-left runs of a left-to-right text: Hebrew words with the numbers, quotes and brackets that belong to them.
 * Each is isolated, so that dates and phones beside it keep the order of the line; of more than `most`, the first.
 */
export function findRtlRuns(text: string, most = Infinity): BidiRun[] {
  const runs: BidiRun[] = [];
  for (const match of text.matchAll(RTL_PHRASE)) {
    if (runs.length >= most) break;
    const lowest = runs.at(-1)?.end ?? 0;
    let start = match.index;
    let end = start + match[0].length;
    const before = NUMBER_BEFORE.exec(text.slice(lowest, start));
    if (before) start -= before[0].length;
    const after = NUMBER_AFTER.exec(text.slice(end));
    if (after) end += after[0].length;
    // One quote on either side is a pair around the phrase, whatever is quoted within.
    const quoted = start > lowest && /["']/.test(text.slice(end, end + 1)) && text[start - 1] === text[end];
    const opening = BRACKET_PAIRS.find(
      ([opener, closer]) =>
        start > lowest &&
        !quoted &&
        text.startsWith(opener, start - 1) &&
        isClosedWithin(text.slice(start, end), opener, closer),
    );
    if (opening) start -= 1;
    // A geresh that shortens a word (ושות') ends it, unless it closes a quote.
    if (text[end] === "'" && !isOpenAtEnd(text.slice(0, match.index), "'", "'")) end += 1;
    const closing = BRACKET_PAIRS.find(
      ([opener, closer]) =>
        !quoted && text.startsWith(closer, end) && isOpenAtEnd(text.slice(start, end), opener, closer),
    );
    if (closing) end += 1;
    runs.push({ start, end, direction: 'rtl' });
  }
  return runs;
}

/** Whether a bracket or quote is open at the end of a text. */
function isOpenAtEnd(text: string, opener: string, closer: string): boolean {
  return opener === closer ? countSigns(text, opener) % 2 === 1 : countSigns(text, opener) > countSigns(text, closer);
}

/** Whether a bracket or quote that was open before a text is closed within it. */
function isClosedWithin(text: string, opener: string, closer: string): boolean {
  return isOpenAtEnd(text, closer, opener);
}

function countSigns(text: string, sign: string): number {
  // A gershayim inside a word (צה"ל) opens nothing.
  return text.replace(/(?<=\p{L})["'](?=\p{L})/gu, '').split(sign).length - 1;
}
