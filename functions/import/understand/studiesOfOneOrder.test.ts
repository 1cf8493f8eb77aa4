import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withStudiesOfOneOrder } from './studiesOfOneOrder.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withStudiesOfOneOrder(parts, found), rows);

const BARS: readonly LabelledRow[] = [
  ['Gemmology | Loom House | Leeds', 'B.e.degree e.school e.place'],
  ['2012 - 2013', 'e.period'],
];

it('a study whose first words sound like a school is set as the one beside it', () => {
  const own: LabelledRow = ['Technical college, stone | College No. 14 | Bath', 'B.e.school e.degree e.degree e.place'];
  expect(read(...BARS, own, ['1994 - 1997', 'e.period'])[2]).toBe('B.e.degree e.degree e.school e.place');
});

it('a town stands where another study has its own, and a row has its school in the same cell', () => {
  const place: readonly LabelledRow[] = [
    ['Diploma in weaving ¦ Leeds', 'B.e.degree e.place'],
    ['Loom College ¦ 2009 to 2010', 'e.school e.period'],
    ['Certificate in dyes ¦ Mousehole', 'B.e.degree e.school'],
    ['LHZ ¦ 1999 to 2001', 'e.school e.period'],
  ];
  expect(read(...place).slice(2)).toEqual(['B.e.degree e.place', 'e.school e.period']);
  expect(
    read(
      ['Course in dyes ¦ Loom School ¦ 2017', 'B.e.degree e.school e.period'],
      ['Weaving, grade 12 ¦ Anchor House ¦ 1996', 'B.e.degree e.school e.place e.period'],
    )[1],
  ).toBe('B.e.degree e.degree e.school e.period');
});

it.each([
  ['words that say the other order', ['Loom College | Diploma in stone | Bath', 'B.e.school e.degree e.place']],
  ['another form', ['Loom House, 2010 | Diploma in stone', 'B.e.school e.period e.degree']],
  ['no town in its seat', ['Stone | Loom House | Diploma in weaving', 'B.e.school e.body e.body']],
] as readonly [string, LabelledRow][])('a study with %s stays', (_, row) => {
  const period: LabelledRow = ['1994 - 1997', row[1].includes('period') ? 'e.body' : 'e.period'];
  expect(read(...BARS, row, period)[2]).toBe(row[1]);
});

it('where others differ among themselves, none is the order', () => {
  const other: readonly LabelledRow[] = [
    ['Loom College | Weaving | Leeds', 'B.e.school e.degree e.place'],
    ['2010 - 2011', 'e.period'],
  ];
  const own: LabelledRow = ['Anchor, stone | Number 14 | Bath', 'B.e.school e.degree e.degree e.place'];
  const clear = BARS.with(0, ['Diploma in stone | Loom House | Leeds', 'B.e.degree e.school e.place']);
  expect(read(...clear, ...other, own, ['1994 - 1997', 'e.period'])[4]).toBe(own[1]);
});
