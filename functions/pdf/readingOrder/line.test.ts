import { describe, expect, it } from 'vitest';
import { isMark, isReadByPdfium, isReadByPdfJs, isReadByPoppler, isReadJoined, readLine } from './line.ts';
import { anyFont, glyphsOf, segmentOf } from './lines.fixture.ts';
import type { Segment } from './segments.ts';
import { readTagNumber } from './tagNumber.ts';

describe('a line', () => {
  it.each([
    ['~בא', 'אב', true, false],
    ['AB|~ בא', 'אב AB', true, true],
    ['AB', 'AB', false, true],
  ])('%s is read as %s, with words from the right: %s, from the left: %s', (shown, text, hasRight, hasLeft) => {
    const line = readLine(glyphsOf(shown, anyFont()), true);
    expect([line.text, line.shown, line.hasRight, line.hasLeft]).toEqual([
      text,
      shown.replaceAll(/[~|]/g, ''),
      hasRight,
      hasLeft,
    ]);
  });

  // Whether each reader reads it correctly from the page: pdf.js in one piece, PDFium, pdftotext.
  it.each([
    ['~בא', [true, true, true]],
    ['~ג בא', [true, true, true]],
    ['AWS|~ בוט םולש', [true, true, true]],
    ['C++|~ תחתפמ', [false, false, true]],
    ['Java|~-ב', [false, true, false]],
    ['03/2021|~ ןופלט', [true, true, true]],
    ['2012|~ דע |Lumio|~ תרבח', [true, true, false]],
  ])('%s is read right: %j', (shown, right) => {
    const line = readLine(glyphsOf(shown, anyFont()), true);
    expect([isReadJoined(line), isReadByPdfium(line), isReadByPoppler(line, true)]).toEqual(right);
  });

  it('is read by pdf.js in pieces, which end where the text goes back by more than a fifth of its size', () => {
    const font = anyFont();
    const read = (second: number, tags: readonly [object, object] = [font, font]) => {
      const runs = [segmentOf('~א', font, { x: 50 }), segmentOf('~ב', font, { x: second })].flatMap((segment, at) =>
        segment.runs.map((run) => ({ ...run, tag: tags[at] as never })),
      );
      const glyphs = runs.flatMap((run) => run.glyphs).toSorted((a, b) => a.x - b.x);
      return isReadByPdfJs(
        runs,
        readLine(
          glyphs.map((glyph) => ({ ...glyph, rtl: true })),
          true,
        ),
      );
    };
    // The first letter ends at 55. A letter from 53 on continues its piece and is reversed with it.
    expect([45, 52.9, 53, 55].map((x) => read(x))).toEqual([true, false, true, true]);
    // A piece also ends at each tag.
    expect([45, 55].map((x) => read(x, [{}, {}]))).toEqual([true, false]);
  });

  it('is read by pdf.js with the space that a tag ends with, and without one where the text goes back', () => {
    const font = anyFont();
    const read = (first: string, second: string, x: number, text: string) => {
      const runs = [segmentOf(first, font, { x: 50, isRtl: false }), segmentOf(second, font, { x, isRtl: false })];
      const tagged = runs.flatMap((segment, at) =>
        segment.runs.map((run) => ({ ...run, tag: (x < 50 ? {} : { at }) as never })),
      );
      return isReadByPdfJs(tagged, { ...(runs[0] as Segment).line, text });
    };
    expect([read('AB ', 'CD', 65, 'AB CD'), read('AB ', 'CD', 65, 'ABCD')]).toEqual([true, false]);
    expect([read('AB ', 'CD', 20, 'AB CD'), read('AB ', 'CD', 20, 'ABCD')]).toEqual([false, true]);
  });

  it('of one sign may be the mark of an item', () => {
    const font = anyFont();
    const marks = ['•', '▪', '–', '◦', 'a', '••', ' '].map((shown) =>
      isMark(segmentOf(shown, font).runs[0] as never, font),
    );
    expect(marks).toEqual([true, true, true, true, false, false, false]);
  });
});

it.each([
  ['/P <</MCID 12 >>BDC', 12],
  ['/P <</MCID 0>>BDC', 0],
  ['/P <</Lang (he) /MCID 345 >>BDC', 345],
  ['/P <</MCID >>BDC', undefined],
  ['/P <</MCIDS 4 >>BDC', undefined],
  ['/P <</MCID x /MCID 7 >>BDC', 7],
  ['/P BMC', undefined],
])('the tag of %s is %s', (source, number) => {
  expect(readTagNumber(Buffer.from(source), 0, source.length)).toBe(number);
});
