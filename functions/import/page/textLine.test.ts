import { describe, expect, it } from 'vitest';
import { isInCapitals, joinCells, withText, type Cell } from './cell.ts';
import { endOf, isAligned, isNextLine, isOneText, isTooWide, roomBehind, startOf } from './nextLine.ts';
import { rowsByBaseline, runsOf } from './rows.ts';
import { median, quantile } from './statistics.ts';
import { mapCells, toLine, withCells } from './textLine.ts';

const cell = (text: string, more: Partial<Cell> = {}): Cell => ({
  text,
  runs: [{ text, bold: false }],
  left: 40,
  right: 90,
  y: 100,
  size: 10,
  bold: false,
  ...more,
});
const CELLS = [cell('Cook', { size: 9 }), cell('Blue Door', { left: 200, right: 300, y: 101, bold: true, size: 12 })];

describe('a line', () => {
  it('says what its cells do, and stands around them', () => {
    expect(toLine(CELLS, 2, 1, { y: 80 })).toEqual({
      text: 'Cook  Blue Door',
      cells: CELLS,
      left: 40,
      right: 300,
      y: 100,
      // Of its longest cell.
      size: 12,
      bold: true,
      page: 2,
      column: 1,
      farEdge: Infinity,
      gap: 20,
    });
    expect(toLine(CELLS, 2, 1).gap).toBe(Infinity);
    expect(toLine(CELLS.toReversed(), 0, 0)).toMatchObject({ left: 40, right: 300, y: 101, size: 12 });
  });

  it('is bold where more than half of its letters are, and has six hundred at the most', () => {
    const weighted = (...cells: readonly (readonly [string, boolean])[]) =>
      toLine(
        cells.map(([text, bold]) => cell(text, { bold })),
        0,
        0,
      ).bold;
    expect([weighted(['abc', true], ['abcd', false]), weighted(['abcd', true], ['abcd', false])]).toEqual([
      false,
      false,
    ]);
    expect(weighted(['abcde', true], ['abcd', false])).toBe(true);
    expect(toLine([cell('a'.repeat(601))], 0, 0).text).toHaveLength(600);
  });

  it('with other cells keeps its place among the others, and what its file says', () => {
    const line = { ...toLine(CELLS, 2, 1, { y: 80 }), farEdge: 500, known: { text: 3, goesOn: false } };
    expect(withCells(line, CELLS.slice(0, 1))).toEqual({
      ...line,
      text: 'Cook',
      cells: CELLS.slice(0, 1),
      right: 90,
      size: 9,
      bold: false,
    });
    expect(mapCells(line, (each) => each)).toBe(line);
    expect(mapCells(line, (each) => withText(each, each.text.toUpperCase())).text).toBe('COOK  BLUE DOOR');
  });
});

describe('a cell', () => {
  it('that says another text has it in one run of its own weight, and is the same where it says that already', () => {
    const [cook, door] = CELLS as [Cell, Cell];
    expect(withText(cook, 'Cook')).toBe(cook);
    expect(withText(door, 'Door')).toEqual({ ...door, text: 'Door', runs: [{ text: 'Door', bold: true }] });
  });

  it('of two reaches over both, and looks as the first', () => {
    const [cook, door] = CELLS as [Cell, Cell];
    const both = { text: 'Cook of Door', left: 40, right: 300 };
    expect(joinCells('Cook of Door', cook, door)).toMatchObject({ ...both, y: 100, size: 9, bold: false });
    expect(joinCells('Cook of Door', door, cook)).toMatchObject({ ...both, y: 101, size: 12, bold: true });
  });

  it('is in capitals where three stand together, and none is small', () => {
    expect(['NOA', 'NO 12', 'N.O.A.', 'NOAm', 'SKILLS 2', 'כישורים'].map(isInCapitals)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

const across = { left: 40, right: 90 };
const beside = (left: number, right: number) => isAligned(across, { left, right });
const below = (y: number) => isNextLine({ y: 100, size: 100 }, { y });
const line = (text?: number) => ({
  ...toLine([cell('Cook')], 0, 0),
  ...(text !== undefined && { known: { text, goesOn: false } }),
});

describe('a text goes on in the next line', () => {
  it('as seen along the direction of reading', () => {
    expect([startOf(across, 'ltr'), endOf(across, 'ltr')]).toEqual([40, 90]);
    expect([startOf(across, 'rtl'), endOf(across, 'rtl')]).toEqual([-90, -40]);
    const line = toLine([cell('Cook')], 0, 0);
    expect(roomBehind({ ...line, farEdge: 100 }, 'ltr')).toBe(10);
    expect(roomBehind({ ...line, farEdge: 25 }, 'rtl')).toBe(15);
  });

  it('where its first word had no room, with two letters to spare', () => {
    // Five letters and two, each 0.55 of 100 points.
    const text = { text: 'Cooks of Haifa', size: 100 };
    expect([isTooWide(text, 384), isTooWide(text, 386)]).toEqual([true, false]);
    expect([isTooWide({ ...text, text: 'Cooks' }, 384), isTooWide({ ...text, text: 'Cooks' }, 386)]).toEqual([
      true,
      false,
    ]);
  });

  it('where both begin or end at one place, and the second is right below', () => {
    expect([beside(42.9, 200), beside(37.1, 200), beside(0, 92.9), beside(0, 87.1)]).toEqual([true, true, true, true]);
    expect([beside(43, 93), beside(37, 87)]).toEqual([false, false]);
    expect([below(100), below(101), below(289), below(290)]).toEqual([false, true, true, false]);
  });

  it('or not, where its file says so', () => {
    expect([isOneText(line(1), line(1)), isOneText(line(1), line(2))]).toEqual([true, false]);
    expect([isOneText(line(1), line()), isOneText(line(), line(1))]).toEqual([undefined, undefined]);
  });
});

it('runs go on as long as each item goes on with the last', () => {
  expect(runsOf([1, 2, 4, 5, 7], (item, last) => item - last === 1)).toEqual([[1, 2], [4, 5], [7]]);
  expect(runsOf([1, 2, 3, 4], (item, _, [first]) => item - first < 3)).toEqual([[1, 2, 3], [4]]);
  expect(runsOf([1, 1, 1], (_item, _last, run) => run.length < 2)).toEqual([[1, 1], [1]]);
  expect(runsOf([], () => true)).toEqual([]);
});

const rows = (...items: readonly (readonly [y: number, size: number])[]) =>
  rowsByBaseline(items.map(([y, size]) => ({ y, size }))).map((row) => row.map(({ y }) => y));

it('what stands on one baseline is less than a third of the smaller size apart', () => {
  expect(rows([129, 100], [100, 100])).toEqual([[100, 129]]);
  expect(rows([100, 100], [130, 100])).toEqual([[100], [130]]);
  expect([rows([100, 100], [120, 50]), rows([100, 50], [120, 100])]).toEqual([
    [[100], [120]],
    [[100], [120]],
  ]);
  // From the first of the row, and not from one to the next.
  expect(rows([100, 100], [120, 100], [140, 100])).toEqual([[100, 120], [140]]);
});

it('a share of values is the one at that place of all, and the middle the upper of two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 3, 0]);
  expect([quantile([10, 9, 8, 7], 0.25), quantile([10, 9, 8, 7], 0)]).toEqual([8, 7]);
});
