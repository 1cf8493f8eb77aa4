import { UNREAD, type Glyph } from '../page/glyph.ts';

/** A Hebrew letter with its point, as the name of one glyph. */
const LETTER_AND_POINT = /^[\u05d0-\u05ea][\u05b0-\u05c7]/;
const HEBREW_LETTER = /^[\u05d0-\u05ea\ufb1d-\ufb4f]/;
/** Part of the size that a point takes of the line at the most: it stands over or below its letter. */
const NO_ROOM = 0.05;

const isNamedPoint = ({ text, width, size }: Glyph) => width < NO_ROOM * size && LETTER_AND_POINT.test(text);

/**
 * Glyphs in the order they are drawn, without points that are named with their letter, which is drawn beside them.
 * Typst names a glyph by the first text that it was a part of, so that after one `רָ` this point says `ר` over each
 * letter. It leaves others without a name, and the reader of PDFs takes their number in the font for a character: what
 * is no Hebrew letter and stands at such a point is unread.
 */
export function withoutNamedPoints(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(isNamedPoint)) return glyphs;
  return glyphs.flatMap((glyph, index) => {
    if (isNamedPoint(glyph)) return [];
    const isPointed = [glyphs[index - 1], glyphs[index + 1]].some(
      (near) => near && isNamedPoint(near) && near.y === glyph.y && isOver(near, glyph),
    );
    return [isPointed && glyph.width > 0 && !HEBREW_LETTER.test(glyph.text) ? { ...glyph, text: UNREAD } : glyph];
  });
}

const isOver = (point: Glyph, { x, width, size }: Glyph) =>
  point.x > x - 0.5 * size && point.x < x + width + 0.5 * size;
