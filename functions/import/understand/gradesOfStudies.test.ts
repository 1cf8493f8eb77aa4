import { expect, it } from 'vitest';
import { withGradesOfStudies } from './gradesOfStudies.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withGradesOfStudies(parts, found), rows);

const STUDY: LabelledRow = ['B.A. Weaving ¦ Bath College ¦ 2031', 'B.e.degree e.school e.period'];

it('a line that says how well a study was done is of it', () => {
  expect(read(STUDY, ['GPA 88/100, spring 2031', 'B.e.degree e.period'])[1]).toBe('e.body e.body');
  expect(read(STUDY, ['Final mark 108/110. Thesis on looms', 'length x.body'])[1]).toBe('e.body e.body');
  expect(read(STUDY, ['ממוצע 91 | חברת מערכת', 'e.degree e.school'])[1]).toBe('e.body e.body');
});

it('above all studies, and in words of something else, it is left', () => {
  expect(read(['GPA 88/100', 'B.e.degree'])).toEqual(['B.e.degree']);
  expect(read(STUDY, ['Averaging course ¦ Zennor', 'B.e.degree e.school'])[1]).toBe('B.e.degree e.school');
});
