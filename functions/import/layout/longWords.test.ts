import { expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { findGutter } from './columns.ts';

const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z]+$/.test(text),
  isDate: () => false,
  isLabel: () => false,
};
const cell = (text: string, left: number, y: number, right = left + 100): Cell => ({
  text,
  runs: [],
  left,
  right,
  y,
  size: 10,
  bold: false,
});
const column = (left: number, from: number, ...texts: readonly string[]) =>
  texts.map((text, index) => cell(text, left, from + 20 * index));
/** Two columns, from 20 to 120 and from 200 to 300. */
const COLUMNS = [
  ...column(20, 100, 'SKILLS', 'Grill', 'Bread', 'Wine', 'Rice'),
  ...column(200, 106, 'WORK', 'Cook', 'Mill', 'Lod', 'Acre'),
];
const gutterOf = (...more: readonly Cell[]) => findGutter([...COLUMNS, ...more], judge);
const words = (count: number) => Array.from({ length: count }, (_, index) => cell(ADDRESS, 20, 190 + 4 * index, 215));
const bar = (left: number, right: number) => [{ left, right, y: 60 }];
/** A second column from another place on. */
const wide = (left: number) => column(left, 106, 'WORK', 'Cook', 'Mill', 'Lod', 'Acre');
const ADDRESS = 'maya.levin-abramovich@post.example';

it('a word that sticks out of its column by a quarter crosses no gutter, from either side', () => {
  // 195 points wide, of which a quarter is behind 166.
  expect(gutterOf(cell(ADDRESS, 20, 190, 215))).toMatchObject({ top: -Infinity, bottom: Infinity });
  expect(gutterOf(cell(ADDRESS, 20, 190, 215))?.x).toBeGreaterThan(166);
  expect(gutterOf(cell(ADDRESS, 105, 190, 300))).toMatchObject({ top: -Infinity, bottom: Infinity });
  expect(gutterOf(cell(ADDRESS, 105, 190, 300))?.x).toBeLessThan(154);
  // By more than that wherever the gutter is.
  expect(gutterOf(cell(ADDRESS, 20, 190, 262))?.bottom).toBe(190);
  expect(gutterOf(cell('maya levin abramovich of post', 20, 190, 215))?.bottom).toBe(190);
});

it('two such words are in no gutter’s way, and three are', () => {
  expect([gutterOf(...words(2))?.bottom, gutterOf(...words(3))?.bottom]).toEqual([Infinity, 190]);
});

it('of two places that are as good the one that is clearer of texts on both sides is taken', () => {
  for (const [left, middle] of [
    [180, 150],
    [240, 180],
    [300, 210],
  ] as const)
    expect(Math.abs((findGutter([...COLUMNS.slice(0, 5), ...wide(left)], judge)?.x ?? 0) - middle)).toBeLessThan(1.1);
});

it('a gutter goes along texts whose edges it touches', () => {
  // The only place between texts that end and begin at 120.
  expect(findGutter([...COLUMNS.slice(0, 5), ...wide(120)], judge)).toMatchObject({ x: 120, top: -Infinity });
  for (const bars of [bar(20, 120), bar(120, 220)])
    expect(findGutter([...COLUMNS.slice(0, 5), ...wide(120)], judge, bars)?.top).toBe(-Infinity);
  expect(findGutter([...COLUMNS.slice(0, 5), ...wide(120)], judge, bar(119, 121))?.top).toBe(60);
});

it('two headings beside each other head one section, whose lines may end in their dates', () => {
  const dated = { ...judge, isDate: ({ text }: Cell) => /^\d{4}$/.test(text) };
  const jobs = [
    ...column(20, 40, 'JOBS', 'Cook', 'Haifa', 'Baker'),
    cell('WORK', 200, 40),
    cell('2019', 200, 60),
    cell('2017', 200, 100),
  ];
  const lower = COLUMNS.map((each) => ({ ...each, y: each.y + 60 }));
  expect(findGutter([...jobs, ...lower], dated)?.top).toBe(100);
});
