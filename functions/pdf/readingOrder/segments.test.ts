import { describe, expect, it } from 'vitest';
import type { FontText } from './fontText.ts';
import { extentOf, groupByBaseline, segmentsOf, standBeside, type PageContext, type Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const segmentAt = (x: number, end: number, y: number, size: number) =>
  extentOf([{ runs: [{ y, size }], line: { start: x, end } }] as unknown as Segment[]);

// Letters of 20 reach from 17 above their line to 5 below it.
const low = (y: number) => [
  standBeside(segmentAt(0, 50, 100, 20), segmentAt(60, 90, y, 20)),
  standBeside(segmentAt(60, 90, y, 20), segmentAt(0, 50, 100, 20)),
];

const title = segmentAt(80, 540, 302, 15);
const besideAt = (x: number, end: number) => standBeside(title, segmentAt(x, end, 302, 15));

describe('lines that PDFium may take for one', () => {
  it('stand beside each other with letters as high, such as a heading in the margin and a title', () => {
    expect(standBeside(segmentAt(600, 720, 307, 24), title)).toBe(true);
    expect(standBeside(title, segmentAt(600, 720, 307, 24))).toBe(true);
  });

  it('do so up to where one ends and the other begins, and where the foot of one is the top of the other', () => {
    expect([besideAt(540, 700), besideAt(539, 700), besideAt(10, 80), besideAt(10, 81)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([121.9, 122, 78.1, 78].map(low)).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it('are neither below each other nor apart', () => {
    expect(standBeside(title, segmentAt(80, 540, 322, 13))).toBe(false);
    expect(standBeside(segmentAt(80, 540, 310, 24), title)).toBe(false);
    expect(standBeside(segmentAt(600, 720, 340, 24), title)).toBe(false);
  });
});

/** Runs of one paragraph from left to right: shown text, whether right-to-left, font. */
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

/** Texts of a line: where each stands, in which tag, and what tells it from the others. */
type PlacedText = Partial<Pick<TextRun, 'scope' | 'y' | 'font' | 'size' | 'slant' | 'state' | 'tag'>> & {
  readonly x: number;
  readonly shown: string;
  readonly mcid?: number;
};

/** The texts of the segments that they come to, in their order; `+` before one that goes on with a paragraph. */
function segmentsIn(texts: readonly PlacedText[], isRtl: boolean): readonly string[] | undefined {
  const runs = texts.map(({ x, shown, ...rest }) => {
    const glyphs = Array.from(shown, (text, at) => ({
      code: at,
      x: x + at,
      end: x + at + 1,
      y: 0,
      at,
      text,
      shown: text,
      rtl: false,
    }));
    const look = { font: 'own', size: 10, slant: 0, state: '', scope: 0, y: 0, mcid: 1, tag: {} };
    return { ...look, rtl: false, hasRight: false, glyphs, ...rest };
  });
  const context = {
    font: (name: string) =>
      name === 'unknown' ? undefined : { text: (code: number) => (name === 'marks' ? '•' : String(code)) },
    blockOf: (mcid: number) => Math.floor(mcid / 10),
    isRtl,
    labels: new Set(),
  };
  return segmentsOf(runs as unknown as TextRun[], context as unknown as PageContext)?.map(
    ({ line, goesOn }) => (goesOn ? '+' : '') + line.text,
  );
}

describe('the texts of a line', () => {
  it('are read from its side: paragraphs from the left or from the right', () => {
    const texts = [
      { x: 50, shown: 'B', mcid: 20 },
      { x: 90, shown: 'C', mcid: 30 },
      { x: 10, shown: 'A', mcid: 10 },
    ];
    expect([segmentsIn(texts, false), segmentsIn(texts, true)]).toEqual([
      ['A', 'B', 'C'],
      ['C', 'B', 'A'],
    ]);
  });

  it('are one where they are of one paragraph, whatever stands between them in the content', () => {
    expect(
      segmentsIn(
        [
          { x: 10, shown: 'ab', mcid: 11 },
          { x: 50, shown: 'x', mcid: 20 },
          { x: 12, shown: 'cd', mcid: 12 },
        ],
        false,
      ),
    ).toEqual(['abcd', 'x']);
  });

  it.each<readonly [string, Omit<PlacedText, 'x' | 'shown'>, readonly string[]]>([
    ['of another height', { y: 1 }, ['ab', 'cd']],
    ['of another graphics state', { scope: 1 }, ['ab', 'cd']],
    ['without a tag', { tag: undefined }, ['ab', 'cd']],
    ['of another font', { font: 'bold' }, ['ab', '+cd']],
    ['of another size', { size: 11 }, ['ab', '+cd']],
    ['that lean otherwise', { slant: 0.25 }, ['ab', '+cd']],
    ['of another colour', { state: '1 g' }, ['ab', '+cd']],
    ['that look alike', {}, ['abcd']],
  ])('are of one paragraph, or parted: those %s', (_, second, texts) => {
    expect(
      segmentsIn(
        [
          { x: 10, shown: 'ab', mcid: 11 },
          { x: 12, shown: 'cd', mcid: 12, ...second },
        ],
        false,
      ),
    ).toEqual(texts);
  });

  it('have the mark of an item by itself, also where it shares the paragraph', () => {
    const mark = { x: 10, shown: '•', mcid: 11, font: 'marks' };
    expect(segmentsIn([mark, { x: 12, shown: 'ab', mcid: 12 }, { x: 14, shown: 'cd', mcid: 13 }], false)).toEqual([
      '•',
      'abcd',
    ]);
  });

  it('are none that can be ordered where a font is not known, or a text has no glyphs', () => {
    const first = { x: 10, shown: 'ab' };
    expect(segmentsIn([first, { x: 12, shown: 'cd', font: 'unknown' }], false)).toBeUndefined();
    expect(segmentsIn([first, { x: 12, shown: '' }], false)).toBeUndefined();
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
