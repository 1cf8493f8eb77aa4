import { expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withItemsAsStudies } from './itemsAsStudies.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withItemsAsStudies(parts, found), rows);
const labelsOf = (rows: readonly LabelledRow[]) => rows.map(([, labels]) => labels);

const PROFILE: readonly LabelledRow[] = [
  ['Education', 'h:custom'],
  ['Zennor Trade Institute', 'B.c.body'],
  ['Certificate, Weaving · (2010 – 2011)', 'c.title c.title c.period'],
  ['GED · (2008)', 'B.c.body c.period'],
];
const PAPERS: readonly LabelledRow[] = [
  ['Papers', 'h:custom'],
  ['SVQ Level 3 Weaving, 2016', 'B.c.title c.title'],
  ['Highers, Zennor High School, Mousehole, 2010', 'B.c.title c.title c.title c.title'],
];

it('schools above what was learned there are studies below a heading that says so', () => {
  expect(read(...PROFILE)).toEqual(['h:education', 'B.e.school', 'e.degree e.degree e.period', 'B.e.degree e.period']);
});

it('items that take years, with a school among them, are studies below a word of their own', () => {
  const studies = ['B.e.degree e.period', 'B.e.degree e.school e.place e.period'];
  expect(read(...PAPERS)).toEqual(['h:education', ...studies]);
  const licence: LabelledRow = ['Forklift licence, 2019', 'B.c.title c.period'];
  expect(read(['What I hold', 'h:custom'], ...PAPERS.slice(1), licence)).toEqual(['h:custom', ...studies, licence[1]]);
});

it.each([
  ['beside studies', [...PROFILE, ['B.A.', 'B.e.degree']]],
  ['below awards', PAPERS.with(0, ['Awards', 'h:custom'])],
  ['with a licence below a known heading', [...PAPERS, ['Forklift licence, 2019', 'B.c.title c.period']]],
  ['without a school', PAPERS.slice(0, 2)],
  ['without periods', PAPERS.slice(0, 2).with(1, ['HND Weaving, Zennor College', 'B.c.title c.title'])],
] as readonly [string, readonly LabelledRow[]][])('items %s stay what they are', (_, rows) => {
  expect(read(...rows)).toEqual(labelsOf(rows));
});
