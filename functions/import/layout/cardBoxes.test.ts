import { expect, it } from 'vitest';
import { boxOf, cellsAt, judge } from './cards.fixture.ts';
import { scoreCards } from './cardBoxes.ts';
import type { Cell } from '../page/cell.ts';

const toCard = (cells: readonly Cell[]) => ({ cells, box: boxOf(cells) });
const score = (texts: readonly (readonly Cell[])[], others: readonly Cell[] = []) =>
  scoreCards({ boxes: texts.map(toCard), cells: [...texts.flat(), ...others], judge });

const cook = cellsAt(50, 100, 'Cook', 'Blue Door', 'since 2019', 'Ran the kitchen');
const waiter = (left: number) => cellsAt(left, 100, 'Waiter', 'Hotel Carmel', '2015 – 2019');

it('boxes with some lines beside each other are cards, each text in them for it', () => {
  expect(score([cook, waiter(200)])).toBe(7);
  expect(score([cook])).toBe(-Infinity);
});

const below = (left: number) => cellsAt(left, 148, 'Tea');

it('a text among them that is in no box counts as much as five that are, and one beside them excludes it', () => {
  expect(score([cook, waiter(200)], below(200))).toBe(2);
  expect(score([cook, waiter(200)], below(400))).toBe(-Infinity);
});

it('boxes that overlap are none, and those that touch are where each has its period or its heading', () => {
  expect(score([cook, waiter(120)])).toBe(-Infinity);
  expect(score([cook, waiter(146)])).toBe(7);
  expect(score([cook, cellsAt(146, 100, 'SKILLS', 'Grill', 'Bread')])).toBe(7);
  // Cells of a table: only one in the row has a period.
  expect(score([cook, cellsAt(146, 100, 'Ran the kitchen', 'Bought fish')])).toBe(-Infinity);
  expect(score([cook, cellsAt(150, 100, 'Ran the kitchen', 'Bought fish')])).toBe(6);
});

it('boxes of one line are a list', () => {
  expect(score([cellsAt(50, 100, 'Excel'), cellsAt(200, 100, 'Jira'), cellsAt(350, 100, 'SAP')])).toBe(-Infinity);
  expect(score([cellsAt(50, 100, 'Excel'), cellsAt(200, 100, 'Jira', 'SAP')])).toBe(3);
});
