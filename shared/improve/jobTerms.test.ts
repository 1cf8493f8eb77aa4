import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../resume/samples.fixture.ts';
import { createBlankResume } from '../resume/blankResume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { matchJobTerms, type JobTermRow } from './jobTerms.ts';

const keys = (rows: readonly JobTermRow[], standing: JobTermRow['standing']) =>
  rows
    .filter((row) => row.standing === standing)
    .map(({ key }) => key)
    .toSorted();
const table = (rows: readonly JobTermRow[]) =>
  Object.fromEntries(rows.map(({ text, standing, why }) => [text, why ?? standing]));
const [JOB] = STRONG_RESUME_HE.experience as [ResumeData['experience'][number]];
/** A résumé with one job of these lines. */
const worked = (description: string, title = ''): ResumeData => ({
  ...createBlankResume(),
  experience: [{ ...JOB, title, company: '', description }],
});

describe('the terms of a job description', () => {
  it('are in what the résumé describes, weak where it lists them, and else missing, in both languages', () => {
    const rows = matchJobTerms(
      'We look for a developer with Node.js, Redis and Kubernetes. Leadership and teamwork. MBA an advantage.',
      STRONG_RESUME_HE,
    );
    expect(keys(rows, 'in')).toEqual(['node.js', 'redis']);
    expect(keys(rows, 'weak')).toEqual(['leadership', 'teamwork']);
    expect(keys(rows, 'missing')).toEqual(['kubernetes', 'master']);
  });

  it('of a Hebrew advertisement are found behind prefixes and in both scripts, and shown without the prefixes', () => {
    const rows = matchJobTerms(
      'דרושה מפתחת עם ניסיון ב-React, בפייתון ובקוברנטיס. עבודת צוות ופתרון בעיות. תואר שני - יתרון.',
      STRONG_RESUME_EN,
    );
    expect(keys(rows, 'in')).toEqual(['react']);
    expect(keys(rows, 'weak')).toEqual(['problem solving', 'teamwork']);
    const missing = rows.filter(({ standing }) => standing === 'missing');
    expect(missing.map(({ key }) => key)).toEqual(['python', 'kubernetes', 'master']);
    expect(missing.map(({ text }) => text)).toEqual(['פייתון', 'קוברנטיס', 'תואר שני']);
  });

  it('each have the places that say them, and no other', () => {
    const [react, node] = matchJobTerms('React and Node.js', STRONG_RESUME_EN);
    expect(react?.places.map(({ section, id }) => [section, id])).toEqual(
      expect.arrayContaining([
        ['experience', 'exp-2'],
        ['skills', undefined],
      ]),
    );
    for (const { places } of [react, node].filter((row) => row !== undefined))
      for (const { line } of places) expect(line).toMatch(/React|Node\.js/);
  });

  it('come once each; an empty résumé answers none, and an advertisement without any has no rows', () => {
    expect(matchJobTerms('Python, python and more Python. SQL.', createBlankResume())).toEqual([
      { key: 'python', text: 'Python', standing: 'missing', places: [] },
      { key: 'sql', text: 'SQL', standing: 'missing', places: [] },
    ]);
    expect(matchJobTerms('We are a nice family business by the sea.', STRONG_RESUME_EN)).toEqual([]);
  });
});

describe('compounds', () => {
  it.each([
    ['ניהול תקציב', 'ניהלתי את התקציב של הסניף', 'in'],
    ['וניהול תקציב', 'ניהול תקציבים שנתיים', 'in'],
    ['ניהול של תקציבים', 'ניהלתי צוות', 'missing'],
    ['הדרכת עובדים חדשים', 'הדרכתי עובדים', 'in'],
    ['טיפול בלקוחות', 'טיפלתי בפניות של לקוחות', 'in'],
    ['ניהול תקציב', 'Managed the budget of the branch', 'meaning'],
    ['budget management', 'Managed the annual budget', 'in'],
    ['managing budgets', 'Budget management for two sites', 'in'],
    ['management of budgets', 'Managed a team of six', 'missing'],
    ['customer service', 'Customer services desk', 'in'],
    ['customer service', 'Served diners and guests', 'meaning'],
    ['budget management', 'ניהלתי את התקציב', 'meaning'],
  ] as const)('%s is answered by "%s" as %s', (wanted, line, how) => {
    const rows = matchJobTerms(`Required: ${wanted}.`, worked(line));
    expect(rows.map(({ standing, why }) => why ?? standing)).toEqual([how]);
    expect(rows[0]?.places.map((place) => place.line)).toEqual(how === 'missing' ? [] : [line]);
  });

  it('are kept together and end at punctuation; the words between the lines of a résumé are no compound', () => {
    expect(
      table(
        matchJobTerms(
          'ניסיון בניהול תקציב, שירות לקוחות ורכש. ניהול, תכנון. יכולת ניתוח נתונים.',
          worked('ניהלתי צוות\nתקציב של מיליון'),
        ),
      ),
    ).toEqual({ 'ניהול תקציב': 'missing', 'שירות לקוחות': 'missing', 'ניתוח נתונים': 'missing' });
    expect(table(matchJobTerms('Strong management and proven development. Data analysis', worked('')))).toEqual({
      'Data analysis': 'missing',
    });
  });
});
