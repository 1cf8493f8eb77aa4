import { UNREAD, type Glyph } from '../page/glyph.ts';

/** The text of a glyph: a Hebrew letter with its vowel point. */
const LETTER_AND_POINT = /^[\u05d0-\u05ea][\u05b0-\u05c7]/;
const HEBREW_LETTER = /^[\u05d0-\u05ea\ufb1d-\ufb4f]/;
/** The greatest width of a point glyph, in type sizes: it is drawn above or below its letter. */
const NO_ROOM = 0.05;

const isNamedPoint = ({ text, width, size }: Glyph) => width < NO_ROOM * size && LETTER_AND_POINT.test(text);

/**
 * Removes point glyphs whose text repeats the letter beside them. Typst gives a glyph the text of its first use, so
 * after one `רָ` the point reads as `ר` over every letter. Other glyphs get no text, and pdf.js takes their number in
 * the font for a character: a non-Hebrew character at such a point is marked unread.
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
