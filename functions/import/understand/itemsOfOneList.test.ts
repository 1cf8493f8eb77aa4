import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withItemsOfOneList } from './itemsOfOneList.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

function labelsOf(sure: number, ...rows: readonly (readonly [text: string, label: Label])[]) {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 40 + 14 * at })));
  const found = rows.map(([, label], at) => ({ label, sure: at === 1 ? sure : 0.97 }));
  return withItemsOfOneList(parts, found).map(({ label }) => label);
}

it('an unsure item is what the others of its list are, and a sure one or one of two stays', () => {
  const rows = [
    ['2019 – 2021', 'B.x.period'],
    ['• Invoicing', 'x.place'],
    ['• Team events', 'x.body'],
    ['• Goods receipt', 'x.body'],
  ] as const satisfies readonly (readonly [string, Label])[];
  expect(labelsOf(0.3, ...rows)).toEqual(['B.x.period', 'x.body', 'x.body', 'x.body']);
  expect(labelsOf(0.9, ...rows)[1]).toBe('x.place');
  // Between a job and what was done there is nothing of another section.
  expect(labelsOf(0.95, rows[0], ['• Invoicing', 'skill'], rows[2], rows[3])[1]).toBe('x.body');
  expect(labelsOf(0.3, ...rows.slice(0, 3))[1]).toBe('x.place');
});
