import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { importText } from '../textImport.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readEntries } from './readEntries.ts';

/** The jobs of one line whose parts have these labels, in order. */
function jobs(text: string, ...labels: Label[]) {
  const lines = [line(text)];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  return readEntries(new LabelledDocument(lines, labelled, 'ltr'), 'experience');
}

it('an employer ends before a bracket that its place shares with the period', () => {
  expect(
    jobs('Givat Haviva (Ein Yod, 2018 to 2020): Assistant', 'B.x.company', 'x.company', 'x.period', 'x.title'),
  ).toMatchObject([{ title: 'Assistant', company: 'Givat Haviva', location: 'Ein Yod', startDate: '2018' }]);
});

it('a town in brackets behind an employer is its place, and what is none stays in the name', () => {
  expect(jobs('Translator, self-employed (Haifa)', 'B.x.title', 'x.company', 'x.company')).toMatchObject([
    { company: 'self-employed', location: 'Haifa' },
  ]);
  expect(jobs('Auditor, Kost (EY)', 'B.x.title', 'x.company', 'x.company')).toMatchObject([
    { company: 'Kost (EY)', location: '' },
  ]);
});

it('a period whose end says in words of no list that it goes on is current, and one date alone is not', () => {
  const labels = ['B.x.title', 'x.company', 'x.period', 'x.period'] as const;
  expect(jobs('Cook, Blue Door, 2019 – still there', ...labels)).toMatchObject([{ startDate: '2019', current: true }]);
  expect(jobs('Cook, Blue Door, 2019', ...labels)).toMatchObject([{ startDate: '2019', current: false }]);
});

const sure = (rows: readonly (readonly [string, Label])[]) => {
  const lines = rows.map(([text]) => line(text));
  const labelled = toParts(lines).map((part, at) => ({ part, label: rows[at]?.[1] ?? ('junk' as const), sure: 1 }));
  const document = new LabelledDocument(lines, labelled, 'ltr', { trust: () => 1 });
  readEntries(document, 'experience');
  return [document.confidence['experience.0.title'], document.confidence['experience.0.company']];
};

it('a name that is also a bullet is doubted where what was done has bullets, and no head of a list of heads', () => {
  const head = [
    ['2019 – 2021', 'B.x.period'],
    ['Blue Door', 'x.company'],
  ] as const;
  expect(sure([...head, ['• Kitchen lead', 'x.title'], ['• Ran the kitchen', 'x.body']])).toEqual([0.6, 1]);
  expect(sure([...head, ['Kitchen lead', 'x.title'], ['• Ran the kitchen', 'x.body']])).toEqual([1, 1]);
  expect(sure([...head, ['• Kitchen lead', 'x.title'], ['Ran the kitchen', 'x.body']])).toEqual([1, 1]);
});

const company = (behind: string) => {
  const whole = line(`סבל ${behind}`);
  const runs = [
    { text: 'סבל', bold: true },
    { text: ` ${behind}`, bold: false },
  ];
  const lines = [{ ...whole, cells: whole.cells.map((cell) => ({ ...cell, runs })) }];
  const labels: readonly Label[] = ['B.x.title', 'x.company'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  return readEntries(new LabelledDocument(lines, labelled, 'rtl'), 'experience')[0]?.['company'];
};

it('the letter that joins an employer to its post is cut off a house that employs people alone', () => {
  expect(company('בניין')).toBe('בניין');
  expect(company('בבית מלאכה הדקל')).toBe('בית מלאכה הדקל');
  expect(company('בבית הדקל')).toBe('בבית הדקל');
});

it('an employer leaves the comma before its place, which stands in the next line', () => {
  const lines = ['Barista', 'Quay Roasters,', 'Leeds'].map((text) => line(text));
  const labels: readonly Label[] = ['B.x.title', 'x.company', 'x.place'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  expect(readEntries(new LabelledDocument(lines, labelled, 'ltr'), 'experience')).toMatchObject([
    { title: 'Barista', company: 'Quay Roasters', location: 'Leeds' },
  ]);
});

/** The degrees of the studies that lines whose parts have these labels say. */
function degrees(...rows: readonly (readonly [text: string, ...labels: Label[]])[]) {
  const lines = rows.map(([text]) => line(text));
  const labels = rows.flatMap(([, ...own]) => own);
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  return readEntries(new LabelledDocument(lines, labelled, 'ltr'), 'education').map(({ degree }) => degree);
}

it('where no study names a school, one that says what was learned needs no year', () => {
  const course = ['Course in dyes, 2021', 'B.e.degree', 'e.period'] as const;
  expect(degrees(['10 שנות לימוד', 'B.e.degree'], course)).toEqual(['10 שנות לימוד', 'Course in dyes']);
  // What says no study stays a text, and beside studies with schools one name is no study.
  expect(degrees(['Warp and weft', 'B.e.degree'], course)).toEqual(['Course in dyes']);
  const whole = ['Diploma, Loom House, 2021', 'B.e.degree', 'e.school', 'e.period'] as const;
  expect(degrees(['10 שנות לימוד', 'B.e.degree'], whole)).toEqual(['Diploma']);
});

it.each([
  ['חיפה', 'עכו', 'נהריה', 'נועה ברק', 'ניסיון תעסוקתי', 'מנהלת סניפים, אור בע"מ'],
  ['Haifa', 'Acre', 'Nahariya', 'Noa Barak', 'Experience', 'Branch manager, Blue Door Ltd'],
])('a town that is an item among items is what was done there, and no place: %s', async (...texts) => {
  const [first, second, third, name, heading, job] = texts;
  const file = [
    name,
    'noa@korot.example',
    '',
    heading,
    '',
    job,
    '2019 - 2023',
    `• ${first}`,
    `• ${second}`,
    `• ${third}`,
  ];
  const read = await importText(strToU8(file.join('\n')));
  expect('error' in read ? read : read.resumeData.experience).toMatchObject([
    { location: '', description: [first, second, third].join('\n') },
  ]);
});
