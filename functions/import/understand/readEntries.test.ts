import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readEntries } from './readEntries.ts';

/** The jobs of one line whose parts have these labels, in order, where the rules read nothing. */
function jobs(text: string, ...labels: Label[]) {
  const lines = [line(text)];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  const rules = { resumeData: { experience: [] } } as never;
  return readEntries(new LabelledDocument(lines, labelled, 'ltr', rules), 'experience');
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

/** The names and dates of each job of lines that are one part each. */
function jobsOfLines(...labelled: (readonly [text: string, label: Label])[]) {
  const lines = labelled.map(([text]) => line(text));
  const all = toParts(lines).map((part) => ({ part, label: labelled[part.line]?.[1] ?? 'junk', sure: 1 }));
  const rules = { resumeData: { experience: [] } } as never;
  return readEntries(new LabelledDocument(lines, all, 'ltr', rules), 'experience').map(
    ({ title, company, startDate, description }) => [title, company, startDate, description].join('|'),
  );
}

it('a head behind the text of a whole entry begins one, though no label says so', () => {
  expect(
    jobsOfLines(
      ['Ministry of Health', 'B.x.company'],
      ['2018 – 2020', 'x.period'],
      ['Head of budgets', 'x.title'],
      ['Budget of two departments', 'x.body'],
      ['Ministry of Health', 'x.company'],
      ['2014 – 2018', 'x.period'],
      ['Budget officer', 'x.title'],
      ['Followed what was spent', 'x.body'],
    ),
  ).toEqual([
    'Head of budgets|Ministry of Health|2018|Budget of two departments',
    'Budget officer|Ministry of Health|2014|Followed what was spent',
  ]);
});

it('what stands behind the text of an entry without being a whole head is of that entry', () => {
  const head = [
    ['Waiter', 'B.x.title'],
    ['2018 – 2020', 'x.period'],
  ] as const;
  const text = ['Served guests', 'x.body'] as const;
  // No period, no name, and nothing said above yet.
  expect(jobsOfLines(...head, text, ['Blue Door', 'x.company'])).toEqual(['Waiter|Blue Door|2018|Served guests']);
  expect(jobsOfLines(...head, text, ['2019', 'x.period'])).toHaveLength(1);
  expect(jobsOfLines(['Waiter', 'B.x.title'], text, ['Blue Door', 'x.company'], ['2018', 'x.period'])).toEqual([
    'Waiter|Blue Door|2018|Served guests',
  ]);
  expect(jobsOfLines(...head, ['Blue Door', 'x.company'], ['2019', 'x.period'])).toHaveLength(1);
  expect(jobsOfLines(...head, text, ['2019', 'x.period'], text, ['Blue Door', 'x.company'])).toHaveLength(1);
  // A head that is another entry's, and what a text says in its own line.
  const next = [
    ['Cook', 'B.x.title'],
    ['2014', 'x.period'],
  ] as const;
  expect(jobsOfLines(...head, text, ['Blue Door', 'x.company'], ...next)[0]).toBe(
    'Waiter|Blue Door|2018|Served guests',
  );
  const labels = ['B.x.title', 'x.period', 'x.body', 'x.company', 'x.period'] as const;
  expect(jobs('Waiter, 2018 – 2020, served guests, Blue Door, 2019', ...labels)).toHaveLength(1);
});
