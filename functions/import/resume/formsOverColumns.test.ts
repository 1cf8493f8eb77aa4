import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withFormsOverColumns } from './formsOverColumns.ts';

type Row = readonly [text: string, size: number, y: number];

/** The lines of two columns as one, each with its cells; ` ¦ ` between them. */
function read(first: readonly Row[], second: readonly Row[]): string[] {
  const column = (rows: readonly Row[], at: number) =>
    rows.map(([text, size, y]) => line(text, { size, y, column: at, left: 40 + 300 * (at - 1) }));
  const lines = withFormsOverColumns([line('Work', { column: 0, y: 80 }), ...column(first, 1), ...column(second, 2)]);
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' ¦ '));
}

const FIRST: Row[] = [
  ['Position', 7, 100],
  ['Dyer', 10, 111],
  ['Duties', 7, 125],
  ['Dyed rugs.', 10, 136],
  ['Position', 7, 160],
  ['Carder', 10, 171],
  ['Duties', 7, 185],
  ['Carded wool.', 10, 196],
];
const SECOND: Row[] = [
  ['From - to', 7, 100],
  ['2031 - 2033', 10, 111],
  ['From - to', 7, 160],
  ['2029 - 2031', 10, 171],
];
const apart = (second: readonly Row[], first: readonly Row[] = FIRST) => [
  'Work',
  ...[...first, ...second].map(([text]) => text),
];

it('rows of a form that a space between boxes cut are whole', () => {
  expect(read(FIRST, SECOND)).toEqual([
    'Work',
    'Position ¦ From - to',
    'Dyer ¦ 2031 - 2033',
    'Duties',
    'Dyed rugs.',
    'Position ¦ From - to',
    'Carder ¦ 2029 - 2031',
    'Duties',
    'Carded wool.',
  ]);
});

it('columns stay where a line stands between rows, labels do not come again, or are as large as values', () => {
  const between = SECOND.with(3, ['2029 - 2031', 10, 178]);
  expect(read(FIRST, between)).toEqual(apart(between));
  const once = SECOND.with(2, ['Town', 7, 160]);
  expect(read(FIRST, once)).toEqual(apart(once));
  const large = SECOND.map(([text, , y]): Row => [text, 10, y]);
  expect(read(FIRST, large)).toEqual(apart(large));
  const own = FIRST.map(([text, , y]): Row => [text, 10, y]);
  expect(read(own, SECOND)).toEqual(apart(SECOND, own));
});
