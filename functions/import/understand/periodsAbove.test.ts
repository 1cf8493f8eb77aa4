import { expect, it } from 'vitest';
import type { Label } from './labels.ts';
import { withPeriodsAbove } from './periodsAbove.ts';

const read = (labels: string) =>
  withPeriodsAbove(labels.split(' ').map((label) => ({ label: label as Label, margin: 200 })))
    .map(({ label }) => label)
    .join(' ');

it('periods above the names of their entries begin them', () => {
  expect(read('h:experience B.x.period B.x.title x.company x.body x.period B.x.title x.company h:skills skill')).toBe(
    'h:experience B.x.period x.title x.company x.body B.x.period x.title x.company h:skills skill',
  );
  expect(read('h:education B.e.period e.period B.e.degree e.school e.period B.e.degree')).toBe(
    'h:education B.e.period e.period e.degree e.school B.e.period e.degree',
  );
});

it.each([
  ['where the last entry has its own', 'h:experience B.x.period B.x.title x.period B.x.title x.period'],
  ['where one entry has none', 'h:experience B.x.period B.x.title x.body B.x.title x.company B.x.title'],
  ['in the middle of an entry', 'h:experience B.x.period B.x.title x.period x.body B.x.title x.company'],
  ['where names begin the section', 'h:experience B.x.title x.period B.x.title x.company'],
  ['without names below', 'h:experience B.x.period h:skills skill'],
])('periods stay %s', (_, labels) => {
  expect(read(labels)).toBe(labels);
});
