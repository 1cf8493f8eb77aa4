import { expect, it } from 'vitest';
import { withStudiesAmongItems } from './studiesAmongItems.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

/** The labels of the parts of each row. */
const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withStudiesAmongItems(parts, found), rows);

const item = (title: string, school: string): LabelledRow[] => [
  [`2031 - 2033 ¦ ${title}`, 'B.c.period c.title'],
  [`${school}, חיפה`, 'c.body c.body'],
];
const TRAINING: LabelledRow[] = [
  ['הכשרה', 'h:custom'],
  ...item('אריגה', 'מכללת הנול'),
  ...item('צביעה', 'בית הספר לצבע'),
];
const labelsOf = (rows: readonly LabelledRow[]) => rows.map(([, labels]) => labels);

it('items of training with their schools are the studies of a page that has no others', () => {
  const study = ['B.e.period e.degree', 'e.school e.place'];
  expect(read(...TRAINING)).toEqual(['h:education', ...study, ...study]);
});

it.each([
  ['beside studies', [...TRAINING, ['השכלה', 'h:education'], ['תואר ראשון', 'B.e.degree']]],
  ['below another heading', TRAINING.with(0, ['התנדבות', 'h:custom'])],
  ['without schools', [TRAINING[0], ...item('אריגה', 'בנול ידני'), ...item('צביעה', 'בצמר')]],
  ['without periods', TRAINING.with(1, ['אריגה', 'B.c.title'])],
] as readonly [string, readonly LabelledRow[]][])('items of training %s stay what they are', (_, rows) => {
  expect(read(...rows)).toEqual(labelsOf(rows));
});
