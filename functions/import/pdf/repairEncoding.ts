import type { Glyph } from '../page/glyph.ts';

/** The low bytes of the Hebrew letters, read as characters by mistake. */
const [FIRST_LOST_BYTE, LAST_LOST_BYTE] = [0xd0, 0xea];
/** The difference between such a byte and its Hebrew letter. */
const HEBREW_BLOCK_OFFSET = 0x500;

const isHebrew = (text: string) => text >= '\u05d0' && text <= '\u05ea';
const hasLostHighByte = (text: string) =>
  text.length === 1 && text.charCodeAt(0) >= FIRST_LOST_BYTE && text.charCodeAt(0) <= LAST_LOST_BYTE;

/** The largest vertical and horizontal distance between letters of one word, in type sizes. */
const [SAME_LINE_RATIO, SAME_WORD_RATIO] = [0.1, 0.16];
/**
 * So many lost letters show a systematic loss; then each such character without a Latin letter beside it is repaired.
 */
const MAX_CHANCE_REPAIRS = 5;

/** Whether two letters of one line are nearer than `nearer` type sizes. */
export const areInSameWord = (a: Glyph | undefined, b: Glyph, nearer = SAME_WORD_RATIO): a is Glyph => {
  if (!a || Math.abs(a.y - b.y) > SAME_LINE_RATIO * b.size) return false;
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return right.x - left.x - left.width < nearer * b.size;
};

const hasHebrewNeighbor = (near: readonly Glyph[]) => near.some(({ text }) => isHebrew(text));

/**
 * Restores Hebrew letters of which a program kept only the low byte (Ghostscript makes `à` of `נ`). A character is one
 * if a Hebrew letter, or another restored one, is in its word.
 */
export function restoreLostBytes(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => hasLostHighByte(text)) || !glyphs.some(({ text }) => isHebrew(text))) return glyphs;
  const whole = [...glyphs];
  const mend = (index: number, isOne: (near: readonly Glyph[]) => boolean): number => {
    const glyph = whole[index];
    if (
      !glyph ||
      !hasLostHighByte(glyph.text) ||
      !isOne([whole[index - 1], whole[index + 1]].filter((near) => areInSameWord(near, glyph)))
    )
      return 0;
    whole[index] = { ...glyph, text: String.fromCharCode(glyph.text.charCodeAt(0) + HEBREW_BLOCK_OFFSET) };
    return 1;
  };
  let mended = 0;
  for (const index of whole.keys()) mended += mend(index, hasHebrewNeighbor);
  for (const index of [...whole.keys()].toReversed()) mended += mend(index, hasHebrewNeighbor);
  if (mended > MAX_CHANCE_REPAIRS)
    for (const index of whole.keys()) mend(index, (near) => !near.some(({ text }) => /[a-z\d]/i.test(text)));
  return whole;
}

/** Returns a ligature's letters if a program swapped their bytes (Ghostscript makes `昀氀` of `fl`), else the text. */
export function restoreSwappedBytes(text: string): string {
  if (!/^[\u6100-\u7a00]{2,}$/.test(text)) return text;
  const codes = Array.from(text, (char) => char.charCodeAt(0));
  return codes.every((code) => code % 0x100 === 0) ? String.fromCharCode(...codes.map((code) => code / 0x100)) : text;
}
