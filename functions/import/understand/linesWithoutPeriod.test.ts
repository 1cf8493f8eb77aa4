import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withoutJobsWithoutPeriod } from './linesWithoutPeriod.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row, once lines without a period are told. */
function read(...rows: readonly Row[]): string[] {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withoutJobsWithoutPeriod(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const weaver: Row = ['Weaver, Loom House, 2031 – 2033', 'B.x.title x.company x.period'];
const carder: Row = ['נפח, מפעל הצמר, 2029 – 2031', 'B.x.title x.company x.period'];
const evenings: Row = ['Evenings, with the night crew', 'B.x.title x.company'];

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
