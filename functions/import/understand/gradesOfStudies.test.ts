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

it('a grade below a period is of the study that has none, and begins no other', () => {
  const rows: LabelledRow[] = [
    ['B.A. Weaving ¦ Bath College', 'B.e.degree e.school'],
    ['2028 – 2031', 'B.e.period'],
  ];
  expect(read(...rows, ['GPA 3.8', 'e.degree'])[2]).toBe('e.body');
});

it.each([
  'B+',
  '2:1',
  'Second Class Upper',
  'with distinction',
  'GPA 4.1/4.3',
  'Supervised by Prof. Loom',
  'בהצטיינות',
])('a grade, or who led a study, is no school: %s', (text) => {
  expect(read([`N3 Weaving ¦ ${text}`, 'B.e.degree e.school'])).toEqual(['B.e.degree e.body']);
});

it('what stands before the year of an end is no school', () => {
  expect(read(['N3 Weaving, Loom School, completed 2031', 'B.e.degree e.school e.school e.period'])).toEqual([
    'B.e.degree e.school e.body e.period',
  ]);
});

it.each(['Distinction College', 'BB School', '42 School of Weaving', 'Completed Works School'])(
  'a school with such a word in its name stays one: %s',
  (text) => {
    expect(read([`N3 Weaving ¦ ${text} ¦ 2031`, 'B.e.degree e.school e.period'])).toEqual([
      'B.e.degree e.school e.period',
    ]);
  },
);

it('above all studies, and in words of something else, it is left', () => {
  expect(read(['GPA 88/100', 'B.e.degree'])).toEqual(['B.e.degree']);
  expect(read(STUDY, ['Averaging course ¦ Zennor', 'B.e.degree e.school'])[1]).toBe('B.e.degree e.school');
});
