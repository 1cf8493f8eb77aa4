/** A rectangle on a page, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest rectangle around all of these; around none it has no sides. */
export function boxAround(boxes: readonly Box[]): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    [left, right] = [Math.min(left, x), Math.max(right, x + width)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + height)];
  }
  return left === Infinity
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The text of a glyph whose letter the file does not give. */
export const UNREAD = '\ufffd';

/** A character at its position on the page; lengths in points, y down to the baseline. */
export interface Glyph {
  /** Its text: one character, or the letters of a ligature in logical order. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  /** Whether the file draws a space in the gap at its left. */
  readonly hasSpaceBefore?: boolean;
  /** Whether a vertical rule is drawn in the gap at its left, which begins another table cell. */
  readonly hasRuleBefore?: boolean;
  /** Whether it is a bullet that is drawn as a shape. */
  readonly isDrawnMark?: true;
  /**
   * Its real place on the page, if its text is turned or was set from the left (layout/setFromRight.ts). Its other
   * coordinates are then those of a page on which the text reads normally.
   */
  readonly box?: Box;
}
