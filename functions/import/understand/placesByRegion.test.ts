import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withPlacesByRegion } from './placesByRegion.ts';

/** The labels of the parts of each row, once places are told by the countries behind them. */
function placed(...rows: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withPlacesByRegion(
    parts,
    labels.map((label) => ({ label, sure: 0.97 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

it('a country behind the comma of a name is its place', () => {
  expect(placed(['Loom Workshop, Taiwan', 'B.e.degree e.school'])).toEqual(['B.e.degree e.place']);
  expect(placed(['Loom Workshop, Taiwan', 'B.x.company x.company'])).toEqual(['B.x.company x.place']);
  // A post may be for a country, and what no list has may be anything.
  expect(placed(['Weaver, Taiwan', 'B.x.title x.title'])).toEqual(['B.x.title x.title']);
  expect(placed(['Loom Workshop, Zennor', 'B.x.company x.company'])).toEqual(['B.x.company x.company']);
  expect(placed(['Taiwan', 'B.x.company'])).toEqual(['B.x.company']);
});

it('the code of a state behind the comma of a place is of it, though it is a degree elsewhere', () => {
  const school = 'B.e.school e.place e.degree';
  expect(placed(['Loom School ¦ Salem, MA', school])).toEqual(['B.e.school e.place e.place']);
  expect(placed(['Loom Works, Salem, OR. 2031 – 2033', 'B.x.company x.place x.title x.period'])).toEqual([
    'B.x.company x.place x.place x.period',
  ]);
  expect(placed(['Weaver ¦ Salem, OR', 'headline address headline'])).toEqual(['headline address address']);
  expect(placed(['Salem, Weaver', 'address headline'])).toEqual(['address headline']);
  expect(placed(['Loom School ¦ Salem, BA', school])).toEqual([school]);
  expect(placed(['Loom School ¦ Salem, MA', 'B.e.school e.degree e.degree'])).toEqual(['B.e.school e.degree e.degree']);
  expect(placed(['Salem, MA, Weaving', 'B.e.place e.degree e.degree'])).toEqual(['B.e.place e.degree e.degree']);
});

const known = [
  ['2033 – now Leeds, England', 'B.x.period x.place x.place'],
  ['2031 – 2033 Haifa, Israel', 'B.x.period x.place x.place'],
] as const;

it('a town of no list stands before its country, in the seat of the other places', () => {
  const zennor = ['2029 – 2031 Zennor, Taiwan', 'B.x.period x.company x.place'] as const;
  expect(placed(...known, zennor)[2]).toBe('B.x.period x.place x.place');
  expect(placed(...known, ['2029 – 2031 Zennor, Taiwan', 'B.e.period e.school e.place'])[2]).toBe(
    'B.e.period e.place e.place',
  );
  // One place is no habit.
  expect(placed(known[0], zennor)[1]).toBe(zennor[1]);
  for (const text of ['2029 – 2031 Zennor Bank, Taiwan', '2029 – 2031 Zennor, Haifa', 'Zennor, Taiwan 2029 – 2031']) {
    const labels = text.startsWith('Z') ? 'B.x.company x.place x.period' : zennor[1];
    expect(placed(...known, [text, labels])[2]).toBe(labels);
  }
});

it.each([
  ['Loom College', 'Zennor, Denmark', 'e.place e.place'],
  ['Loom College of', 'Zennor, Denmark', 'e.school e.place'],
  ['Loom College', 'Loom School, Denmark', 'e.school e.place'],
  ['Loom College', 'Zennor, Loom', 'e.school e.place'],
])('a town and its country in a line below a name are its place: %s | %s', (above, below, labels) => {
  expect(placed([above, 'B.e.school'], [below, 'e.school e.place'])[1]).toBe(labels);
});

it('a town stands between an employer and its place', () => {
  const labels = 'B.x.company x.company x.place';
  expect(placed(['Loom House, Zennor (Denmark)', labels])).toEqual(['B.x.company x.place x.place']);
  expect(placed(['Loom House, Haifa, Israel', labels])).toEqual(['B.x.company x.place x.place']);
  expect(placed(['Loom House, Zennor, CO', labels])).toEqual(['B.x.company x.place x.place']);
  expect(placed(['Loom House, Zennor, Haifa', labels])).toEqual([labels]);
  expect(placed(['Loom House, Loom College, CO', labels])).toEqual([labels]);
  expect(placed(['Loom House ¦ Zennor, Denmark', labels])).toEqual([labels]);
});
