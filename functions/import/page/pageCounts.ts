/** Marks the place of a page number field in a paragraph's text until the paragraph is complete. */
export const PAGE_COUNT = '\0';

/** A page number with the words and signs around it: `Page 1 of 2`. */
const WORDS = String.raw`\bpage|\bp\.|(?<!\p{L})(?:עמוד|עמ['׳]|דף)`;
const TOTAL = String.raw`[|/]\s{0,9}\0|(?:\bof\b|מתוך|מ-|/)\s{0,9}(?:\0|\d{1,3}(?![\p{L}\p{N}.-]))`;
const COUNTS = new RegExp(String.raw`(?:(?:${WORDS})\s{0,9})?\0(?:\s{0,9}(?:${TOTAL}))?`, 'giu');
/** Signs that separate a page number from the text beside it, and page numbers themselves. */
const OPEN = /[\0\s|/·•–—-]/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Removes page numbers, which say nothing about the person, and the signs that separate them at an end of the
 * paragraph. Returns no text if nothing else was there.
 */
export function withoutPageCounts<Text extends { readonly text: string }>(texts: readonly Text[]): readonly Text[] {
  const whole = texts.map(({ text }) => text).join('');
  if (!whole.includes(PAGE_COUNT)) return texts;
  const counted = whole.replaceAll(COUNTS, (count) => PAGE_COUNT.repeat(count.length));
  if (!SAYS_SOMETHING.test(counted)) return [];
  const signs = counted.split('');
  const [first, last] = [signs.findIndex((sign) => !OPEN.test(sign)), signs.findLastIndex((sign) => !OPEN.test(sign))];
  const from = counted.indexOf(PAGE_COUNT) < first ? first : 0;
  const to = counted.lastIndexOf(PAGE_COUNT) > last ? last + 1 : counted.length;
  let start = 0;
  return texts.flatMap((piece) => {
    const end = start + piece.text.length;
    const text = counted.slice(Math.max(start, from), Math.max(from, Math.min(end, to))).replaceAll(PAGE_COUNT, '');
    start = end;
    return text === '' ? [] : [{ ...piece, text }];
  });
}
