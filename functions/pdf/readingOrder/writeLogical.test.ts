import { describe, expect, it } from 'vitest';
import { anyFont, operatorsOf, seen, segmentOf, type SegmentPlace, type Shown } from './lines.fixture.ts';
import { LEAP } from './leaps.ts';
import { logicalLine } from './logicalLine.ts';
import { isOneWord } from './separateSegments.ts';
import type { Drawn, Edit, Segment } from './segments.ts';
import { asDrawn, joinsGlyphs, replaceRuns, writeGlyphs, writeLogical } from './writeSegments.ts';

type Parts = readonly (readonly [shown: Shown, place: SegmentPlace])[];

/** What is written of a line, each operator with where it begins; `before`: the line that it stands beside. */
function written(parts: Parts, { isRtl = false, before = [] as Parts, hasRoom = false } = {}): string[] {
  const font = anyFont();
  const [segments, others] = [parts, before].map((all) =>
    all.map(([shown, place]) => segmentOf(shown, font, { isRtl, ...place })),
  ) as [Segment[], Segment[]];
  let text = '';
  const drawn = segments.map((segment, index): Drawn[] => {
    const goesOn = isOneWord(segment, segments[index + 1]);
    const glyphs = logicalLine(segment.line, font, { size: 10, isRtlPage: isRtl, before: text, goesOn });
    for (const glyph of glyphs) text += glyph.text;
    return glyphs;
  });
  const place = { isRtl, isRtlPage: isRtl, isDrawn: false, isBeside: false, before: others, hasRoom: () => hasRoom };
  return writeLogical(segments, drawn, place).map((source) => operatorsOf(source, font).join(' '));
}

// A space between them is the end of a word.
const partedBy = (first: Shown, second: Shown): Parts => [
  [first, { x: 200 }],
  [second, { x: 210, start: 50, goesOn: true }],
];

describe('[PDF-05] a line beside another', () => {
  it('begins with a blank right of both: PDFium puts texts of a line in the order of their beginnings', () => {
    const [heading, job] = [['AB', { x: 200 }] as const, ['CD', { x: 20, start: 100 }] as const];
    // The heading ends at 210; each text begins twice its size further right than the one before it.
    expect(written([job], { before: [heading] })).toEqual([' CD@230']);
    expect(written([job, ['EF', { x: 60, start: 200 }]], { before: [heading, ['x', { x: 90, start: 50 }]] })).toEqual([
      ' CD@250',
      ' EF@270',
    ]);
    expect(written([job, ['EF', { x: 300, start: 200 }]], { before: [heading] })).toEqual([' CD@330', ' EF@350']);
  });

  it('begins off the page where a word of the other goes on in another font', () => {
    const parted: Parts = [
      ['SO', { x: 200 }],
      ['2', { x: 210, start: 50, goesOn: true }],
    ];
    expect(written([['CD', { x: 20, start: 100 }]], { before: parted })).toEqual([' CD@940']);
    for (const before of [partedBy('S ', '2'), partedBy('SO', ' 2')])
      expect(written([['CD', { x: 20, start: 100 }]], { before })[0]).not.toContain('@940');
  });

  it('has no words in operators of their own: they begin at its own end', () => {
    const line: Parts = [['~דג בא', { x: 20 }]];
    expect(written(line, { isRtl: true, hasRoom: true })[0]).toMatch(/^›@/);
    expect(written(line, { isRtl: true, hasRoom: true, before: [['~ה', { x: 200 }]] })[0]).toMatch(/^ בא/);
  });
});

/** Where the blank of the last operator of a line stands that is followed by marks alone. */
function tailPlace(shown: Shown, isRtl: boolean): number {
  const font = anyFont();
  const segment = segmentOf(shown, font, { x: 50, isRtl });
  const drawn = logicalLine(segment.line, font, { size: 10, isRtlPage: isRtl, before: '', goesOn: false });
  const place = { isRtl, isRtlPage: isRtl, isDrawn: false, isBeside: false, before: [], hasRoom: () => false };
  const [source = ''] = writeLogical([segment], [drawn], place);
  const [, x, list = ''] = [...source.matchAll(/-1 (\S+) \S+ Tm\n\[(.*)\] TJ/g)].at(-1) ?? [];
  let pen = Number(x);
  let blank = Number.NaN;
  for (const [, codes = '', shift = 0] of list.matchAll(/<([0-9A-F]*)>|([-.\d]+)/g)) {
    pen -= Number(shift) / 100;
    for (const [hex] of codes.matchAll(/.{4}/g)) {
      const code = Number.parseInt(hex, 16);
      if (font.text(code) === ' ') blank = pen;
      pen += font.width(code) / 100;
    }
  }
  return Math.round(blank * 1_000) / 1_000;
}

it('[PDF-05] marks that make a line one from the left stand behind it: at its left in a line from the right', () => {
  // The lines go from 50 to 60, and to 95.
  expect(tailPlace('~בא', true)).toBe(49.8);
  expect(tailPlace('AB |~ב א|: 5', false)).toBe(95.2);
});

it('[PDF-05] a sign that leaps to another part of the line has no space before it: behind the part before', () => {
  const font = anyFont();
  const segments = [
    segmentOf('AB ', font, { x: 20, isRtl: false }),
    segmentOf('~ב א', font, { x: 40, start: 100, goesOn: true, isRtl: false }),
    segmentOf(', C', font, { x: 55, start: 200, goesOn: true, isRtl: false }),
  ];
  const drawn = segments.map(({ line }, index) =>
    logicalLine(line, font, { size: 10, isRtlPage: false, before: '', goesOn: index === 1 }),
  );
  const place = { isRtl: false, isRtlPage: false, isDrawn: false, isBeside: false, before: [], hasRoom: () => false };
  const sources = writeLogical(segments, drawn, place);
  // By the tag's end alone, as pdf.js ends a text there.
  expect(sources.map((source) => source.endsWith(LEAP))).toEqual([false, true, false]);
  expect(sources.join('').split(LEAP)).toHaveLength(2);
});

describe('[PDF-05] a line from the left that pdf.js would turn', () => {
  it.each([
    // Of 15 signs five are from the right; of 17 they are less than three tenths.
    ['(|~ןריבצ| survey).', 2],
    // Six of nine need twelve, six of eight would need thirteen.
    ['~ואאאאא| ab', 12],
    ['~ואאאאא| a', 0],
    ['survey|~ א', 0],
  ])('is held by marks before its first sign, as few as will do: %s by %d', (shown, marks) => {
    const [line = ''] = written([[shown, { x: 20 }]]);
    expect(/^›*/.exec(line)?.[0]).toHaveLength(marks);
  });

  it('is left as it is where it runs from the right alone', () => {
    expect(written([['~בא', { x: 20 }]])[0]).not.toMatch(/^›/);
  });
});

/** Two letters of five with a space between, of which that much is left. */
const spaced = (gap: number, shown = 'A B') => {
  const segment = segmentOf(shown, anyFont(), { isRtl: false });
  const visual = segment.line.visual.map((glyph, at) => (at < 2 ? glyph : { ...glyph, x: 5 + gap, end: 10 + gap }));
  return { ...segment, line: { ...segment.line, visual } };
};

it('[PDF-05] a text from the left is one operator where PDFium would lose a space: a quarter of a letter', () => {
  expect([1.25, 1.26].map((gap) => joinsGlyphs(spaced(gap)))).toEqual([true, false]);
  expect(joinsGlyphs(spaced(1, '~A B'))).toBe(false);
});

it('[PDF-05] glyphs stay where they were printed, in one operator', () => {
  const font = anyFont();
  const segment = segmentOf('AB', font, { x: 20, isRtl: false });
  const drawn = segment.line.visual.map((glyph) => asDrawn(glyph, font));
  expect(drawn.map(({ text, x, width, was, code }) => [text, x, width, was === code])).toEqual([
    ['A', 20, 500, true],
    ['B', 25, 500, true],
  ]);
  expect(operatorsOf(writeGlyphs(segment, drawn), font)).toEqual(['AB@20']);
});

const edits = (segments: readonly Segment[], isMoved: boolean) => {
  const all: Edit[] = [];
  replaceRuns(
    segments,
    segments.map((segment) => `<${seen(segment.line.text)}>`),
    isMoved,
    all,
  );
  return all.toSorted((a, b) => a.start - b.start).map(({ start, end, source }) => `${start}-${end}: ${source}`);
};

describe('what is written anew', () => {
  const font = anyFont();
  const tag = { runs: 3 };
  const [first, second, third] = ['A|B', 'C', 'D'].map((shown, index) => {
    const segment = segmentOf(shown, font, { start: [20, 0, 60][index] ?? 0, isRtl: false });
    return {
      ...segment,
      runs: segment.runs.map((run) => ({ ...run, ...(index < 2 && { tag }) })),
    } as unknown as Segment;
  }) as [Segment, Segment, Segment];

  it('stands where the first of its texts did, and the others are gone', () => {
    expect(edits([first, second, third], false)).toEqual(['0-9: <C>', '20-29: <AB>', '30-39: ', '60-69: <D>']);
  });

  it('stands together where it shares a tag and is moved', () => {
    expect(edits([first, second, third], true)).toEqual(['0-9: <AB><C>', '20-29: ', '30-39: ', '60-69: <D>']);
  });
});
