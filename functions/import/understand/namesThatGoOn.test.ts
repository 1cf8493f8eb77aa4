import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withNamesThatGoOn } from './namesThatGoOn.ts';

const read = (...rows: readonly LabelledRow[]) => labelsAfter(withNamesThatGoOn, rows);

it.each([
  ['Zennor University', 'of Weaving, Bath'],
  ['The Institute of', 'Weaving, Bath'],
  ['המכללה הטכנית של', 'נהלל, בת'],
])('a name goes on in the next line: %s | %s', (above, below) => {
  expect(read([`N3 ¦ ${above}`.slice(5), 'B.e.school'], [below, 'e.degree e.place'])[1]).toBe('e.school e.place');
});

it('a post and an employer go on as well', () => {
  expect(read(['Head of', 'B.x.title'], ['Weaving', 'x.company'])[1]).toBe('x.title');
});

it.each([
  ['Zennor University', 'Weaving', 'e.degree'],
  ['Zennor University', 'of all that is woven', 'h:custom'],
  ['The Institute of', 'Weaving', 'B.e.degree'],
  ['Zennor University of, 2031', 'Weaving', 'e.degree'],
] as const)('what else stands below a name stays: %s | %s', (above, below, label) => {
  const labels = above.includes('2031') ? 'B.e.school e.period' : 'B.e.school';
  expect(read([above, labels], [below, label])[1]).toBe(label);
});
