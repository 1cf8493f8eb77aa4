import type { FontText } from './fontText.ts';

/** A glyph to draw, in drawing order. */
export interface Placed {
  readonly code: number;
  readonly x: number;
  readonly text: string;
  readonly width: number;
}

/** Places a glyph with an integer width. PDFium knows only integers and would misplace what follows another width. */
export function placeGlyph(font: FontText, code: number, x: number): Placed {
  const whole = font.whole(code);
  return { code: whole, x, text: font.text(code), width: font.width(whole) };
}

/** Width of a space in a font without one, in thousandths of the size. */
const SPACE_WIDTH = 250;
const BLANKS = new WeakMap<FontText, number>();

/**
 * Returns the code of a font's space. A font without one (of a single-word title) uses its glyph for missing
 * characters, which the browser embeds without an outline.
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
