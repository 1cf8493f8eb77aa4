import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withStudiesBegunAsJobs } from './studiesBegunAsJobs.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withStudiesBegunAsJobs(parts, found), rows);

it('an entry that begins as a job and goes on with a degree is a study', () => {
  expect(
    read(['2006 – 2010', 'B.x.period'], ['Stage design, B.F.A.', 'x.title e.degree'], ['Loom House', 'e.school']),
  ).toEqual(['B.e.period', 'e.degree e.degree', 'e.school']);
  expect(
    read(
      ['Loom House, Leeds', 'B.x.company x.place'],
      ['Diploma in weaving', 'e.degree'],
      ['2014 – 2016', 'e.period'],
      ['Weaver', 'B.x.title'],
    ),
  ).toEqual(['B.e.school e.place', 'e.degree', 'e.period', 'B.x.title']);
});

it.each([
  ['both names of a job', ['Weaver ¦ Loom House', 'B.x.title x.company']],
  ['what was done', ['Weaver ¦ Wove all cloth', 'B.x.title x.body']],
  ['a school of its own', ['Loom House', 'B.x.company']],
] as readonly [string, LabelledRow][])('an entry with %s stays a job', (_, head) => {
  const rest: LabelledRow = ['Diploma in weaving ¦ Loom College', 'e.degree e.school'];
  expect(read(head, rest)).toEqual([head[1], rest[1]]);
});

it('behind a heading, or without a degree, what follows a job is none of it', () => {
  const head: LabelledRow = ['2006 – 2010', 'B.x.period'];
  const degree: LabelledRow = ['Diploma in weaving', 'e.degree'];
  expect(read(head, ['Education', 'h:education'], degree)[0]).toBe('B.x.period');
  expect(read(head, degree.with(0, 'Weaving') as unknown as LabelledRow)[0]).toBe('B.x.period');
});
