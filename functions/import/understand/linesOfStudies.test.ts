import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withLinesOfStudies } from './linesOfStudies.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withLinesOfStudies(parts, found), rows);

it('where no study has a school, each line that says what was learned is one', () => {
  expect(
    read(
      ['10 שנות לימוד', 'B.e.degree'],
      ['קורס אריגה, 2021', 'e.degree e.period'],
      ['Course in first aid', 'e.degree'],
    ),
  ).toEqual(['B.e.degree', 'B.e.degree e.period', 'B.e.degree']);
});

it('a line that begins with its period as the first one does is a study', () => {
  const first: LabelledRow = ['2021: Diploma in weaving, Loom House', 'B.e.period e.degree e.school'];
  expect(read(first, ['2022: Hebrew for weavers, Anchor House', 'e.period e.body e.school'])[1]).toBe(
    'B.e.period e.degree e.school',
  );
});

it('a line with a licence and a year in the order of the first one is a study, with where it was', () => {
  const first: LabelledRow = ['Diploma in weaving, Loom House, 2021', 'B.e.degree e.school e.period'];
  expect(read(first, ['Licence to weave, Board of Weavers, 2022', 'e.degree e.degree e.period'])[1]).toBe(
    'B.e.degree e.school e.period',
  );
});

it.each([
  [
    'a degree in two lines',
    [
      ['Diploma in weaving', 'B.e.degree'],
      ['and dyes', 'e.degree'],
    ],
  ],
  [
    'a school',
    [
      ['Diploma in weaving', 'B.e.degree'],
      ['Course of dyes', 'e.degree'],
      ['Loom House', 'e.school'],
    ],
  ],
  [
    'what was done',
    [
      ['Diploma in weaving, 2021', 'B.e.degree e.period'],
      ['Course of dyes, 2020', 'e.body e.body'],
    ],
  ],
  [
    'a period below',
    [
      ['Diploma in weaving ¦ 2021', 'B.e.degree e.period'],
      ['2019 Loom House', 'e.period e.school'],
    ],
  ],
] as readonly [string, readonly LabelledRow[]][])('%s stays with its study', (_, rows) => {
  expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));
});
