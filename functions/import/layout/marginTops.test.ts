import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Cell } from '../page/cell.ts';
import { withHeadingsBesideFirst } from './marginHeadings.ts';

const judge = { isHeading: ({ text }: Cell) => text === 'Skills', isDate: () => false, isLabel: () => false };
const heading = (y: number, size = 20, left = 40) => line('Skills', { left, size, y });
const text = (said: string, y: number, left = 200) => line(said, { left, size: 10, y });
const read = (lines: ReturnType<typeof line>[], direction: 'ltr' | 'rtl' = 'ltr') =>
  withHeadingsBesideFirst(lines, direction, judge).map(({ text: said, gap }) => [said, gap] as const);
const said = (...asked: Parameters<typeof read>) => read(...asked).map(([first]) => first);

it('a heading comes before all lines beside it that begin no higher, and gaps go by the new order', () => {
  const lines = [text('Ann', 60), text('Grill', 94), text('Bread', 96), heading(100), text('Wine', 118)];
  expect(read(lines)).toEqual([
    ['Ann', 14],
    ['Skills', 40],
    ['Grill', 0],
    ['Bread', 2],
    ['Wine', 14],
  ]);
});

it('its top is no more than half a line below that of the text', () => {
  // It begins at 84.4, the text 7.8 above its baseline; half of its size makes 5 points.
  expect([said([text('Grill', 87.3), heading(100)]), said([text('Grill', 87.1), heading(100)])]).toEqual([
    ['Skills', 'Grill'],
    ['Grill', 'Skills'],
  ]);
});

it('it is a fifth larger than the text', () => {
  expect([said([text('Grill', 98), heading(100, 12.1)]), said([text('Grill', 98), heading(100, 12)])]).toEqual([
    ['Skills', 'Grill'],
    ['Grill', 'Skills'],
  ]);
});

it('every text of the line begins behind it', () => {
  const both = line('Grill ¦ Bread', { left: 200, size: 10, y: 96 });
  expect(said([both, heading(100)])[0]).toBe('Skills');
  const over = { ...both, cells: both.cells.map((cell, index) => (index === 1 ? { ...cell, left: 60 } : cell)) };
  expect(said([over, heading(100)])[0]).toBe(both.text);
  expect(said([text('Grill', 96, 70), heading(100)])[0]).toBe('Grill');
  expect(said([text('Grill', 96, 71), heading(100)])[0]).toBe('Skills');
});

it('in Hebrew it stands at the right', () => {
  expect(said([text('Grill', 96, 200), heading(100, 20, 300)], 'rtl')).toEqual(['Skills', 'Grill']);
  expect(said([text('Grill', 96, 400), heading(100, 20, 300)], 'rtl')).toEqual(['Grill', 'Skills']);
});

it('one of another name is a heading where it begins and is as large as one that is known', () => {
  const known = [heading(40), text('Wine', 60)];
  const own = (left: number, size: number) =>
    said([...known, text('Grill', 96), line('My own', { left, size, y: 100 })]).at(2);
  expect([own(40.4, 20), own(40.6, 20), own(40, 20.2), own(40, 20.04)]).toEqual(['My own', 'Grill', 'Grill', 'My own']);
  // A row of several texts tells nothing of how headings look.
  const beside = [
    line('Skills ¦ Wine', { left: 40, size: 20, y: 40 }),
    text('Grill', 96),
    line('My own', { left: 40, size: 20, y: 100 }),
  ];
  expect(said(beside)[1]).toBe('Grill');
  // With something beside it, it is a row.
  const row = line('Skills ¦ Wine', { left: 40, size: 20, y: 100 });
  expect(said([text('Grill', 96, 600), row])[0]).toBe('Grill');
});
