import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withPeriodsOfHeadings } from './periodsOfHeadings.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row, once the periods behind headings begin entries. */
function read(...rows: readonly Row[]): string[] {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withPeriodsOfHeadings(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const glazier = [
  ['Jobs | 2031 → now', 'h:experience B.x.period'],
  ['Glazier, Clearpane', 'B.x.title x.company'],
] as const;
const cutter = [
  ['Jobs | 2029 → 2031', 'h:experience g.period'],
  ['Cutter, Hull Glass', 'x.title x.company'],
] as const;
const school = [
  ['Study | 2027', 'h:education e.period'],
  ['Glass Diploma, Hull College', 'B.e.degree e.school'],
] as const;

/** Expects rows to keep their labels. */
const left = (...rows: readonly Row[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

it('the period behind a heading that each entry has again begins its entry', () => {
  expect(read(...glazier, ...cutter, ...school)).toEqual([
    'h:experience B.x.period',
    'x.title x.company',
    'h:experience B.x.period',
    'x.title x.company',
    'h:education B.e.period',
    'e.degree e.school',
  ]);
});

it('but not behind one heading alone, beside other texts, or above another section', () => {
  left(...glazier);
  left(['Jobs | 2031 → now | Glazier', 'h:experience x.period x.title'], ...school);
  left(['Jobs | 2031 → now', 'h:experience x.period'], ['Cutting', 'skill'], ...school.slice(1));
});
