import { expect, it } from 'vitest';
import { findGridBlocks, type SheetSeen } from './cardGrid.ts';
import { cellsAt, judge } from './cards.fixture.ts';
import type { Cell } from '../page/cell.ts';

const job = (left: number, top: number, ...more: readonly string[]) =>
  cellsAt(left, top, 'Cook', 'Blue Door', '2019 – 2021', ...more);
const blocks = (cells: readonly Cell[], direction: 'ltr' | 'rtl' = 'ltr') =>
  findGridBlocks(cells, { boxes: [], direction, judge }).map(({ left, right, top, bottom }) => [
    left,
    right,
    top,
    bottom,
  ]);

it('entries beside each other with their periods in one row are blocks, each up to the next', () => {
  const [one, two] = [job(50, 100, 'Ran it'), job(200, 100)];
  expect(blocks([...cellsAt(50, 60, 'WORK'), ...one, ...two, ...cellsAt(50, 180, 'LANGUAGES')])).toEqual([
    [50, 194, 90, 145],
    [200, 344, 90, 131],
  ]);
  // From the right they begin at 130 and 280.
  expect(blocks([...one, ...two], 'rtl')).toEqual([
    [136, 280, 90, 131],
    [-14, 130, 90, 145],
  ]);
});

it('each row of a grid is one of its own, and a heading right below ends it', () => {
  const cells = [...job(50, 100), ...job(200, 100), ...job(50, 170), ...job(200, 170), ...cellsAt(50, 212, 'SKILLS')];
  expect(blocks(cells).map(([left, , top, bottom]) => [left, top, bottom])).toEqual([
    [50, 90, 131],
    [200, 90, 131],
    [50, 160, 201],
    [200, 160, 201],
  ]);
});

const pill = (left: number) => ({ left, right: left + 140, top: 82, bottom: 104 });

it('a period in the middle of a box of its own stands where that does', () => {
  const cells = [50, 200].flatMap((left) => [
    ...cellsAt(left + 45, 96, '2019 – 2021'),
    ...cellsAt(left, 118, 'Cook', 'Blue Door'),
  ]);
  const found = (boxes: SheetSeen['boxes']) => findGridBlocks(cells, { boxes, direction: 'ltr', judge }).length;
  expect(found([pill(50), pill(200)])).toBe(2);
  expect(found([])).toBe(0);
  // A card is around all of its texts.
  expect(found([50, 200].map((left) => ({ ...pill(left), bottom: 140 })))).toBe(0);
});

it('rows of a table, lists beside each other and a period at the far side are none', () => {
  const table = [
    ...cellsAt(50, 100, '2019', '2015'),
    ...cellsAt(200, 100, 'Cook', 'Waiter'),
    ...cellsAt(350, 100, 'Blue Door', 'Mill'),
  ];
  expect(blocks(table)).toEqual([]);
  expect(blocks([...cellsAt(50, 100, 'Cook', 'Mill'), ...cellsAt(250, 100, '2019', 'Haifa')])).toEqual([]);
  expect(blocks([...cellsAt(50, 100, 'Excel', 'Jira'), ...cellsAt(200, 100, 'SAP', 'Word')])).toEqual([]);
  expect(blocks([...cellsAt(50, 100, 'Cook'), ...cellsAt(350, 100, '2019'), ...cellsAt(50, 114, 'Mill')])).toEqual([]);
});

it('two periods beside each other without a text that begins where they do are none', () => {
  const dates = [...cellsAt(50, 100, '2019'), ...cellsAt(200, 100, '2021')];
  expect(blocks([...dates, ...cellsAt(60, 114, 'Cook at Blue Door')])).toEqual([]);
  expect(blocks([...dates, ...cellsAt(50, 86, 'Post'), ...cellsAt(200, 86, 'Post')])).toEqual([]);
  const bold = cellsAt(200, 86, 'Mill').map((cell) => ({ ...cell, bold: true }));
  expect(blocks([...dates, ...cellsAt(50, 86, 'Cook'), ...bold])).toEqual([]);
});

it('three blocks stand at even distances', () => {
  expect(blocks([50, 200, 350].flatMap((left) => job(left, 100)))).toHaveLength(3);
  expect(blocks([50, 200, 400].flatMap((left) => job(left, 100)))).toEqual([]);
});
