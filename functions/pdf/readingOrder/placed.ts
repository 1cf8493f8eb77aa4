import type { FontText } from './fontText.ts';

/** A glyph to draw, in the order of drawing. */
export interface Placed {
  readonly code: number;
  readonly x: number;
  readonly text: string;
  readonly width: number;
}

/** PDFium knows widths in whole numbers alone: with others, what follows would stand elsewhere. */
export function placeGlyph(font: FontText, code: number, x: number): Placed {
  const whole = font.whole(code);
  return { code: whole, x, text: font.text(code), width: font.width(whole) };
}

/** Width of a space in a font without one, in thousandths of the size. */
const SPACE_WIDTH = 250;
const BLANKS = new WeakMap<FontText, number>();

/**
 * A code of the font's space. In a font without one (a title of one word) it is that of the glyph that stands for
 * missing ones: the browser embeds it without an outline.
 */
export function blankOf(font: FontText): number {
  let blank = BLANKS.get(font);
  if (blank === undefined) {
    for (let code = 0; code <= font.highestCode && blank === undefined; code += 1)
      if (font.text(code) === ' ') blank = code;
    BLANKS.set(font, (blank ??= font.alias(0, ' ', SPACE_WIDTH)));
  }
  return blank;
}
