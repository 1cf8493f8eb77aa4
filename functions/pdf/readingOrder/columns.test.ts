import { describe, expect, it } from 'vitest';
import { findGutter } from './columns.ts';
import type { PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const context = { font: () => ({ width: () => 1000 }) } as unknown as PageContext;

/** Texts of one glyph of 10 px that covers the whole line. */
const texts = (...places: readonly (readonly [x: number, end: number, y: number])[]) =>
  places.map(([x, end, y]) => ({
    y,
    size: 10,
    glyphs: [
      { code: 0, x, y, at: 0 },
      { code: 0, x: end - 10, y, at: 0 },
    ],
  })) as unknown as TextRun[];

const HEAD = [50, 700, 30] as const;
const main = [100, 120, 140, 160, 300].map((y) => [50, 500, y] as const);
const side = [100, 130, 200].map((y) => [540, 700, y] as const);

describe('the place between two columns', () => {
  it('is found whichever of them is written first, and is as high as the longer one', () => {
    const gutter = { x: 520, top: 90, bottom: 300 };
    expect(findGutter(texts(HEAD, ...main, ...side), context)).toEqual(gutter);
    expect(findGutter(texts(HEAD, ...side, ...main), context)).toEqual(gutter);
  });

  it('is that of the columns alone where something above them ends further in', () => {
    const contacts = [[505, 600, 60] as const, [610, 700, 60] as const];
    expect(findGutter(texts(HEAD, ...contacts, ...side, ...main), context)?.x).toBe(520);
  });

  it('is nowhere where the page goes to and fro, as beside headings in the margin, nor beside a line or two', () => {
    const headings = main.flatMap((line, index) => [[540, 700, 100 + 20 * index] as const, line]);
    expect(findGutter(texts(HEAD, ...headings), context)).toBeUndefined();
    expect(findGutter(texts(HEAD, ...main, ...side.slice(0, 2)), context)).toBeUndefined();
  });

  it('is nowhere where a text goes across', () => {
    expect(findGutter(texts(HEAD, [50, 600, 110], ...main, ...side), context)).toBeUndefined();
  });
});

it('a text without glyphs is no part of a column, and one of an unknown font has no width', () => {
  const [empty] = texts([0, 0, 500]);
  const runs = [...texts(HEAD, ...main), { ...empty, glyphs: [] } as unknown as TextRun, ...texts(...side)];
  expect(findGutter(runs, context)).toEqual({ x: 520, top: 90, bottom: 300 });
  const unknown = { font: () => undefined } as unknown as PageContext;
  // Their last glyphs begin ten points before their ends.
  expect(findGutter(texts(HEAD, ...main, ...side), unknown)?.x).toBe(515);
});

it('a column at the right is found beside one that is as near as it may be', () => {
  const near = [100, 130, 200].map((y) => [500, 700, y] as const);
  expect(findGutter(texts(HEAD, ...main, ...near), context)?.x).toBe(500);
  expect(findGutter(texts(HEAD, ...near, ...main), context)?.x).toBe(500);
  expect(
    findGutter(texts(HEAD, ...main, ...[100, 130, 200].map((y) => [499, 700, y] as const)), context),
  ).toBeUndefined();
});
