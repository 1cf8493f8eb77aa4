import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { importText } from '../textImport.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readEntries } from './readEntries.ts';

/** Reads the jobs of one line whose parts have these labels, in order. */
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

it('an employer leaves the comma before its place, which stands in the next line', () => {
  const lines = ['Barista', 'Quay Roasters,', 'Leeds'].map((text) => line(text));
  const labels: readonly Label[] = ['B.x.title', 'x.company', 'x.place'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  expect(readEntries(new LabelledDocument(lines, labelled, 'ltr'), 'experience')).toMatchObject([
    { title: 'Barista', company: 'Quay Roasters', location: 'Leeds' },
  ]);
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
