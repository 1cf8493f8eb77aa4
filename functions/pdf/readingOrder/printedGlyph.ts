/** A glyph where the page has it: its code, and its place in the space of the text. */
export interface PrintedGlyph {
  readonly code: number;
  readonly x: number;
  /** Where it ends. */
  readonly end: number;
  readonly y: number;
  /** Position of its code in the content. */
  readonly at: number;
  /** What was written, which of a mirrored bracket is another one than its font says. */
  readonly text: string;
  /** What its font says. */
  readonly shown: string;
  /** Whether it runs from the right on its line; as its run says, before the line is read. */
  rtl: boolean;
}
