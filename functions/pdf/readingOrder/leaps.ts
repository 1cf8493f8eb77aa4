import { asksOnce, hasInk } from './characterClasses.ts';
import type { Placed } from './placed.ts';
import { isFromRight } from './readers.ts';

/**
 * A sign that follows several words from the right in a line from the left (`Prize of משרד החינוך: 20,000 NIS`) stands
 * beside the first of them and is read behind the last, which stands far at its left: it leaps. pdf.js and PDFium would
 * take the way for a space.
 */

/**
 * Written between two operators, it makes pdf.js take no way from the one to the other for a space: pdf.js measures the
 * way in units of the text that it has begun, whose scale is a thousand here, and ends that text where marked content
 * begins.
 */
export const LEAP = 'BT\n1000 0 0 -1000 0 0 Tm\nET\n/Span BMC\nEMC\n';

/** Of the size: what is no gap for pdf.js and PDFium. */
const NO_GAP = 0.1;

/** Whether a glyph stands at the right of the end of the one before it, in a text of this size. */
export const isFarRight = (before: Placed | undefined, glyph: Placed | undefined, size: number): boolean =>
  before !== undefined && glyph !== undefined && glyph.x - before.x - (before.width * size) / 1000 > NO_GAP * size;

/** Some glyphs of a line, in the order of drawing, that stand in an operator of their own. */
interface LinePart<T extends Placed> {
  readonly glyphs: T[];
  /** Whether the first of them leaps, or goes back to a word from the right behind another one. */
  readonly begins: 'line' | 'leap' | 'back';
}

/**
 * A line from the left in parts, each of which begins with a glyph that leaps, or with a word from the right behind
 * another: PDFBox turns all of those as one text, so that they would come in reverse, unless a mark parts them.
 */
export function partLine<T extends Placed>(drawn: readonly T[], size: number): LinePart<T>[] {
  const parts: LinePart<T>[] = [{ glyphs: [], begins: 'line' }];
  let before: T | undefined;
  /** The last glyph with ink. */
  let inked: T | undefined;
  let isSpaced = true;
  for (const glyph of drawn) {
    isSpaced ||= /^\s/.test(glyph.text);
    if (!isSpaced && isFarRight(before, glyph, size)) parts.push({ glyphs: [], begins: 'leap' });
    else if (isSpaced && goesBack(inked, glyph)) parts.push({ glyphs: [], begins: 'back' });
    parts.at(-1)?.glyphs.push(glyph);
    // A mark stands where no reader minds, and is no end of a space.
    if (hasInk(glyph.text)) {
      isSpaced = /\s$/.test(glyph.text);
      inked = glyph;
    } else isSpaced ||= /\s$/.test(glyph.text);
    before = glyph;
  }
  return parts;
}

/** Whether a letter from the right stands at the left of the one before it. */
const goesBack = (before: Placed | undefined, glyph: Placed): boolean =>
  before !== undefined && glyph.x < before.x && hasRight(before.text) && hasRight(glyph.text);
const hasRight = asksOnce((text) => Array.from(text).some(isFromRight));
