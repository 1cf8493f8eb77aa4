/** Stands in a paragraph's text where a field counts pages, until the paragraph has been read. */
export const PAGE_COUNT = '\0';

/** A page's number with the words and signs that belong to it: `Page 1 of 2`. */
const WORDS = String.raw`\bpage|\bp\.|(?<!\p{L})(?:עמוד|עמ['׳]|דף)`;
const TOTAL = String.raw`[|/]\s{0,9}\0|(?:\bof\b|מתוך|מ-|/)\s{0,9}(?:\0|\d{1,3}(?![\p{L}\p{N}.-]))`;
const COUNTS = new RegExp(String.raw`(?:(?:${WORDS})\s{0,9})?\0(?:\s{0,9}(?:${TOTAL}))?`, 'giu');
/** What sets a number apart from the text before or behind it. */
const SEPARATOR = /[\s|/·•–—-]/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * The texts of a paragraph without what counts pages, which says nothing of a person; all else stays. No text at all
 * where nothing else was said.
 */
export function withoutPageCounts<Text extends { readonly text: string }>(texts: readonly Text[]): readonly Text[] {
  const whole = texts.map(({ text }) => text).join('');
  if (!whole.includes(PAGE_COUNT)) return texts;
  const rest = Array.from({ length: whole.length }, (_, index) => whole.charAt(index));
  const counts = Array.from(whole.matchAll(COUNTS), ({ 0: count, index }) => [index, index + count.length] as const);
  for (const [from, to] of counts) rest.fill('', from, to);
  if (!SAYS_SOMETHING.test(rest.join(''))) return [];
  if (counts[0]) clearSeparators(rest, 0, counts[0][1], 1);
  clearSeparators(rest, rest.length - 1, counts.at(-1)?.[0] ?? 0, -1);
  let start = 0;
  return texts.flatMap((piece) => {
    const text = rest.slice(start, start + piece.text.length).join('');
    start += piece.text.length;
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** Takes signs away from an end of the text, where a count stood there. */
function clearSeparators(rest: string[], end: number, count: number, step: 1 | -1): void {
  let position = end;
  const isOpen = () => rest[position] === '' || SEPARATOR.test(rest[position] ?? 'x');
  while (isOpen()) position += step;
  // The count lay within what can go.
  if (step === 1 ? position >= count : position < count)
    for (let clear = end; clear !== position; clear += step) rest[clear] = '';
}
