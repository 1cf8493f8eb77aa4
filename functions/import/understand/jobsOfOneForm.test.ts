import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withJobsOfOneForm } from './jobsOfOneForm.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

const POSTS: ReadonlySet<string> = new Set(['Weaver', 'Carder', 'Dyer']);

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row, one after the other; posts and headings are bold. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text, own], at) =>
    line(text, { y: 100 + 14 * at, bold: own.startsWith('h:') || POSTS.has(text) }),
  );
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withJobsOfOneForm(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const job = (period: string, post: string, employer: string, town: string): Row[] => [
  [period, 'B.x.period'],
  [post, 'x.title'],
  [employer, 'x.company'],
  [town, 'x.title'],
  ['Rugs and blankets.', 'x.body'],
];
const NOW: Row[] = [['Now', 'h:experience'], ...job('2033 - today', 'Weaver', 'Loom House', 'Zennor')];
const BEFORE: Row[] = [
  ['Before that', 'h:custom'],
  ['2031 - 2033', 'B.c.period'],
  ['Carder', 'c.title'],
  ['Wool Mill', 'c.body'],
  ['Mousehole', 'c.body'],
  ['Wool of forty farms.', 'B.c.title'],
];
const told = ['h:experience', 'B.x.period', 'x.title', 'x.company', 'x.place', 'x.body'];
const labelsOf = (rows: readonly Row[]) => rows.map(([, labels]) => labels);

it('what is set as the one job above its heading is a job, and so is the next', () => {
  expect(read(...NOW, ...BEFORE).slice(NOW.length)).toEqual(told);
  const first = BEFORE.with(0, ['First', 'h:custom']).with(1, ['2029 - 2031', 'B.c.period']);
  expect(read(...NOW, ...BEFORE, ...first).slice(-told.length)).toEqual(told);
});

it.each([
  ['below a heading that is known', NOW, BEFORE.with(0, ['Awards', 'h:custom'])],
  ['with one date', NOW, BEFORE.with(1, ['2031', 'B.c.period'])],
  ['that is set otherwise', NOW, BEFORE.toSpliced(2, 1)],
  ['below several jobs', [...NOW, ...job('2029 - 2031', 'Dyer', 'Dye House', 'Acre')], BEFORE],
  ['below a job without an employer', NOW.toSpliced(3, 1, ['Loom House', 'x.title']), BEFORE],
  ['below studies', NOW.map(([text, labels]): Row => [text, labels.replace('x.', 'e.')]), BEFORE],
])('an item %s stays one', (_, above, below) => {
  expect(read(...above, ...below).slice(above.length)).toEqual(labelsOf(below));
});
