import { expect, it } from 'vitest';
import { withSchoolsByWords } from './schoolsByWords.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

const read = (...rows: readonly LabelledRow[]) =>
  labelsAfter((_, parts, found) => withSchoolsByWords(parts, found), rows);

it('a text that says that it is a school is none of the degree above it', () => {
  expect(
    read(['2029 ¦ Advanced Dyeing', 'B.e.period e.degree'], ['Harbour Training Centre, Leeds', 'e.degree e.place']),
  ).toEqual(['B.e.period e.degree', 'e.school e.place']);
  expect(read(['אריגה מתקדמת', 'B.e.degree'], ['מכללת רימון, 2029', 'e.degree e.period'])).toEqual([
    'B.e.degree',
    'e.school e.period',
  ]);
});

it('both names the other way round are turned, and a town behind the school is its place', () => {
  expect(read(['Dyeing II – Loom Training Center', 'B.e.school e.degree'])).toEqual(['B.e.degree e.school']);
  expect(
    read(['2029 – 2031 Bachelor of Weaving, Faculty of Cloth, Zennor', 'B.e.period e.degree e.degree e.school']),
  ).toEqual(['B.e.period e.degree e.school e.place']);
});

it('a known town behind the comma of a second text is no school, and that text is', () => {
  const labels = 'B.e.degree e.degree e.school e.period';
  const found = 'B.e.degree e.school e.place e.period';
  expect(read(['Diploma in dyes, Loom House, Haifa, 2000', labels])).toEqual([found]);
  expect(read(['טכנאי אריגה, טכניקום מס׳ 4, זנור, 2000', labels])).toEqual([found]);
  expect(read(['Diploma in dyes, Loom House, Zennor, 2000', labels])).toEqual([labels]);
  expect(read(['Teaching, B.Ed. in dyes, Haifa, 2000', labels])).toEqual([labels]);
  expect(read(['Loom House, Haifa, 2000', 'B.e.degree e.school e.period'])).toEqual(['B.e.degree e.school e.period']);
});

it('a word alone in the line below goes on with the school', () => {
  expect(
    read(['Loom Craft, Walker Technical', 'B.e.degree e.degree'], ['College, Telford', 'e.school e.place']),
  ).toEqual(['B.e.degree e.school', 'e.school e.place']);
});

it('a study with a school, a level and a degree with such a word stay as they are', () => {
  for (const row of [
    ['Training Centre – Bath College', 'B.e.degree e.school'],
    ['Weaving, High School – Bath Loom', 'B.e.degree e.degree e.school'],
    ['Diploma of the Harbour Academy – Bath', 'B.e.degree e.school'],
    ['Harbour Academy, Zennor', 'B.e.degree e.school'],
  ] as const)
    expect(read(row)).toEqual([row[1]]);
});
