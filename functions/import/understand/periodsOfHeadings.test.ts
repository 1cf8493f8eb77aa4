import { expect, it } from 'vitest';
import { withPeriodsOfHeadings } from './periodsOfHeadings.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

/** The labels of the parts of each row, once the periods behind headings begin entries. */
const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withPeriodsOfHeadings(parts, found), rows);

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
const left = (...rows: readonly LabelledRow[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

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
