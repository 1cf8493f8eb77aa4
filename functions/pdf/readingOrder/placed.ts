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
  const text = font.text(code);
  const width = Math.round(font.width(code));
  return { code: width === font.width(code) ? code : font.alias(code, text, width), x, text, width };
}

const SPACES = new WeakMap<FontText, number | undefined>();
/** The code of the font's space. */
export function spaceOf(font: FontText): number | undefined {
  if (!SPACES.has(font)) {
    let found: number | undefined;
    for (let code = 0; code <= font.highestCode && found === undefined; code += 1)
      if (font.text(code) === ' ') found = code;
    SPACES.set(font, found);
  }
  return SPACES.get(font);
}
