/** A rectangle on a page, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One character where it stands on the page; lengths in points, y downwards to the baseline. */
export interface Glyph {
  /** Its text: one character, or the letters of a ligature in logical order. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  /** Whether the file draws a space in the gap before it, from the left. */
  readonly hasSpaceBefore?: boolean;
  /** Whether an upright rule is drawn in the gap before it, from the left: another cell of a table begins. */
  readonly hasRuleBefore?: boolean;
  /** Whether it is a mark of an item that is drawn as a shape. */
  readonly isDrawnMark?: true;
  /** Where it stands on its page, if it is turned: its place is that on a page on which its text runs from the left. */
  readonly box?: Box;
}
