import type { Glyph } from './glyph.ts';

/** Points from the upper left corner of the page. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A straight line drawn on a page; points from the upper left corner. */
export interface Rule {
  /** Distance of a vertical line from the left, or of a horizontal line from the top. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The straight lines of a page, such as borders of tables. */
export interface DrawnRules {
  readonly upright: readonly Rule[];
  readonly level: readonly Rule[];
}

export const NO_RULES: DrawnRules = { upright: [], level: [] };

/** Text of a page that does not run from the left, on a page that is turned with it. */
export interface TurnedText extends Pick<PageGlyphs, 'width' | 'height' | 'glyphs'> {
  /** The angle, clockwise, 0-359; 0 for upright text on a page whose main text is turned. */
  readonly degrees: number;
  /** A slanted watermark: faint, or large and over other text. */
  readonly watermark: readonly Glyph[];
}

/** A page whose characters have positions, from a PDF or OCR. layout/ makes lines of it. */
export interface PageGlyphs {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Filled or framed rectangles. */
  readonly boxes?: readonly Rectangle[] | undefined;
  /** The straight lines drawn on it. */
  readonly rules?: DrawnRules | undefined;
  /** Text in other directions than the page's main text. */
  readonly turned?: readonly TurnedText[];
}
