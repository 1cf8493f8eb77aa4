import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withBracketsOfNames } from './bracketsOfNames.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

function named(...rows: readonly (readonly [text: string, labels: string])[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withBracketsOfNames(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

it('what stands in brackets behind a name is of it, where the other name stands below', () => {
  expect(named(['Port Authority (cargo)', 'B.x.company x.title'], ['Clerk', 'x.title'])[0]).toBe(
    'B.x.company x.company',
  );
  expect(named(['עיריית ערד (רווחה)', 'B.x.company x.title'], ['סייעת', 'x.title'])[0]).toBe('B.x.company x.company');
});

it.each([
  [['Tailor (bridal wear)', 'B.x.title x.body'], 'B.x.title x.title'],
  [
    ['Tailor – Household (Mr. B., 88, by nights)', 'B.x.title x.company x.company x.body x.body'],
    'B.x.title x.company x.company x.company x.company',
  ],
  [['B.Des. Textiles (4 years)', 'B.e.degree length'], 'B.e.degree e.degree'],
  [['עיצוב טקסטיל (3 שנים)', 'B.e.degree e.body'], 'B.e.degree e.degree'],
  [['B.Des. [part one]', 'B.e.degree e.school'], 'B.e.degree e.degree'],
] as const)('whatever it says: %s', (row, expected) => {
  expect(named(row, ['Loom House', row[1].startsWith('B.e') ? 'e.school' : 'x.company'])[0]).toBe(expected);
});

it('a year in brackets is of the degree where the period stands elsewhere', () => {
  const degree = ['B.Des. (expected 2031) ¦ 2027 – now', 'B.e.degree e.period e.period'] as const;
  expect(named(degree)).toEqual(['B.e.degree e.degree e.period']);
  expect(named(['B.Des. (expected 2031)', 'B.e.degree e.period'])).toEqual(['B.e.degree e.period']);
});

it.each([
  // It is all that says the other name, in every entry.
  [
    ['Port Authority (Clerk)', 'B.x.company x.title'],
    ['Acre', 'x.place'],
    ['Zim (Cook)', 'B.x.company x.title'],
  ],
  // A place, a period.
  [
    ['Tailor (Leeds)', 'B.x.title x.company'],
    ['Loom House', 'x.company'],
  ],
  [
    ['Tailor (2019 – 2021)', 'B.x.title x.period'],
    ['Loom House', 'x.company'],
  ],
  // How long a job lasted.
  [
    ['Tailor (3 years)', 'B.x.title length'],
    ['Loom House', 'x.company'],
  ],
  // Behind the brackets, and in brackets that close in another line.
  [['Tailor (2019) for brides', 'B.x.title x.period x.body']],
  [
    ['Tailor (bridal', 'B.x.title x.body'],
    ['wear)', 'x.body'],
  ],
  [['Sews (by hand)', 'x.body x.body']],
] as const)('leaves what is none of the name: %j', (...rows) => {
  expect(named(...rows)).toEqual(rows.map(([, labels]) => labels));
});

it('what stands in brackets behind the heading of a list is of the heading', () => {
  expect(named(['Work (latest first)', 'h:experience x.title'])).toEqual(['h:experience h:experience']);
  const inLine = ['Work (2019 – 2021)', 'h:experience x.period'] as const;
  expect(named(inLine)).toEqual([inLine[1]]);
});
