/** Stands in a paragraph's text where a field counts pages, until the paragraph has been read. */
export const PAGE_COUNT = '\0';

/** A page's number with the words and signs that belong to it: `Page 1 of 2`. */
const WORDS = String.raw`\bpage|\bp\.|(?<!\p{L})(?:עמוד|עמ['׳]|דף)`;
const TOTAL = String.raw`[|/]\s{0,9}\0|(?:\bof\b|מתוך|מ-|/)\s{0,9}(?:\0|\d{1,3}(?![\p{L}\p{N}.-]))`;
const COUNTS = new RegExp(String.raw`(?:(?:${WORDS})\s{0,9})?\0(?:\s{0,9}(?:${TOTAL}))?`, 'giu');
/** What sets a number apart from the text before or behind it, and counts themselves. */
const OPEN = /[\0\s|/·•–—-]/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * The texts of a paragraph without what counts pages, which says nothing of a person, and without the signs beside it
 * at an end; all else stays. No text at all where nothing else was said.
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
