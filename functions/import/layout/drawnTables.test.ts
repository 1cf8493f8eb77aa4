import { describe, expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import type { DrawnRules } from '../page/pageGlyphs.ts';
import { drawnRows } from './drawnTables.ts';

/** A text 20 points wide, in type of 10: its middle is 3 points above its baseline. */
const cell = (text: string, left: number, y = 33, more: Partial<Cell> = {}): Cell => ({
  text,
  runs: [],
  left,
  right: left + 20,
  y,
  size: 10,
  bold: false,
  ...more,
});
/** Rules over all of a table. */
const grid = (uprights: readonly number[], levels: readonly number[]): DrawnRules => ({
  upright: uprights.map((at) => ({ at, from: Math.min(...levels), to: Math.max(...levels) })),
  level: levels.map((at) => ({ at, from: Math.min(...uprights), to: Math.max(...uprights) })),
});
const rowsOf = (cells: readonly Cell[], rules: DrawnRules) =>
  drawnRows(cells, rules).map((row) => row.map((box) => box.cells.map(({ text }) => text).join(' ')));

const TWO = [cell('a', 45), cell('b', 105)];

const beside = (top: number, bottom: number): DrawnRules => ({
  upright: [40, 100, 160].map((at) => ({ at, from: 10, to: 60 })),
  level: [
    { at: 20, from: 40, to: 100 },
    { at: 50, from: 40, to: 100 },
    { at: top, from: 100, to: 160 },
    { at: bottom, from: 100, to: 160 },
  ],
});
const apart = (left: number, more: DrawnRules['level'] = []): DrawnRules => ({
  upright: [40, 100, left, 160].map((at) => ({ at, from: 20, to: 50 })),
  level: [
    ...[20, 50].flatMap((at) => [
      { at, from: 40, to: 100 },
      { at, from: left, to: 160 },
    ]),
    ...more,
  ],
});

describe('the rows of a drawn table', () => {
  it('have the boxes of one height from the left, each with its texts', () => {
    const rules = grid([40, 100, 160], [20, 50, 80]);
    const cells = [cell('b', 105), cell('a', 45), cell('A', 45, 45), cell('d', 105, 63), cell('c', 45, 63)];
    expect(rowsOf(cells, rules)).toEqual([
      ['a A', 'b'],
      ['c', 'd'],
    ]);
    expect(drawnRows(TWO, rules)[0]?.map(({ box }) => box)).toEqual([
      { left: 40, right: 100, top: 20, bottom: 50 },
      { left: 100, right: 160, top: 20, bottom: 50 },
    ]);
  });

  it('are none of one box, and none without two rules of each kind', () => {
    expect(rowsOf([cell('a', 45)], grid([40, 100, 160], [20, 50]))).toEqual([]);
    expect(rowsOf(TWO, { ...grid([40, 100, 160], [20, 50]), level: [{ at: 20, from: 40, to: 160 }] })).toEqual([]);
    expect(rowsOf(TWO, { ...grid([40, 100, 160], [20, 50]), upright: [{ at: 100, from: 20, to: 50 }] })).toEqual([]);
  });

  it('may have a text a point over its border; one that goes further is in no such box', () => {
    const rules = grid([40, 100, 160], [20, 50]);
    const boxOf = (left: number, right: number) =>
      drawnRows([cell('a', left, 33, { right }), cell('b', 105)], rules)[0]?.[0]?.box;
    const box = { left: 40, right: 100, top: 20, bottom: 50 };
    expect([boxOf(39, 60), boxOf(45, 101)]).toEqual([box, box]);
    expect(boxOf(38.9, 60)).toBeUndefined();
    expect(boxOf(45, 101.1)).not.toEqual(box);
  });

  it('have a rule along each whole side, two points short of it at the most', () => {
    const rules = grid([40, 100, 160], [20, 50]);
    const upright = (from: number, to: number) =>
      rowsOf(TWO, { ...rules, upright: rules.upright.with(1, { at: 100, from, to }) });
    expect([upright(22, 50), upright(20, 48)]).toEqual([[['a', 'b']], [['a', 'b']]]);
    expect([upright(22.1, 50), upright(20, 47.9)]).toEqual([[], []]);
    const level = (from: number, to: number) =>
      rowsOf(TWO, { ...rules, level: rules.level.with(0, { at: 20, from, to }) });
    expect([level(42, 160), level(40, 158)]).toEqual([[['a', 'b']], [['a', 'b']]]);
    expect([level(42.1, 160), level(40, 157.9)]).toEqual([[], []]);
  });

  it('have boxes whose borders differ by less than two points', () => {
    expect([rowsOf(TWO, beside(21.9, 50)), rowsOf(TWO, beside(20, 51.9))]).toEqual([[['a', 'b']], [['a', 'b']]]);
    expect([rowsOf(TWO, beside(22, 50)), rowsOf(TWO, beside(20, 52))]).toEqual([[], []]);
  });

  it('go on over a gap that a level rule crosses, and end at one of two points that none does', () => {
    const cells = [cell('a', 45), cell('b', 115)];
    expect([rowsOf(cells, apart(101.9)), rowsOf(cells, apart(102))]).toEqual([[['a', 'b']], []]);
    expect(rowsOf(cells, apart(110, [{ at: 21, from: 95, to: 115 }]))).toEqual([['a', 'b']]);
    expect(rowsOf(cells, apart(110, [{ at: 21, from: 95, to: 104 }]))).toEqual([]);
  });

  it('are of the rules that are nearest to a text', () => {
    const rules = grid([10, 40, 100, 160, 300], [5, 20, 50, 90]);
    expect(drawnRows(TWO, rules)[0]?.map(({ box }) => [box.left, box.right, box.top, box.bottom])).toEqual([
      [40, 100, 20, 50],
      [100, 160, 20, 50],
    ]);
  });
});
