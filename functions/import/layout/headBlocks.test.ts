import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Cell } from '../page/cell.ts';
import { withHeadBlocks } from './headBlocks.ts';

const judge = {
  isHeading: ({ text }: Cell) => text === 'Work',
  isDate: ({ text }: Cell) => /^\d{4}$/.test(text),
  isLabel: ({ text }: Cell) => text === 'Phone',
};
type Text = readonly [text: string, left: number, right: number, size?: number];
const texts = (rows: readonly (readonly Text[])[], direction: 'ltr' | 'rtl' = 'ltr') => {
  const mirror = (x: number) => (direction === 'rtl' ? 600 - x : x);
  const lines = [...rows, [['Work', 40, 80, 14] as const]].map((row, at) => {
    const y = 40 + 12 * at;
    const own = line(row.map(([text]) => text).join(' ¦ '), { y, size: row[0]?.[3] ?? 10 });
    const cells = own.cells.map((cell, index) => {
      const [, left = 0, right = 0, size = 10] = row[index] ?? [];
      const edges = [mirror(left), mirror(right)].toSorted((a, b) => a - b);
      return { ...cell, left: edges[0] ?? 0, right: edges[1] ?? 0, size };
    });
    return { ...own, cells };
  });
  return withHeadBlocks(lines, direction, judge).map((one) => one.text);
};

const HEAD: readonly (readonly Text[])[] = [
  [['Mill Road 12', 480, 550]],
  [
    ['Nessa Trevanion', 40, 200, 28],
    ['4000 Redruth', 490, 550],
  ],
  [['nessa@example.com', 450, 550]],
  [
    ['Beekeeper', 40, 100, 14],
    ['✉', 430, 440],
    ['07700 900 412', 460, 550],
  ],
];
const READ = [
  'Nessa Trevanion',
  'Beekeeper',
  'Mill Road 12',
  '4000 Redruth',
  'nessa@example.com',
  '✉  07700 900 412',
  'Work',
];

it.each(['ltr', 'rtl'] as const)('the name is read before the contacts that stand beside it, %s', (from) => {
  expect(texts(HEAD, from)).toEqual(READ);
});

it.each([
  ['labels', HEAD.map((row, at) => (at === 3 ? ([['Phone', 40, 100, 14], ...row.slice(2)] as const) : row))],
  ['a text that reaches as far', [...HEAD, [['Keeps bees on moors and roofs', 40, 500] as const]]],
  ['dates', HEAD.map((row, at) => (at === 2 ? ([['2019', 530, 550]] as const) : row))],
  ['no large name', HEAD.map((row) => row.map(([text, left, right]) => [text, left, right] as const))],
])('a head stays in its lines where %s', (_, rows) => {
  expect(texts(rows)[0]).toBe('Mill Road 12');
});
