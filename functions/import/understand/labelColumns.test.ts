import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withLabelColumns } from './labelColumns.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row, from those that the model gave them. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at, gap: 14 }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withLabelColumns(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const WORK: Row = ['Work', 'h:experience'];
/** Expects that nothing changes. */
const same = (...rows: Row[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

it('what stands beside a label is what it asks for, and a label that comes again begins another job', () => {
  expect(
    read(
      WORK,
      ['Position ¦ Dyer', 'label B.x.title'],
      ['Employer ¦ Dye House', 'label x.company'],
      ['Period ¦ 2029 - 2031', 'label x.period'],
      ['Duties ¦ Dyed rugs', 'h:custom B.c.title'],
      ['Position ¦ Carder', 'label x.title'],
      ['Employer ¦ Wool Mill', 'B.g.company skill'],
      ['Period ¦ 2027 - 2029', 'label x.period'],
    ),
  ).toEqual([
    'h:experience',
    'label B.x.title',
    'label x.company',
    'label x.period',
    'label x.body',
    'label B.x.title',
    'label x.company',
    'label x.period',
  ]);
});

it('labels may stand before a colon, in any order, and their values on further lines', () => {
  expect(
    read(
      ['השכלה', 'h:education'],
      ['שנים: 2027 – 2029', 'label B.e.period'],
      ['מוסד לימודים: בית הנול', 'label e.body'],
      ['תואר: אריגה', 'B.c.title e.school'],
      ['שנים: 2025 – 2026', 'label e.period'],
      ['מוסד לימודים: רימון, זנור', 'label e.body skill'],
      ['תואר: צביעה', 'label e.school'],
    ),
  ).toEqual([
    'h:education',
    'label B.e.period',
    'label e.school',
    'label e.degree',
    'label B.e.period',
    'label e.school e.place',
    'label e.degree',
  ]);
});

it('a label in two lines of its column is one, and what stands between two values goes on with the first', () => {
  expect(
    read(
      WORK,
      ['Dates ¦ 2029 - 2031', 'label B.x.period'],
      ['Occupation or ¦ Dyer', 'x.company x.title'],
      ['position held', 'x.body'],
      ['Name and address of employer ¦ Dye House, Leeds', 'x.body x.body x.place'],
      ['of rugs alone', 'B.x.title'],
      ['Reason for leaving ¦ It closed', 'label x.body'],
      ['Main activities and ¦ Dyed rugs', 'label x.body'],
      ['responsibilities', 'x.company'],
    ),
  ).toEqual([
    'h:experience',
    'label B.x.period',
    'label x.title',
    'label',
    'label x.company x.place',
    'x.body',
    'label junk',
    'label x.body',
    'label',
  ]);
});

it('labels of studies alone say that they are of studies, whatever heads them', () => {
  expect(
    read(
      ['My looms', 'h:custom'],
      ['School ¦ Loom College', 'B.c.title c.title'],
      ['Degree ¦ Weaving', 'c.body c.title'],
      ['Year ¦ 2031', 'c.body c.period'],
    ),
  ).toEqual(['h:custom', 'label B.e.school', 'label e.degree', 'label e.period']);
});

it('a label of one name is no form, and neither is a row of labels', () => {
  same(WORK, ['Dyer ¦ 2031', 'B.x.title x.period'], ['Employer ¦ Dye House', 'label x.company']);
  same(
    WORK,
    ['Position ¦ Employer ¦ Period', 'label label label'],
    ['Dyer ¦ Dye House ¦ 2031', 'B.x.title x.company x.period'],
  );
});

/** What the parts of an employer are in a form with more rows. */
const employerIn = (...more: Row[]) =>
  read(
    WORK,
    ['Position ¦ Dyer', 'label B.x.title'],
    ['Employer ¦ Wool Mill - Haifa', 'label x.company x.place'],
    ...more,
    ['Period ¦ 2029 - 2031', 'label x.period'],
  )[2];

it('where a form asks for the place, what only looks like one is of the employer', () => {
  expect(employerIn(['City ¦ Zennor', 'label x.place'])).toBe('label x.company x.company');
  expect(employerIn()).toBe('label x.company x.place');
});

it('a form may ask in everyday words what was learned, where and when', () => {
  expect(
    read(
      ['לימודים', 'h:education'],
      ['מה ¦ אריגה', 'label e.school'],
      ['איפה ¦ בית הנול', 'label B.e.school'],
      ['מתי ¦ 2029 - 2031', 'label e.period'],
    ),
  ).toEqual(['h:education', 'label B.e.degree', 'label e.school', 'label e.period']);
});
