import { asksOnce, hasInk } from './characterClasses.ts';
import type { Placed } from './placed.ts';
import { isFromRight } from './readers.ts';

/**
 * A sign after several right-to-left words in a left-to-right line (`Prize of משרד החינוך: 20,000 NIS`) is drawn at the
 * right of the first word but read after the last one, far at the left: it leaps. pdf.js and PDFium would take the
 * distance for a space.
 */

/**
 * Written between two operators, it keeps pdf.js from taking the distance between them for a space. pdf.js measures it
 * in units of the current text, whose scale is a thousand here, and ends that text at marked content.
 */
export const LEAP = 'BT\n1000 0 0 -1000 0 0 Tm\nET\n/Span BMC\nEMC\n';

/** In type sizes: no gap for pdf.js and PDFium. */
const NO_GAP = 0.1;

/** Whether a glyph is to the right of the end of the previous one, at this type size. */
export const isFarRight = (before: Placed | undefined, glyph: Placed | undefined, size: number): boolean =>
  before !== undefined && glyph !== undefined && glyph.x - before.x - (before.width * size) / 1000 > NO_GAP * size;

/** Successive glyphs of a line that are drawn by one operator. */
interface LinePart<T extends Placed> {
  readonly glyphs: T[];
  /** How it begins: the line itself, a glyph that leaps, or a right-to-left word after another one. */
  readonly begins: 'line' | 'leap' | 'back';
}

/**
 * Divides a left-to-right line into parts that begin with a glyph that leaps or with a right-to-left word after
 * another. PDFBox would reverse all successive right-to-left words as one text; marks between the parts prevent that.
 */
export function partLine<T extends Placed>(drawn: readonly T[], size: number): LinePart<T>[] {
  const parts: LinePart<T>[] = [{ glyphs: [], begins: 'line' }];
  let before: T | undefined;
  /** The last visible glyph. */
  let inked: T | undefined;
  let isSpaced = true;
  for (const glyph of drawn) {
    isSpaced ||= /^\s/.test(glyph.text);
    if (!isSpaced && isFarRight(before, glyph, size)) parts.push({ glyphs: [], begins: 'leap' });
    else if (isSpaced && goesBack(inked, glyph)) parts.push({ glyphs: [], begins: 'back' });
    parts.at(-1)?.glyphs.push(glyph);
    // Readers ignore a mark, so it does not end a space.
    if (hasInk(glyph.text)) {
      isSpaced = /\s$/.test(glyph.text);
      inked = glyph;
    } else isSpaced ||= /\s$/.test(glyph.text);
    before = glyph;
  }
  return parts;
}

/** Whether a right-to-left letter is left of the previous one. */
const goesBack = (before: Placed | undefined, glyph: Placed): boolean =>
  before !== undefined && glyph.x < before.x && hasRight(before.text) && hasRight(glyph.text);
const hasRight = asksOnce((text) => Array.from(text).some(isFromRight));
