import type { Run } from './runs.ts';

const RTL = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const LATIN = String.raw`(?![${RTL}])\p{L}`;

/** A Latin word that a Hebrew prefix is joined to (ה-AI, ה-CI/CD, ל-C#) is of the Hebrew phrase, with the signs in it and at its end. */
const JOINED = String.raw`(?<=(?<![${RTL}])[\u05d1\u05d4\u05d5\u05db\u05dc\u05de\u05e9]{1,3}[-\u05be])(?:${LATIN})(?:${LATIN}|\p{N})*(?:[/&.-](?:${LATIN}|\p{N})+)*(?!${LATIN}|\p{N})[+#]{0,2}`;
/** From a Hebrew letter to the last one, or word joined to it, before the next Latin letter. */
const PHRASE = new RegExp(String.raw`[${RTL}](?:(?:(?!${LATIN})[^\n]|${JOINED})*(?:[${RTL}]|${JOINED}))?`, 'gu');
/** A number that belongs to the Hebrew words after or before it; a year or a range beside them is a date of its own. */
const NUMBER_BEFORE = /(?<![\p{L}\p{N}.,:/=&–-])(?!(?:19|20)\d\d\s)[₪$€#]?\d[\d.,]*%?\s$/u;
const NUMBER_AFTER = /^(?:[-–]?[₪$€]?\d[\d.,:]*(?<=\d)%?\+?|\s(?!(?:19|20)\d\d(?!\d))\d[\d,.:]*(?<=\d)%?)(?![\p{L}\p{N}–/-]|[.,:]\d|\s*[–-]\s*\d)/u;
const CLOSERS: readonly (readonly [opener: string, closer: string])[] = [['(', ')'], ['[', ']'], ['"', '"'], ['“', '”'], ["'", "'"]];

/**
 * Right-to-left runs of a left-to-right text: Hebrew words with the numbers, quotes and brackets that belong to them.
 * Each is isolated, so that dates and phones beside it keep the order of the line; of more than `most`, the first.
 */
export function hebrewRuns(text: string, most = Infinity): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(PHRASE)) {
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
    const opening = CLOSERS.find(([opener, closer]) => start > lowest && !quoted && text.startsWith(opener, start - 1) && isClosed(text.slice(start, end), opener, closer));
    if (opening) start -= 1;
    // A geresh that shortens a word (ושות') ends it, unless it closes a quote.
    if (text[end] === "'" && !isOpen(text.slice(0, match.index), "'", "'")) end += 1;
    const closing = CLOSERS.find(([opener, closer]) => !quoted && text.startsWith(closer, end) && isOpen(text.slice(start, end), opener, closer));
    if (closing) end += 1;
    runs.push({ start, end, direction: 'rtl' });
  }
  return runs;
}

/** Whether a bracket or quote is open at the end of a text. */
function isOpen(text: string, opener: string, closer: string): boolean {
  return opener === closer ? count(text, opener) % 2 === 1 : count(text, opener) > count(text, closer);
}

/** Whether a bracket or quote that was open before a text is closed within it. */
function isClosed(text: string, opener: string, closer: string): boolean {
  return isOpen(text, closer, opener);
}

function count(text: string, sign: string): number {
  // A gershayim inside a word (צה"ל) opens nothing.
  return text.replace(/(?<=\p{L})["'](?=\p{L})/gu, '').split(sign).length - 1;
}
