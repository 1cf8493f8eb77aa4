import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withSchoolsBelowDegrees } from './schoolsBelowDegrees.ts';

const read = (...rows: readonly LabelledRow[]) => labelsAfter(withSchoolsBelowDegrees, rows);

it('a text in a cell between a degree and its period is the school', () => {
  expect(read(['N3 Weaving ¦ Loom House, Zennor ¦ 2031', 'B.e.degree e.body e.body e.period'])).toEqual([
    'B.e.degree e.school e.place e.period',
  ]);
});

it.each([
  ['N3 Weaving ¦ B+ ¦ 2031', 'B.e.degree e.body e.period'],
  ['N3 Weaving ¦ with evening work ¦ 2031', 'B.e.degree e.body e.period'],
  ['N3 Weaving ¦ Warp and weft ¦ 2031 ¦ Loom House', 'B.e.degree e.body e.period e.school'],
])('what else stands there stays: %s', (text, labels) => {
  expect(read([text, labels])).toEqual([labels]);
});

const WHOLE: readonly LabelledRow[] = [
  ['2028 – 2031 ¦ N3 Weaving', 'B.e.period e.degree'],
  ['Loom House, Zennor', 'e.school e.place'],
];
const HEAD: LabelledRow = ['2026 ¦ N2 Weaving', 'B.e.period e.degree'];

it.each(['B.c.title c.body', 'address address', 'B.e.school e.school', 'e.body e.body'])(
  'the line below a study is its school where another has its own there (%s)',
  (labels) => {
    expect(read(...WHOLE, HEAD, ['Anchor House, Mousehole', labels])[3]).toBe('e.school e.place');
  },
);

it('a grade in the seat of a school is none', () => {
  const head: LabelledRow = ['2026 ¦ N2 Weaving, B+', 'B.e.period e.degree e.school'];
  expect(read(...WHOLE, head, ['Anchor House', 'B.c.title']).slice(2)).toEqual([
    'B.e.period e.degree e.body',
    'e.school',
  ]);
});

it.each([
  ['a heading', ['Anchor House', 'h:custom']],
  ['a sentence', ['Wove and sold the cloth of all who learned in the old house', 'e.body']],
  ['another study', ['2024 ¦ N1 Weaving', 'B.e.period e.degree']],
] as readonly [string, LabelledRow][])('%s below a study is no school of it', (_, row) => {
  expect(read(...WHOLE, HEAD, row)[3]).toBe(row[1]);
});

it('without another study that has its school below, a line there stays', () => {
  expect(read(HEAD, ['Anchor House', 'B.c.title'])[1]).toBe('B.c.title');
});
