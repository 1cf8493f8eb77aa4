import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { anyPage, pageOf, type PageText } from '../page.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { detectDirection } from './readPages.ts';
import { readLines } from './reading.ts';
import { markRuledGaps } from '../pdf/ruledGaps.ts';

const read = (
  boxes: readonly (readonly [left: number, right: number, top: number, bottom: number])[],
  texts: readonly PageText[],
) =>
  readLines(
    [{ ...pageOf(texts), boxes: boxes.map(([left, right, top, bottom]) => ({ left, right, top, bottom })) }],
    'ltr',
    cellClassifier,
  ).lines;

const JOBS: readonly PageText[] = [
  ['Dana Levi', 40, 2, 20],
  ['Experience', 40, 5, 14],
  ['Cook', 50, 8],
  ['Blue Door', 50, 9],
  ['2019 - 2021', 50, 10],
  ['Waiter', 250, 8],
  ['Hotel Carmel', 250, 9],
  ['2015 - 2018', 250, 10],
  ['Languages', 40, 14, 14],
];
const BOXES = [
  [40, 230, 110, 170],
  [240, 430, 110, 170],
] as const;

it('a card is read before the next one, and its words stand where they are drawn', () => {
  const lines = read(BOXES, JOBS);
  expect(lines.map(({ text }) => text)).toEqual([
    'Dana Levi',
    'Experience',
    'Cook',
    'Blue Door',
    '2019 - 2021',
    'Waiter',
    'Hotel Carmel',
    '2015 - 2018',
    'Languages',
  ]);
  expect(lines[5]?.cells[0]?.ink?.[0]).toMatchObject({ text: 'waiter', x: 250 });
});

/** Texts below each other from the eighth row on. */
const list = (left: number, ...texts: readonly string[]) => texts.map((text, at): PageText => [text, left, 8 + at]);

it('boxes within a box are read one after the other', () => {
  const lines = read(
    [
      [40, 330, 80, 180],
      [340, 500, 80, 180],
      [50, 180, 110, 170],
      [190, 320, 110, 170],
    ],
    [
      ['Dana Levi', 40, 2, 20],
      ['Experience', 60, 6, 14],
      ['Skills', 350, 6, 14],
      ...list(60, 'Cook', 'Blue Door', 'Haifa'),
      ...list(200, 'Waiter', 'Mill', 'Acre'),
      ...list(350, 'Bread', 'Wine'),
    ],
  );
  const texts = ['Dana Levi', 'Experience', 'Cook', 'Blue Door', 'Haifa', 'Waiter', 'Mill', 'Acre', 'Skills', 'Bread'];
  expect(lines.map(({ text }) => text)).toEqual([...texts, 'Wine']);
});

/** Two jobs side by side, with a sidebar. */
const besideSidebar = (...years: readonly string[]): PageText[] => [
  ['Skills', 40, 6, 14],
  ...list(40, 'Bread', 'Wine', 'Rice', 'Tea', 'Milk', 'Jam'),
  ['Experience', 180, 6, 14],
  ...list(190, 'Cook', 'Blue Door', ...years),
  ...list(350, 'Waiter', 'Mill', ...years),
  ['Education', 180, 13, 14],
  ['School of cooks and waiters in Haifa and Acre', 180, 14],
];
const mainColumn = (lines: ReturnType<typeof read>) =>
  lines.filter(({ column }) => column === 2).map(({ text }) => text);
const SCHOOL = ['Education', 'School of cooks and waiters in Haifa and Acre'];

it('entries in boxes beside a sidebar are read one after the other', () => {
  const boxes = [
    [180, 335, 112, 166],
    [342, 500, 112, 166],
  ] as const;
  expect(mainColumn(read(boxes, besideSidebar()))).toEqual([
    'Experience',
    'Cook',
    'Blue Door',
    'Waiter',
    'Mill',
    ...SCHOOL,
  ]);
});

const anyBox = fc
  .tuple(
    fc.constantFrom(30, 190, 320),
    fc.integer({ min: 1, max: 45 }),
    fc.constantFrom(120, 250, 500),
    fc.integer({ min: 2, max: 20 }),
  )
  .map(([left, row, width, rows]) => ({
    left,
    right: left + width,
    top: row * 16 - 10,
    bottom: (row + rows) * 16 - 10,
  }));

const sorted = (texts: readonly string[]) => Array.from(texts.join('').replace(/\s/g, '')).toSorted().join('');

/** Borders of a table with any rows, drawn over a page. */
const anyTable = fc
  .tuple(fc.subarray([30, 190, 320, 560]), fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 }))
  .map(([columns, rows]) => ({
    upright: columns.map((at) => ({ at, from: 0, to: 842 })),
    level: rows.map((row) => ({ at: row * 16 + 5, from: 0, to: 595 })),
  }));

it('each character is in one line, or left out with a reason, whatever boxes are drawn', { tags: 'exhaustive' }, () => {
  fc.assert(
    fc.property(anyPage, fc.array(anyBox, { maxLength: 12 }), fc.option(anyTable), (page, boxes, table) => {
      const { direction } = page;
      const rules = table ?? undefined;
      const glyphs = rules ? markRuledGaps(page.glyphs, rules) : page.glyphs;
      const pages = [{ width: 595, height: 842, glyphs, boxes, rules }];
      const { lines, dropped } = readLines(pages, direction ?? detectDirection(pages), cellClassifier);
      const inks = lines.flatMap(({ cells }) => cells.flatMap(({ ink = [] }) => ink.flatMap((one) => one.glyphs)));
      const left = dropped.flatMap(({ ink }) => (ink ?? []).flatMap((one) => one.glyphs));
      expect(sorted([...inks, ...left].map(({ text }) => text))).toBe(sorted(glyphs.map(({ text }) => text)));
      expect(new Set(inks).size).toBe(inks.length);
    }),
    { numRuns: howMany(120, 300) },
  );
});

it('a text in two boxes that overlap below a row of cards is read once', () => {
  const texts = ['Tea', 'Milk', 'Jam'].map((text, at): PageText => [text, 50, 16 + at]);
  const lines = read([...BOXES, [40, 230, 240, 280], [40, 230, 262, 300]], [...JOBS, ...texts]);
  expect(lines.slice(-3).map(({ text }) => text)).toEqual(['Tea', 'Milk', 'Jam']);
});
