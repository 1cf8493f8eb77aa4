import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withNamedColumns } from './namedColumns.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** Where each column of a table begins. */
const COLUMN = 90;

/** The labels of the parts of each row of a table, from those that the model gave them. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => {
    const plain = line(text, { y: 100 + 18 * at, gap: 18 });
    const cells = plain.cells.map((cell, column) => ({ ...cell, left: COLUMN * column, right: COLUMN * column + 60 }));
    return { ...plain, cells };
  });
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withNamedColumns(
    lines,
    parts,
    labels.map((label) => ({ label, sure: 0.97 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const SEA: Row = ['Sea service', 'h:experience'];
const HEADS: Row = ['Vessel ¦ Rank ¦ Company ¦ From ¦ To', 'label h:custom label skill x.title'];
/** Expects that nothing changes. */
const same = (...rows: Row[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

it('a town stands below each spelling of its head', () => {
  const heads: Row = ['תקופה ¦ שם המעסיק ¦ ישוב ¦ תפקיד', 'label label label label'];
  const row = '2018-2020 ¦ שילוח הדרום ¦ נתניה ¦ מחסנאי';
  const found = read(['ניסיון', 'h:experience'], heads, [row, 'B.x.period x.company x.body x.title']);
  expect(found.at(-1)).toBe('B.x.period x.company x.place x.title');
});

it('what stands below a head is what it asks for, and a row is an entry', () => {
  expect(
    read(
      SEA,
      HEADS,
      ['MV Tern ¦ Oiler ¦ Loom Lines ¦ 2 May 2030 ¦ 9 Nov 2030', 'B.c.title c.period skill c.period x.period'],
      ['MV Gull ¦ Wiper ¦ Loom Lines ¦ 1 Jun 2029 ¦ Present', 'skill B.x.title x.title x.period x.body'],
      ['Courses', 'h:custom'],
      ['First aid', 'B.c.title'],
    ),
  ).toEqual([
    'h:experience',
    'label label label label label',
    'B.x.body x.title x.company x.period x.period',
    'B.x.body x.title x.company x.period x.period',
    'h:custom',
    'B.c.title',
  ]);
});

it('a head of no list asks for a time where the values below it are times', () => {
  expect(
    read(
      ['ניסיון', 'h:experience'],
      ['משנה ¦ עד שנה ¦ מקום העבודה ¦ התפקיד', 'label label label label'],
      ['2029 ¦ היום ¦ בית הנול ¦ אורגת', 'skill skill skill skill'],
      ['2027 ¦ 2029 ¦ רימון ¦ צובעת', 'skill skill skill skill'],
    ).slice(2),
  ).toEqual(['B.x.period x.period x.company x.title', 'B.x.period x.period x.company x.title']);
});

it('labels of jobs say so below a heading of studies too', () => {
  expect(
    read(
      ['Schools', 'h:education'],
      ['Period ¦ Employer ¦ Position', 'label label label'],
      ['2029 - 2031 ¦ Dye House ¦ Dyer', 'B.e.period e.school e.degree'],
    )[2],
  ).toBe('B.x.period x.company x.title');
});

it('a table of courses, and one that names one of both names, is left', () => {
  const row: Row = ['Loom care ¦ Blue School ¦ 2031', 'B.c.title c.body c.period'];
  same(['Courses', 'h:custom'], ['Course ¦ Institute ¦ Year', 'label label label'], row);
  same(SEA, ['Vessel ¦ Rank ¦ From', 'label label label'], ['MV Tern ¦ Oiler ¦ 2031', 'B.x.company x.title x.period']);
});
