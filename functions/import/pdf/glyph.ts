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
}
