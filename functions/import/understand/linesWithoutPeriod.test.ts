import { expect, it } from 'vitest';
import { withoutJobsWithoutPeriod } from './linesWithoutPeriod.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

/** The labels of the parts of each row, once lines without a period are told. */
const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withoutJobsWithoutPeriod(parts, found), rows);

const weaver: LabelledRow = ['Weaver, Loom House, 2031 – 2033', 'B.x.title x.company x.period'];
const carder: LabelledRow = ['נפח, מפעל הצמר, 2029 – 2031', 'B.x.title x.company x.period'];
const evenings: LabelledRow = ['Evenings, with the night crew', 'B.x.title x.company'];

it('a line without a period, where all jobs have theirs, says what was done in the job above', () => {
  expect(read(weaver, evenings, carder)[1]).toBe('x.body x.body');
  expect(read(carder, weaver, ['בערבים, עם צוות לילה', 'B.x.title x.company'])[2]).toBe('x.body x.body');
});

it.each([
  // One job is no form; what was done there is said already; a job of two lines.
  [weaver, evenings],
  [carder, weaver, ['Rugs', 'x.body'] as const, evenings],
  [carder, weaver, evenings, ['Rugs', 'x.body'] as const],
  // Jobs with their period in another line.
  [['Weaver, Loom House', 'B.x.title x.company'] as const, ['2031 – 2033', 'x.period'] as const, carder, evenings],
  // Below a heading it is the first of what stands there.
  [carder, weaver, ['Help', 'h:custom'] as const, evenings],
])('leaves it elsewhere: %j', (...rows) => {
  expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));
});
