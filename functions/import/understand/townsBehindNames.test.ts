import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withTownsBehindNames } from './townsBehindNames.ts';

/** The texts of lines behind the step, with places in brackets. */
function placesOf(...lines: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  const found = withTownsBehindNames(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return parts.map(({ text }, at) => (found[at]?.label.endsWith('.place') ? `(${text})` : text));
}

it.each(['Loom College', 'Zennor High School', 'College of Weaving', 'Loom Comprehensive', 'Zennor Boys High'])(
  'a town behind %s is no part of its name',
  (name) => {
    expect(placesOf(['N3 Weaving', 'B.e.degree'], [`${name}, Mousehole, 2012`, 'e.school e.school e.period'])).toEqual([
      'N3 Weaving',
      name,
      '(Mousehole)',
      '2012',
    ]);
  },
);

it.each([
  // A name that has not ended, a state, a department, and what may be the degree.
  ['B.e.degree', 'Loom Gardens, Mousehole'],
  ['B.e.degree', 'University of California, Berkeley'],
  ['B.e.degree', 'Loom College, School of Weaving'],
  ['B.e.body', 'Loom College, Weaving'],
])('what else stands there stays (%s, %s)', (first, text) => {
  expect(placesOf(['N3 Weaving', first], [text, 'e.school e.school'])).toEqual(['N3 Weaving', ...text.split(', ')]);
});

it('a town behind an employer is its place where another job has its own there', () => {
  const other = ['Weaver, Anchor Works, Leeds, 2012–2014', 'B.x.title x.company x.place x.period'] as const;
  const own = ['Weaver, Blue Court, Mousehole, 2015–2019', 'B.x.title x.company x.company x.period'] as const;
  expect(placesOf(own, other)[2]).toBe('(Mousehole)');
  expect(placesOf(own, ['Weaver, Anchor Works, 2012–2014', 'B.x.title x.company x.period'])[2]).toBe('Mousehole');
});

it('a town behind a school whose name says no school is its place where another study has its own there', () => {
  const settled = ['N3 Weaving ¦ Loom College, Zennor', 'B.e.degree e.school e.school'] as const;
  const own = ['N2 Weaving ¦ Loom Gardens, Mousehole', 'B.e.degree e.school e.school'] as const;
  expect(placesOf(own, settled)).toEqual([
    'N2 Weaving',
    'Loom Gardens',
    '(Mousehole)',
    'N3 Weaving',
    'Loom College',
    '(Zennor)',
  ]);
  expect(placesOf(own, ['N3 Weaving ¦ Loom College', 'B.e.degree e.school'])[2]).toBe('Mousehole');
});
