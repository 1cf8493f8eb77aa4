/** A glyph of a page: its code, and its position in text coordinates. */
export interface PrintedGlyph {
  readonly code: number;
  readonly x: number;
  /** Where it ends. */
  readonly end: number;
  readonly y: number;
  /** Position of its code in the content. */
  readonly at: number;
  /** The written text, which for a mirrored bracket differs from the font's. */
  readonly text: string;
  /** The text that its font gives. */
  readonly shown: string;
  /** Whether it is right-to-left on its line; before the line is read, as its run says. */
  rtl: boolean;
}
