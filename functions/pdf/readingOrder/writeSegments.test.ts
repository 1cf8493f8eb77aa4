import { describe, expect, it } from 'vitest';
import { writeDrawn } from './drawnRuns.ts';
import { anyFont, operatorsOf, segmentOf, type SegmentPlace, type Shown } from './lines.fixture.ts';
import { logicalLine } from './logicalLine.ts';
import { fenceRuns, writeFences } from './marks.ts';
import { isOneWord, separateBaselines, separateSegments } from './separateSegments.ts';
import type { Edit, Segment } from './segments.ts';
import { writeLogical } from './writeSegments.ts';

// Right-to-left marks are ‹, left-to-right ones ›; each text is followed by its position.
describe('marks for pdftotext', () => {
  it.each<readonly [shown: Shown, isRtlPage: boolean, printed: readonly string[], written: readonly string[]]>([
    ['AWS|~ ם', true, [], ['›@14.98']],
    ['~ב |AWS|~ ם', true, ['‹@9.98 in 10', '›@24.98 in 19'], ['‹@9.98', '›@24.98']],
    ['~ב |AWS', true, ['‹@9.98 in 10', '›@24.98 in 19'], ['‹@9.98', '›@24.98']],
    ['12|~-א', true, ['›@9.98 in 9', '‹@9.99 in 10'], ['›@9.98', '‹@9.99']],
    ['~ב ,א', true, ['‹@9.99 in 9'], ['‹@9.99']],
    ['AB |~בא', false, [], ['‹@14.98', '›@24.98']],
    ['AB |~בא| C', false, ['‹@14.98 in 10', '›@24.98 in 19'], ['‹@14.98', '›@24.98']],
    ['~בא| C', false, ['›@9.98 in 9'], ['›@9.98']],
    ['~בא', true, [], []],
    ['AB', true, [], ['›@9.98']],
    ['AB', false, [], []],
    ['~ב|1|~א|2', true, [], ['‹@4.98', '›@9.98', '‹@14.98', '›@19.98']],
    ['~•|A|~א', true, ['‹@4.98 in 10', '›@9.98 in 19'], ['‹@4.98', '›@9.98']],
    ['~ב|~+|5|~ א', true, ['‹@9.98 in 20', '›@14.98 in 29'], ['‹@9.98', '›@14.98']],
  ])('[PDF-05] %s, from the right: %s', (shown, isRtlPage, printed, written) => {
    const font = anyFont();
    const segment = segmentOf(shown, font, { isRtl: isRtlPage });
    const edits: Edit[] = [];
    fenceRuns([segment], isRtlPage, edits);
    expect(edits.map(({ source, start }) => `${operatorsOf(source, font).join()} in ${start}`)).toEqual(printed);
    expect(writeFences([segment], [[]], isRtlPage).flatMap((source) => operatorsOf(source, font))).toEqual(written);
  });
});

it('[PDF-05] has its marks in the segment that they stand at, where a paragraph has several', () => {
  const font = anyFont();
  const segments = [segmentOf('AWS', font, { x: 10 }), segmentOf('~ב ', font, { start: 100, goesOn: true })];
  const edits: Edit[] = [];
  fenceRuns(segments, true, edits);
  expect(edits.map(({ source, start }) => `${operatorsOf(source, font).join()} in ${start}`)).toEqual([
    '‹@9.98 in 0',
    '›@24.98 in 9',
  ]);
  const written = (drawn: Parameters<typeof writeFences>[1]) =>
    writeFences(segments, drawn, true).map((source) => operatorsOf(source, font).join(' '));
  expect(written([[], []])).toEqual(['‹@9.98 ›@24.98', '']);
  // Each paragraph by itself: what is no part of the other begins at the left of its own.
  const apart = [segments[0] as Segment, { ...(segments[1] as Segment), goesOn: false }];
  expect(writeFences(apart, [[], []], true).map((source) => operatorsOf(source, font).join(' '))).toEqual([
    '›@24.98',
    '',
  ]);
  // A sign that was given a space is fenced at both sides, and a letter is not.
  const sign = segmentOf('~ב.', font, { x: 10 });
  const fenced = (text: string) =>
    writeFences([sign], [[{ code: 0, x: 15, text, width: 500 }]], true).map((source) => operatorsOf(source, font));
  expect([fenced('. '), fenced('א ')]).toEqual([[['‹@14.99', '›@19.96']], [[]]]);
});

type Parts = readonly (readonly [shown: Shown, place: SegmentPlace])[];
const segmentsOf = (parts: Parts, font: ReturnType<typeof anyFont>) =>
  parts.map(([shown, place]) => segmentOf(shown, font, place));

describe('a line that is written anew', () => {
  it.each<readonly [parts: Parts, isRtl: boolean, hasRoom: boolean, written: readonly string[]]>([
    [[['~בא', { x: 50 }]], true, false, ['בא ›‌›‌›‌‹‹‹@50']],
    [[['~דג בא', { x: 50 }]], true, true, ['›@78 בא@65 ›@78  דג  ›‌›‌›‌›‌‹‹‹‹@78 ‹@77.98']],
    [[['AB|~ דג', { x: 50 }]], true, true, ['›@78 דג@65 ›@78  ›‹› AB@78 ‹@77.98 ›@59.98']],
    [
      [
        ['~בא', { x: 50 }],
        ['~דג', { x: 20, start: 100 }],
      ],
      true,
      false,
      ['בא@50', ' דג  ›‌›‌›‌›‌‹‹‹‹@80'],
    ],
    [
      [
        ['~בא ', { x: 50 }],
        ['~דג', { x: 35, start: 100, goesOn: true }],
      ],
      true,
      false,
      [' בא@60', ' דג  ›‌›‌›‌›‌‹‹‹‹@85'],
    ],
    [
      [
        ['2', { x: 50 }],
        ['OS|~ דג', { x: 40, start: 100, goesOn: true }],
      ],
      true,
      true,
      ['2@50 ›@54.98', '‌דג‹› OS@920'],
    ],
    [
      [
        ['AB', { x: 50 }],
        ['~דג', { x: 35, start: 100, goesOn: true }],
      ],
      true,
      false,
      ['AB @50 ‹@49.98 ›@59.98', ' דג ›‌›‌‹‹@80'],
    ],
    [
      [
        ['~•', { x: 80 }],
        ['~דג בא', { x: 35, start: 100 }],
      ],
      true,
      true,
      ['›@63  • @63 ‹@62.98 ‹@79.99 ›@84.96', '›@63  בא@63 ›@63  דג  ›‌›‌›‌›‌‹‹‹‹@63 ‹@62.98'],
    ],
    [
      [['AB |~ב א|: 5', { x: 50, isRtl: false }]],
      false,
      false,
      ['AB א‹ @50 ›@920  ב@920 ‌: 5 ›‌›‌›‌‹‹‹@940 ‹@64.98 ›@79.98'],
    ],
    [
      [
        ['AB ', { x: 20, isRtl: false }],
        ['~ב א', { x: 40, start: 100, goesOn: true, isRtl: false }],
        [', C', { x: 55, start: 200, goesOn: true, isRtl: false }],
      ],
      false,
      false,
      ['AB @20', ' א‹ @90 ›@940  ב@940 ‹@39.98 ›@54.98', '‌, C ›‌›‌‹‹@960'],
    ],
    [
      [
        ['AB', { x: 20, isRtl: false }],
        ['CD', { x: 60, start: 100, isRtl: false }],
      ],
      false,
      false,
      ['AB@20', ' CD@90'],
    ],
    [
      [
        ['AB', { x: 60, isRtl: false }],
        ['CD', { x: 20, start: 100, isRtl: false }],
      ],
      false,
      false,
      ['AB @60', ' CD@90'],
    ],
    [[['~(ב|a|)', { x: 50, isRtl: false }]], false, false, ['ב‹›(@55 ‌a)@920 ›@59.98']],
    [
      [
        ['~בא', { x: 20 }],
        ['AB', { x: 60, start: 100 }],
      ],
      true,
      false,
      ['בא@20', ' AB ›‌›‌‹‹@90 ›@69.98'],
    ],
  ])('[PDF-05] %j, from the right: %s, with room at its end: %s', (parts, isRtl, hasRoom, written) => {
    const font = anyFont();
    const segments = segmentsOf(parts, font);
    let before = '';
    const drawn = segments.map((segment, index) => {
      const goesOn = isOneWord(segment, segments[index + 1]);
      const glyphs = logicalLine(segment.line, font, { size: 10, isRtlPage: isRtl, before, goesOn });
      for (const { text } of glyphs) before += text;
      return glyphs;
    });
    const spaces = separateSegments(segments, drawn, false);
    const place = { isRtl, isRtlPage: isRtl, isDrawn: false, isBeside: false, before: [], hasRoom: () => hasRoom };
    const sources = writeLogical(segments, drawn, place).map((source, index) => source + (spaces.get(index) ?? ''));
    expect(sources.map((source) => operatorsOf(source, font).join(' '))).toEqual(written);
  });

  it.each<readonly [parts: Parts, written: readonly string[]]>([
    [[['~בא', { x: 50 }]], ['›בא›@50']],
    [[['~דג בא', { x: 50 }]], ['›דג בא›@50']],
    [[['AB|~ דג', { x: 50 }]], ['›דג›@65 › @60 AB@50']],
    [
      [
        ['~בא', { x: 50 }],
        ['~דג', { x: 20, start: 100 }],
      ],
      ['›בא›@50 › @50', '›דג›@20'],
    ],
    [
      [
        ['~בא ', { x: 50 }],
        ['~דג', { x: 35, start: 100, goesOn: true }],
      ],
      ['› @60 ›בא›@50 › @50', '›דג›@35'],
    ],
    [
      [
        ['2', { x: 50 }],
        ['OS|~ דג', { x: 40, start: 100, goesOn: true }],
      ],
      ['2@50', '›דג›@55 › @50 OS@40'],
    ],
    [
      [
        ['AB', { x: 50 }],
        ['~דג', { x: 35, start: 100, goesOn: true }],
      ],
      ['AB@50 › @50', '›דג›@35'],
    ],
    [
      [
        ['~•', { x: 80 }],
        ['~דג בא', { x: 35, start: 100 }],
      ],
      ['•@80 › @80', '›דג בא›@35'],
    ],
    [[['AB |~ב א|: 5', { x: 50, isRtl: false }]], ['AB@50 › @60 ›ב א›@65 :@80 › @85 5@90']],
    [
      [
        ['AB ', { x: 20, isRtl: false }],
        ['~ב א', { x: 40, start: 100, goesOn: true, isRtl: false }],
        [', C', { x: 55, start: 200, goesOn: true, isRtl: false }],
      ],
      ['AB@20 › @30', '›ב א›@40', ',@55 › @60 C@65'],
    ],
    [
      [
        ['AB', { x: 20, isRtl: false }],
        ['CD', { x: 60, start: 100, isRtl: false }],
      ],
      ['AB@20 › @20', 'CD@60'],
    ],
    [
      [
        ['AB', { x: 60, isRtl: false }],
        ['CD', { x: 20, start: 100, isRtl: false }],
      ],
      ['AB@60 › @60', 'CD@20'],
    ],
    [[['~(ב|a|)', { x: 50, isRtl: false }]], ['›ב›@55 (@50 a)@60']],
    [
      [
        ['~בא', { x: 20 }],
        ['AB', { x: 60, start: 100 }],
      ],
      ['›בא›@20 › @20', 'AB@60'],
    ],
  ])('[PDF-05] as it is drawn: %j', (parts, written) => {
    const font = anyFont();
    expect(writeDrawn(segmentsOf(parts, font)).map((source) => operatorsOf(source, font).join(' '))).toEqual(written);
  });
});

/** Returns a line of two letters at a position. */
const lineAt = (font: ReturnType<typeof anyFont>, x: number, y: number): readonly Segment[] => {
  const segment = segmentOf('AB', font, { x, start: x, isRtl: false });
  return [{ ...segment, runs: [{ ...segment.runs[0], y }] }];
};

// The last letter of the line above begins at 55.
it.each([
  ['further back, at the same height', 20, 100, ['‹› @49.98']],
  ['further back, six points lower', 20, 106, ['‹› @49.98']],
  ['further back, six points higher', 20, 94, ['‹› @49.98']],
  ['further back and lower', 20, 106.1, []],
  ['where the last letter begins', 55, 100, []],
  ['just before it', 54.9, 100, ['‹› @49.98']],
])('[PDF-05] a line that begins %s is parted from the one above by a space', (_, x, y, spaces) => {
  const font = anyFont();
  const edits: Edit[] = [];
  separateBaselines(lineAt(font, 50, 100), lineAt(font, x, y), edits);
  expect(edits.flatMap(({ source }) => operatorsOf(source, font))).toEqual(spaces);
  expect(edits.every(({ start, end }) => start === 59 && end === 59)).toBe(true);
});

it('[PDF-05] parts of a paragraph are one word where they touch and no space stands between', () => {
  const font = anyFont();
  const first = segmentOf('~בא', font, { x: 50 });
  const isOne = (shown: Shown, place: SegmentPlace) =>
    isOneWord(first, segmentOf(shown, font, { goesOn: true, ...place }));
  // A word of the same width begins at 40; letters of one word are at most 1.5 apart.
  expect([40, 38.6, 38.4, 60, 61.4, 61.6].map((x) => isOne('~דג', { x }))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect([isOne('~דג', { x: 40, goesOn: false }), isOne('~ג ', { x: 40 }), isOneWord(first, undefined)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOneWord(segmentOf('~ בא', font, { x: 50 }), segmentOf('~דג', font, { x: 40, goesOn: true }))).toBe(false);
});
