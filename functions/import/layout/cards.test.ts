import { expect, it } from 'vitest';
import type { Card } from './cardBoxes.ts';
import { boxOf, cellsAt, judge } from './cards.fixture.ts';
import { barsOfCards, findCardBands } from './cards.ts';
import type { Cell } from '../page/cell.ts';
import { findGutter } from './columns.ts';

const job = (left: number, top: number, title: string) => cellsAt(left, top, title, 'Blue Door', '2019');
const textsOf = (cards: readonly Card[]) => cards.map(({ cells }) => cells.map(({ text }) => text).join(' '));
const find = (boxed: readonly (readonly Cell[])[], others: readonly Cell[] = []) =>
  findCardBands([...new Set([...boxed.flat(), ...others])], boxed.map(boxOf), judge).map(textsOf);

const [cook, waiter] = [job(50, 100, 'Cook'), job(200, 100, 'Waiter')];
const heading = cellsAt(50, 60, 'WORK');

it('boxes beside each other are a band of cards; what stands above and below is in none', () => {
  expect(find([cook, waiter], [...heading, ...cellsAt(50, 200, 'LANGUAGES', 'English')])).toEqual([
    ['Cook Blue Door 2019', 'Waiter Blue Door 2019'],
  ]);
});

it('a box below others is no card where nothing stands beside it', () => {
  const last = job(50, 200, 'Baker');
  expect(find([cook, waiter, last], heading)).toEqual([['Cook Blue Door 2019', 'Waiter Blue Door 2019']]);
  expect(find([cook, last], heading)).toEqual([]);
});

it('the boxes within the box of a section are cards, and those within the box of the page', () => {
  const section = [...heading, ...cook, ...waiter];
  const name = cellsAt(50, 20, 'Dana Levi');
  expect(find([section, cook, waiter], name)).toEqual([['Cook Blue Door 2019', 'Waiter Blue Door 2019']]);
  expect(find([[...name, ...section], section, cook, waiter])).toHaveLength(1);
  const main = [...section, ...cellsAt(50, 200, 'LANGUAGES', 'English')];
  expect(find([main, cook, waiter], name)).toHaveLength(1);
});

it('a sidebar with its headings is no card, nor is a box that other text stands beside', () => {
  const sidebar = cellsAt(200, 100, 'SKILLS', 'Bread', 'LANGUAGES', 'English');
  expect(find([cook, sidebar], heading)).toEqual([]);
  expect(find([cook, waiter], [...heading, ...cellsAt(350, 100, 'SKILLS', 'Bread')])).toEqual([]);
});

it('of a card and its shadow one counts, and a box that cuts through a text is none', () => {
  const cells = [...cook, ...waiter, ...heading];
  const boxes = [boxOf(cook), boxOf(waiter)];
  const shadow = { ...boxOf(cook), right: boxOf(cook).right + 20 };
  expect(findCardBands(cells, [shadow, ...boxes], judge)[0]?.map(({ box }) => box)).toEqual(boxes);
  const cutting = { left: 40, right: 240, top: 45, bottom: boxOf(cook).bottom };
  expect(findCardBands(cells, [cutting, ...boxes], judge).map(textsOf)).toEqual([
    ['Cook Blue Door 2019', 'Waiter Blue Door 2019'],
  ]);
});

it('no gutter goes through a row of entries in boxes, whatever stands beside', () => {
  const cells = [...cook, ...waiter, ...cellsAt(350, 100, 'SKILLS', 'Bread')];
  expect(barsOfCards(cells, [cook, waiter].map(boxOf), judge)[0]).toEqual({ left: 42, right: 288, y: 100 });
  const headed = cellsAt(200, 100, 'SKILLS', 'Bread', 'Wine');
  expect(barsOfCards([...cells, ...headed], [cook, headed].map(boxOf), judge)).toEqual([]);
});

it('a gutter is found beside a bar, not in it', () => {
  const left = [...heading, ...cook, ...cellsAt(50, 160, 'EDUCATION', 'a', 'b', 'c')];
  const cells = [...left, ...cellsAt(350, 60, 'SKILLS', 'Bread', 'Wine', 'Rice', 'LANGUAGES', 'English')];
  const bars = cook.map(({ y }) => ({ left: 42, right: 288, y }));
  expect(findGutter(cells, judge, bars)?.x).toBeGreaterThan(288);
  expect(findGutter(cells, judge, bars)?.top).toBeLessThan(60);
  expect(findGutter(cells, judge)?.x).toBeLessThan(288);
});
