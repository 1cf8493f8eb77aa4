import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFontText } from './fontText.ts';
import { fenceColumns, turnPage } from './pageMarks.ts';
import { blankOf } from './placed.ts';
import type { Edit, PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const fontOf = (rows: string, descriptor = '/Ascent 800 /Descent -200') =>
  readFontText(deflateSync(`2 beginbfchar\n${rows}endbfchar\nendcmap`), '/W [0 [500 500 500]]', descriptor);

/** Returns a page of one text in a font with a space and a letter. */
function pageOf(isRtl: boolean) {
  const font = fontOf('<0000> <0041>\n<0001> <0020>\n');
  const context = { isRtl, font: () => font } as unknown as PageContext;
  const runs = [{ start: 7, y: 300, size: 10, font: '/F1', glyphs: [{ code: 0, x: 20 }] }] as unknown as TextRun[];
  return { font, context, runs };
}

/** Returns the texts of the written marks, and their positions. */
function turned(fromRight: number, isRtl = true) {
  const { font, context, runs } = pageOf(isRtl);
  const edits: Edit[] = [];
  const isRtlPage = turnPage(runs, context, fromRight, edits);
  const codes = edits.flatMap(({ source }) => /<([0-9A-F]+)> Tj/.exec(source)?.[1]?.match(/.{4}/g) ?? []);
  const texts = codes.map((code) => font.text(Number.parseInt(code, 16)));
  return { isRtlPage, texts, edits };
}

describe('a page of a document from the right', () => {
  it.each([
    [400, true, 0],
    [21, true, 0],
    [20, true, 0],
    [19, true, 1],
    [0, true, 20],
    [-150, true, 170],
    [-300, true, 320],
    [-301, false, 0],
  ])('with %d letters more from the right than from the left is one: %s, with %d marks', (fromRight, isRtl, marks) => {
    const { isRtlPage, texts } = turned(fromRight);
    expect([isRtlPage, texts.join('').length]).toEqual([isRtl, marks]);
    expect(texts.join('')).toBe('\u200f'.repeat(marks));
    // Equal texts at one position count once, and none may be longer.
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.every(({ length }) => length <= 60)).toBe(true);
  });

  it('has them before its first text, where no reader sees them', () => {
    const [{ start, end, source } = { start: 0, end: 0, source: '' }] = turned(0).edits;
    expect([start, end]).toEqual([7, 7]);
    expect(source).toMatch(/^\/Artifact BMC\nBT\n\/F1 10 Tf\n1 0 0 -1 20 300 Tm\n<[0-9A-F]{4}> Tj\nET\nEMC\n$/);
  });
});

it('marks of a page whose first text is empty stand at its edge', () => {
  const { context, runs } = pageOf(true);
  const edits: Edit[] = [];
  turnPage([{ ...runs[0], glyphs: [] } as unknown as TextRun], context, 0, edits);
  expect(edits[0]?.source).toContain('1 0 0 -1 0 300 Tm');
});

it('a page of another document is what most of its letters are', () => {
  expect([5, 0, -5].map((fromRight) => turned(fromRight, false).isRtlPage)).toEqual([true, false, false]);
  expect(turned(0, false).edits).toEqual([]);
});

/** A text of ten points in a line, from one place to another. */
const textAt = (shown: string, x: number, end: number, y: number) => {
  const glyphs = Array.from(shown, (letter, at) => {
    const isLast = at === shown.length - 1;
    return { code: 0, x: isLast ? end - 5 : x, end: isLast ? end : x + 5, shown: letter };
  });
  return { start: 7, y, size: 10, font: '/F1', glyphs } as unknown as TextRun;
};

/** From where to where each mark between columns and dates reaches, and at which place, by its font. */
function reachOf(runs: readonly TextRun[], descriptor: string, letters: { ascent: number; descent: number }) {
  const font = fontOf('<0000> <0041>\n<0001> <0020>\n', descriptor);
  const edits: Edit[] = [];
  fenceColumns(runs, { isRtl: false, font: () => font } as unknown as PageContext, false, edits);
  const [{ source } = { source: '' }] = edits;
  const marks = [...source.matchAll(/\/F1 (\S+) Tf\n1 0 0 -1 (\S+) (\S+) Tm\n<(\w{4})> Tj\n/g)];
  // A mark of the page's direction, without width.
  const codes = marks.map(([, , , , code = '']) => Number.parseInt(code, 16));
  expect(codes.map((code) => [font.text(code), font.width(code)])).toEqual(marks.map(() => ['\u200e', 0]));
  return marks.map(([, size, x, y]) =>
    [Number(x), Number(y) - letters.ascent * Number(size), Number(y) + letters.descent * Number(size)].map(
      (value) => Math.round(value * 10) / 10,
    ),
  );
}

describe('marks for pdftotext', () => {
  const dates = [100, 160].flatMap((y) => [textAt('Title', 50, 120, y), textAt('2019', 480, 550, y)]);
  const columns = [
    ...[100, 120, 140].map((y) => textAt('left', 50, 200, y)),
    ...[104, 124, 150].map((y) => textAt('right', 300, 400, y)),
  ];

  it('cover the middle half of what is free between two dates', () => {
    // Letters reach 2 below the upper line and 8 above the lower one: from 102 to 152.
    expect(reachOf(dates, '/Ascent 800 /Descent -200', { ascent: 0.8, descent: 0.2 })).toEqual([[515, 114.5, 139.5]]);
  });

  it('cover the place between two columns, from the top of the higher to the line of the longer one', () => {
    expect(reachOf(columns, '/Ascent 800 /Descent -200', { ascent: 0.8, descent: 0.2 })).toEqual([[250, 94, 150]]);
  });

  it('are of the direction of the page, and stand before the tag of its first text', () => {
    const font = fontOf('<0000> <0041>\n<0001> <0020>\n');
    const edits: Edit[] = [];
    const tagged = columns.map((run) => ({ ...run, tag: { start: 3 } })) as unknown as TextRun[];
    fenceColumns(tagged, { isRtl: true, font: () => font } as unknown as PageContext, true, edits);
    expect(
      edits.map(({ start, end, source }) => [start, end, /^\/Artifact BMC\nBT\n[^]*ET\nEMC\n$/.test(source)]),
    ).toEqual([[3, 3, true]]);
    const [, code = ''] = /<(\w{4})> Tj/.exec(edits[0]?.source ?? '') ?? [];
    expect(font.text(Number.parseInt(code, 16))).toBe('\u200f');
  });

  it('are none of a page without texts, or whose first font is not known', () => {
    const edits: Edit[] = [];
    const unknown = { isRtl: true, font: () => undefined } as unknown as PageContext;
    fenceColumns([], unknown, true, edits);
    fenceColumns(columns, unknown, true, edits);
    expect([turnPage([], unknown, 5, edits), turnPage(columns, unknown, 0, edits)]).toEqual([true, false]);
    expect(edits).toEqual([]);
  });

  it('are of a font whose letters reach no further than readers take them to', () => {
    const most = { ascent: 1.05, descent: 0.4 };
    expect(reachOf(columns, '/Ascent 2000 /Descent -900', most)).toEqual([[250, 94, 150]]);
    // From 4 below the upper line to 10.5 above the lower one: 45.5, of which a quarter is left at either side.
    expect(reachOf(dates, '/Ascent 2000 /Descent -900', most)).toEqual([[515, 115.4, 138.1]]);
  });
});

it('a page of one column without dates at its ends has no marks between', () => {
  const { context, runs } = pageOf(false);
  const edits: Edit[] = [];
  fenceColumns(runs, context, false, edits);
  expect(edits).toEqual([]);
});

it.each([
  ['a space that is its first code', '<0000> <0020>\n<0001> <0041>\n', 0, 500],
  ['the space of the font', '<0000> <0041>\n<0001> <0020>\n', 1, 500],
  ['the first of two', '<0001> <0020>\n<0002> <0020>\n', 1, 500],
  ['a code for the glyph of missing ones where it has none', '<0001> <0041>\n', 3, 250],
])('a blank is %s', (_, rows, code, width) => {
  const font = fontOf(rows);
  expect([blankOf(font), font.width(blankOf(font)), font.text(blankOf(font))]).toEqual([code, width, ' ']);
});
