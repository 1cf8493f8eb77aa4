/** A rectangle on a page, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around all of some; without sides around none. */
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

/** The text of a glyph whose letter the file tells nowhere. */
export const UNREAD = '\ufffd';

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
  /**
   * Where it stands on its page, if it is turned or was set from the left (layout/setFromRight.ts): its place is that
   * on a page on which its text is read as any other.
   */
  readonly box?: Box;
}
