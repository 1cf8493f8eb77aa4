import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withDegreesOfLists } from './degreeLists.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

function read(...rows: readonly (readonly [text: string, labels: string])[]): string {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withDegreesOfLists(parts, found)
    .map(({ label }) => label)
    .join(' ');
}

it('subjects behind the colon of a degree are of it, where the school stands elsewhere', () => {
  const school = ['Zennor School', 'B.e.school'] as const;
  expect(read(school, ['A-levels: Dyeing (A), Law (B)', 'e.degree e.degree e.degree language e.degree'])).toBe(
    'B.e.school e.degree e.degree e.degree e.degree e.degree',
  );
  expect(read(['Highers: Dyeing, Zennor School', 'B.e.degree e.degree e.school'])).toBe('B.e.degree e.degree e.school');
  expect(read(school, ['Highers: Dyeing | Haifa', 'e.degree e.degree e.place'])).toBe(
    'B.e.school e.degree e.degree e.place',
  );
});

it('what was studied behind a school is of the degree, and how is of neither', () => {
  expect(read(['בגרות, תיכון ורד, מגמת אריגה', 'B.e.degree e.school e.school'])).toBe('B.e.degree e.school e.degree');
  expect(read(['Diploma, Loom School, part time', 'B.e.degree e.school e.school'])).toBe('B.e.degree e.school e.body');
  expect(read(['Diploma, Loom School, Part Street', 'B.e.degree e.school e.school'])).toBe(
    'B.e.degree e.school e.school',
  );
});

it('a language in the line of a degree is of it, and how one studied in brackets is not', () => {
  const school = ['Zennor School', 'B.e.school'] as const;
  expect(read(school, ['5 GCSEs inc. Dyeing (C) and English', 'e.degree e.degree e.degree language'])).toBe(
    'B.e.school e.degree e.degree e.degree e.degree',
  );
  expect(read(school, ['5 GCSEs (C). I speak English!', 'e.degree e.degree language'])).toBe(
    'B.e.school e.degree e.degree language',
  );
  expect(read(['B.A., Dyes (evenings)', 'B.e.degree e.degree e.degree'])).toBe('B.e.degree e.degree e.body');
  expect(read(['B.A., Dyes (wool)', 'B.e.degree e.degree e.degree'])).toBe('B.e.degree e.degree e.degree');
});
