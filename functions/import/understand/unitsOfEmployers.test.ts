import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withUnitsOfEmployers } from './unitsOfEmployers.ts';

const read = (...rows: readonly LabelledRow[]) => labelsAfter(withUnitsOfEmployers, rows);
/** Expects that nothing changes. */
const same = (...rows: readonly LabelledRow[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

const BANK: LabelledRow = ['Galil Bank, 2012 – Present', 'B.x.company x.period'];
const TELLER: LabelledRow = ['Teller, Leeds branch, 2012 – 2018', 'B.x.title x.company x.period'];

it('posts with a unit within the time of an employer above them are posts there', () => {
  expect(
    read(
      BANK,
      ['Team leader, Cardiology Department, 02/2018 – Present', 'B.x.title x.company x.period'],
      ['Leading five', 'x.body'],
      TELLER,
      ['Cook, Blue Door, 2009 – 2012', 'B.x.title x.company x.period'],
      ['Education', 'h:education'],
    ),
  ).toEqual([
    'B.g.company g.period',
    'B.x.title x.place x.period',
    'x.body',
    'B.x.title x.place x.period',
    'B.x.title x.company x.period',
    'h:education',
  ]);
  expect(read(['בנק הגליל, 2012 – היום', 'B.x.title x.period'], ['טלרית, סניף בת ים, 2012 – 2018', TELLER[1]])).toEqual(
    ['B.g.company g.period', 'B.x.title x.place x.period'],
  );
});

it('an employer of its own, another time, or a unit without an employer above it change nothing', () => {
  same(BANK, ['Teller, Leeds Bank, 2012 – 2018', TELLER[1]]);
  same(['Galil Bank, 2012 – 2016', 'B.x.company x.period'], TELLER);
  same(['Cook, Blue Door, 2009 – Present', 'B.x.title x.company x.period'], TELLER);
  same(TELLER, ['Porter, Leeds branch, 2012 – 2014', TELLER[1]]);
  same(BANK, ['Education', 'h:education'], TELLER);
});
