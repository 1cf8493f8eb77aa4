import { expect, it } from 'vitest';
import type { Label } from './labels.ts';
import { studyParts } from './studyParts.ts';

const partsOf = (...labels: readonly Label[]) => studyParts(labels.map((label) => ({ label, margin: 100 })));

it('begin with the first part of each study', () => {
  expect(partsOf('B.e.degree', 'e.school', 'e.period', 'B.e.degree')).toEqual([[0, 1, 2], [3]]);
});

it('end before a heading and before a part of anything else', () => {
  expect(partsOf('B.e.degree', 'h:skills', 'e.school', 'B.e.school', 'junk', 'e.period')).toEqual([[0], [3]]);
});
