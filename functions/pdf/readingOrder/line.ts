import type { FontText } from './fontText.ts';
import { logicalGlyphs, visualGlyphs, type LineGlyph } from './logicalOrder.ts';
import { orderOfPdfium, orderOfPdfJs, orderOfPoppler } from './readers.ts';
import type { TextRun } from './textRuns.ts';

/** Whether two texts differ in white space and marks at most. */
const isSame = (one: string, other: string) => one === other || squeezed(one) === squeezed(other);
const squeezed = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Texts of one font on one line. */
export interface Line {
  readonly visual: readonly LineGlyph[];
  readonly logical: readonly LineGlyph[];
  readonly text: string;
  /** As it stands on the page. */
  readonly shown: string;
}

export function readLine(runs: readonly TextRun[], font: FontText, isRtl: boolean): Line {
  const visual = visualGlyphs(runs, font, isRtl);
  const logical = logicalGlyphs(visual, isRtl);
  return {
    visual,
    logical,
    text: logical.map(({ text }) => text).join(''),
    shown: visual.map(({ shown }) => shown).join(''),
  };
}

/** Whether pdf.js reads the line as it was printed: in pieces that end with each tag and where the text goes back. */
export function isReadByPdfJs(runs: readonly TextRun[], { text }: Line, font: FontText): boolean {
  let [read, piece, end, tag] = ['', '', -Infinity, runs[0]?.tag];
  for (const { glyphs, size, tag: own } of runs)
    for (const { code, x } of glyphs) {
      const goesBack = x < end - size * 0.2;
      if (goesBack || own !== tag) {
        read += orderOfPdfJs(goesBack ? piece.trimEnd() : piece);
        piece = '';
        tag = own;
      }
      piece += font.text(code);
      end = x + (font.width(code) * size) / 1000;
    }
  return isSame(read + orderOfPdfJs(piece), text);
}

export const isReadByPdfium = ({ shown, text }: Line) => isSame(orderOfPdfium(shown), text);
export const isReadByPoppler = ({ shown, text }: Line, isRtlPage: boolean) =>
  isSame(orderOfPoppler(shown, isRtlPage), text);

/** Whether a text is the mark of a list's item. */
export const isMark = ({ glyphs }: TextRun, font: FontText) =>
  glyphs.length === 1 && /[•·▪■–—‣◦○]/.test(font.text(glyphs[0]?.code ?? 0));
