import type { FontText } from './fontText.ts';
import { logicalGlyphs, type LineGlyph } from './logicalOrder.ts';
import { orderOfPdfium, orderOfPdfJs, orderOfPoppler } from './readers.ts';
import type { TextRun } from './textRuns.ts';

/** Whether two texts differ at most in white space and marks. */
const isSame = (a: string, b: string) => a === b || squeezed(a) === squeezed(b);
const squeezed = (text: string) =>
  HAS_MARKS_OR_SPACES.test(text)
    ? text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
    : text;
/** A text that may change: anything but letters, digits and frequent signs with single spaces between. */
const HAS_MARKS_OR_SPACES = /[^ -~\u05d0-\u05ea–]| {2}|^ | $/;

/** Texts of one font on one line. */
export interface Line {
  readonly visual: readonly LineGlyph[];
  /** Where they begin at the left, end at the right, and stand. */
  readonly start: number;
  readonly end: number;
  readonly y: number;
  readonly logical: readonly LineGlyph[];
  readonly text: string;
  /** The text in visual order. */
  readonly shown: string;
  /** Whether any of it is right-to-left, or left-to-right. */
  readonly hasRight: boolean;
  readonly hasLeft: boolean;
}

/** Reads a line from its glyphs from left to right, each with its direction. */
export function readLine(visual: readonly LineGlyph[], isRtl: boolean): Line {
  const logical = logicalGlyphs(visual, isRtl);
  const [{ x: start, y }, { end }] = [visual[0], visual.at(-1)] as [LineGlyph, LineGlyph];
  let text = '';
  let shown = '';
  let hasRight = false;
  let hasLeft = false;
  for (const glyph of logical) text += glyph.text;
  for (const glyph of visual) {
    shown += glyph.shown;
    if (glyph.rtl) hasRight = true;
    else hasLeft = true;
  }
  return { visual, start, end, y, logical, text, shown, hasRight, hasLeft };
}

/** Whether pdf.js reads the printed line correctly: in pieces that end at each tag and where the text moves back. */
export function isReadByPdfJs(runs: readonly TextRun[], { text }: Line): boolean {
  let read = '';
  let piece = '';
  let before = -Infinity;
  let tag = runs[0]?.tag;
  for (const { glyphs, size, tag: runTag } of runs)
    for (const { x, end, shown } of glyphs) {
      const goesBack = x < before - size * 0.2;
      if (goesBack || runTag !== tag) {
        read += orderOfPdfJs(goesBack ? piece.trimEnd() : piece);
        piece = '';
        tag = runTag;
      }
      piece += shown;
      before = end;
    }
  return isSame(read + orderOfPdfJs(piece), text);
}

/** Whether pdf.js reads the line correctly if one operator draws all of it from left to right. */
export const isReadJoined = ({ shown, text }: Pick<Line, 'shown' | 'text'>) => isSame(orderOfPdfJs(shown), text);

export const isReadByPdfium = ({ shown, text }: Pick<Line, 'shown' | 'text'>) => isSame(orderOfPdfium(shown), text);
export const isReadByPoppler = ({ shown, text }: Pick<Line, 'shown' | 'text'>, isRtlPage: boolean) =>
  isSame(orderOfPoppler(shown, isRtlPage), text);

/** Whether a text is the bullet of a list item. */
export const isMark = ({ glyphs }: TextRun, font: FontText) =>
  glyphs.length === 1 && /[•·▪■–—‣◦○]/.test(font.text((glyphs[0] as LineGlyph).code));
