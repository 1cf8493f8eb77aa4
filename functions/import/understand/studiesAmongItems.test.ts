import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withStudiesAmongItems } from './studiesAmongItems.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withStudiesAmongItems(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const item = (title: string, school: string): Row[] => [
  [`2031 - 2033 ¦ ${title}`, 'B.c.period c.title'],
  [`${school}, חיפה`, 'c.body c.body'],
];
const TRAINING: Row[] = [['הכשרה', 'h:custom'], ...item('אריגה', 'מכללת הנול'), ...item('צביעה', 'בית הספר לצבע')];
const labelsOf = (rows: readonly Row[]) => rows.map(([, labels]) => labels);

it('items of training with their schools are the studies of a page that has no others', () => {
  const study = ['B.e.period e.degree', 'e.school e.place'];
  expect(read(...TRAINING)).toEqual(['h:education', ...study, ...study]);
});

it.each([
  ['beside studies', [...TRAINING, ['השכלה', 'h:education'], ['תואר ראשון', 'B.e.degree']]],
  ['below another heading', TRAINING.with(0, ['התנדבות', 'h:custom'])],
  ['without schools', [TRAINING[0], ...item('אריגה', 'בנול ידני'), ...item('צביעה', 'בצמר')]],
  ['without periods', TRAINING.with(1, ['אריגה', 'B.c.title'])],
] as readonly [string, readonly Row[]][])('items of training %s stay what they are', (_, rows) => {
  expect(read(...rows)).toEqual(labelsOf(rows));
});
