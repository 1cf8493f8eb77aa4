import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withLonePeriods } from './lonePeriods.ts';

const read = (...rows: readonly LabelledRow[]) => labelsAfter(withLonePeriods, rows);

const POST: LabelledRow = ['Cook, Blue Door', 'B.x.title x.company'];
const TIME: LabelledRow = ['2019 - 2023', 'B.e.period'];

it('a period of a family of which a section says nothing else is of the entry that it stands in', () => {
  expect(read(['Experience', 'h:experience'], POST, TIME, ['Education', 'h:education'], TIME)).toEqual([
    'h:experience',
    'B.x.title x.company',
    'x.period',
    'h:education',
    'B.e.period',
  ]);
});

it('it stays where the section has something else of its family, or entries of two', () => {
  const study: LabelledRow = ['B.A. Economics', 'B.e.degree'];
  for (const rows of [
    [POST, study, TIME],
    [POST, ['Red Cross', 'B.c.title'], TIME],
  ] satisfies LabelledRow[][])
    expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));
});
