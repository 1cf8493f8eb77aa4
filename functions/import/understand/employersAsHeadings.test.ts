import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withEmployersTakenForHeadings } from './employersAsHeadings.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

/** The labels of lines behind the step; those that begin with `*` are larger. */
function labelsOf(...rows: readonly (readonly [text: string, labels: string])[]): string[] {
  const lines = rows.map(([text], at) =>
    line(text.replace(/^\*/, ''), { y: 100 + 14 * at, size: text.startsWith('*') ? 12 : 10 }),
  );
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  return withEmployersTakenForHeadings(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
}

const job = (name: string) =>
  [
    [`*${name}`, 'B.x.company'],
    ['Net maker', 'x.title'],
    ['June 2014 - May 2016', 'x.period'],
  ] as const;
const OTHER = [
  ['Deckhand', 'B.c.title'],
  ['June 2011 - May 2013', 'c.period'],
  ['Leeds', 'c.body'],
  ['Mended nets', 'c.body'],
] as const;
const AS_JOB = ['B.x.company', 'x.title', 'x.period', 'x.place', 'x.body'];
const JOBS = [...job('Anchor Works'), ...job('Blue Loom')];

it.each(['Zennor Boats', 'Army'])(
  '%s above a post and a period is an employer where the jobs above are set so',
  (name) => {
    const read = labelsOf(...JOBS, [`*${name}`, 'h:custom'], ...OTHER, ['*Kastina', 'B.c.body'], ...OTHER);
    expect(read.slice(6)).toEqual([...AS_JOB, ...AS_JOB]);
  },
);

function stays(...rows: readonly (readonly [text: string, labels: string])[]) {
  expect(labelsOf(...rows)).toEqual(rows.flatMap(([, labels]) => labels.split(' ')));
}

it('a heading that is set as no employer, is known, or heads no period stays one', () => {
  stays(...job('Anchor Works'), ['*Zennor Boats', 'h:custom'], ...OTHER);
  stays(...JOBS, ['Zennor Boats', 'h:custom'], ...OTHER);
  stays(...JOBS, ['*Zennor Boats', 'h:custom'], ['Deckhand', 'B.c.title'], ['2013', 'c.period']);
  stays(...JOBS, ['*Volunteering', 'h:custom'], ...OTHER);
  // All headings are set so.
  stays(['*Experience', 'h:experience'], ...JOBS, ['*Zennor Boats', 'h:custom'], ...OTHER);
});
