import { describe, expect, it } from 'vitest';
import type { FontText } from './fontText.ts';
import { extentOf, groupByBaseline, segmentsOf, standBeside, type PageContext, type Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const segmentAt = (x: number, end: number, y: number, size: number) =>
  extentOf([{ runs: [{ y, size }], line: { start: x, end } }] as unknown as Segment[]);

describe('lines that PDFium may take for one', () => {
  const title = segmentAt(80, 540, 302, 15);

  it('stand beside each other with letters as high, such as a heading in the margin and a title', () => {
    expect(standBeside(segmentAt(600, 720, 307, 24), title)).toBe(true);
    expect(standBeside(title, segmentAt(600, 720, 307, 24))).toBe(true);
  });

  it('are neither below each other nor apart', () => {
    expect(standBeside(title, segmentAt(80, 540, 322, 13))).toBe(false);
    expect(standBeside(segmentAt(80, 540, 310, 24), title)).toBe(false);
    expect(standBeside(segmentAt(600, 720, 340, 24), title)).toBe(false);
  });
});

/** Runs of one paragraph from left to right: what is shown, whether from the right, and in which font. */
const paragraphOf = (runs: readonly (readonly [shown: string, rtl: boolean, font: string])[]) => {
  let x = 0;
  return runs.map(([shown, rtl, font]) => {
    const glyphs = Array.from(shown, (text) => {
      x += 1;
      return { code: 0, x, end: x + 1, y: 0, at: 0, text, shown: text, rtl };
    });
    return { glyphs, rtl, hasRight: rtl, font, size: 10, slant: 0, state: '', scope: 0, y: 0, mcid: 1, tag: {} };
  }) as unknown as TextRun[];
};

it('a line reaches as far as letters do, above and below it', () => {
  const { top, bottom, start, end } = segmentAt(80, 540, 300, 20);
  expect([top, bottom, start, end]).toEqual([283, 305, 80, 540]);
});

it('what stands within three of each other is one line, as long as it follows in the content', () => {
  const runs = [100, 102.9, 105, 108, 100].map((y) => ({ y })) as unknown as TextRun[];
  expect(groupByBaseline(runs).map((group) => group.map(({ y }) => y))).toEqual([[100, 102.9, 105], [108], [100]]);
});

describe('a line in several fonts', () => {
  const context = { font: () => ({ text: () => '' }), blockOf: () => 1, isRtl: true, labels: new Set() };
  it('[PDF-05] is parted where its font changes in the order of reading, and where it does so on the page', () => {
    const runs = paragraphOf([
      ['ודרי ', true, 'own'],
      ['SO', false, 'own'],
      ['₂', false, 'fallback'],
      [' תוטילפ', true, 'own'],
    ]);
    const segments = segmentsOf(runs, context as unknown as PageContext & { font: () => FontText }) ?? [];
    expect(segments.map(({ line }) => line.text)).toEqual(['פליטות SO', '₂', ' ירדו']);
  });
});

const labelsOf = (shown: string, runsOfTag: number) => {
  const labels = new Set<number>();
  const context = { font: () => ({ text: () => shown }), blockOf: () => 1, isRtl: false, labels };
  const runs = paragraphOf([[shown, false, 'own']]).map((run) => ({ ...run, tag: { runs: runsOfTag } }));
  segmentsOf(runs as unknown as TextRun[], context as unknown as PageContext & { font: () => FontText });
  return [...labels];
};

describe('the mark of an item', () => {
  it('is told by its tag, where it stands alone in it', () => {
    expect([labelsOf('•', 1), labelsOf('◦', 1)]).toEqual([[1], [1]]);
    expect([labelsOf('•', 2), labelsOf('a', 1), labelsOf('••', 1)]).toEqual([[], [], []]);
  });
});
