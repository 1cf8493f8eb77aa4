import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withJobsAmongJobs } from './jobsAmongJobs.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row; those with `*` before them are bold. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => line(text.replace('*', ''), { y: 100 + 14 * at, bold: text.startsWith('*') }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withJobsAmongJobs(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const JOBS: Row[] = [
  ['*Work', 'h:experience'],
  ['*2033 - 2035 ¦ Dyer', 'B.x.period x.title'],
  ['Dye House, Zennor', 'x.company x.place'],
  ['Dyed rugs.', 'x.body'],
  ['*2031 - 2033 ¦ Carder (half a post)', 'B.x.period x.title x.title'],
  ['Wool Mill', 'x.company'],
];
const LAST: Row[] = [
  ['*2029 - 2031 ¦ Weaver', 'B.x.period c.title'],
  ['Loom Guild, Haifa', 'c.body c.body'],
  ['Wove rugs.', 'c.body'],
];
const labelsOf = (rows: readonly Row[]) => rows.map(([, labels]) => labels);

it('an item set as the jobs above it is a job, with its employer, its place and what was done', () => {
  expect(read(...JOBS, ...LAST).slice(-3)).toEqual(['B.x.period x.title', 'x.company x.place', 'x.body']);
});

it.each([
  ['below a heading of its own', [...JOBS, ['*Army', 'h:custom'] as Row], LAST],
  ['below one job', JOBS.slice(0, 4), LAST],
  ['without a period', JOBS, LAST.with(0, ['*Guild ¦ Weaver', 'B.c.title c.title'])],
  ['in another type', JOBS, LAST.with(0, ['2029 - 2031 ¦ Weaver', 'B.x.period c.title'])],
  ['below other texts', [...JOBS, ['Wool, looms', 'skill skill'] as Row], LAST],
])('an item %s stays one', (_, above, below) => {
  expect(read(...above, ...below)).toEqual(labelsOf([...above, ...below]));
});
