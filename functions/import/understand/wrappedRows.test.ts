import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withWrappedRows } from './wrappedRows.ts';

const ROW = '2016 – 2020 ¦ Blue Mountain ¦ Technician';
const OF_ROW = 'B.x.period x.company x.title';

/** The labels of a row, and of a line below it whose cells begin at some places. */
function below(cells: string, at: readonly number[], labels: string, row = OF_ROW, gap = 14): string {
  const next = line(cells, { y: 114, gap });
  const moved = next.cells.map((cell, index) => ({ ...cell, left: at[index] ?? 0, right: (at[index] ?? 0) + 30 }));
  const lines = [line(ROW, { y: 100, gap: 20 }), { ...next, cells: moved }];
  const parts = toParts(lines);
  const all = `${row} ${labels}`.split(' ') as Label[];
  expect(parts).toHaveLength(all.length);
  const found = all.map((label) => ({ label, margin: 200 }));
  return withWrappedRows(lines, parts, found)
    .slice(3)
    .map(({ label }) => label)
    .join(' ');
}

it('a line below the cells of a row goes on with them', () => {
  expect(below('Hospital ¦ Grade II', [240, 440], 'B.x.company x.company')).toBe('x.company x.title');
  expect(below('Leader', [440], 'x.body')).toBe('x.title');
  expect(below('Leeds ¦ Leader', [240, 440], 'x.place x.body')).toBe('x.place x.title');
  expect(below('Hospital ¦ Grade II', [240, 440], 'B.e.school e.degree', 'B.e.period e.school e.degree')).toBe(
    'e.school e.degree',
  );
});

it('does not where it has a time or other columns, stands apart, or where a cell holds both names', () => {
  const labels = 'B.x.company x.company';
  expect(below('Hospital ¦ Grade II', [40, 440], labels)).toBe(labels);
  expect(below('• Leader', [440], 'x.body')).toBe('x.body');
  expect(below('Opened the shop', [440], 'x.body')).toBe('x.body');
  expect(below('Hospital ¦ Grade II', [240, 500], labels)).toBe(labels);
  expect(below('Hospital ¦ Grade II', [240, 440], labels, OF_ROW, 20)).toBe(labels);
  expect(below('Hospital ¦ Grade II', [240, 440], labels, 'B.x.period x.title x.body')).toBe(labels);
});
