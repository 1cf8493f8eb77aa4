import type { Glyph } from './glyph.ts';

/** Points from the upper left corner of the page. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A straight line that is drawn on a page, from one end to the other; points from the upper left corner. */
export interface Rule {
  /** How far from the left an upright one stands, from the top a level one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The straight lines of a page, as the borders of tables are. */
export interface DrawnRules {
  readonly upright: readonly Rule[];
  readonly level: readonly Rule[];
}

export const NO_RULES: DrawnRules = { upright: [], level: [] };

/** The text of a page that runs in one direction other than from the left, on a page that is turned with it. */
export interface TurnedText extends Pick<PageGlyphs, 'width' | 'height' | 'glyphs'> {
  /** By how much it is turned, clockwise, 0-359; 0 for upright text beside that of a page whose main text is turned. */
  readonly degrees: number;
  /** What only marks the page, slanted: faint, or large and over other text. */
  readonly watermark: readonly Glyph[];
}

/** A page whose characters stand at places, as a PDF and a recogniser give it: layout/ makes lines of it. */
export interface PageGlyphs {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** What is filled or framed on it. */
  readonly boxes?: readonly Rectangle[] | undefined;
  /** The straight lines that are drawn on it. */
  readonly rules?: DrawnRules | undefined;
  /** Text in other directions than most of the page. */
  readonly turned?: readonly TurnedText[];
}
