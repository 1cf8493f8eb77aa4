import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { asksGender, genderOf, knownOfPair, makeTwin, namesOfPair, proposeNames, wordsOfPair } from './makeTwin.ts';

const BLANK = createBlankResume();
const JOB = BLANK.experience[0] as ResumeData['experience'][number];
const resumeOf = (fullName: string, more: Partial<ResumeData> = {}): ResumeData => ({
  ...BLANK,
  ...more,
  personalInfo: { ...BLANK.personalInfo, fullName, email: 'a@example.com' },
});
const jobs = (...companies: readonly string[]) =>
  companies.map((company, index) => ({ ...JOB, id: `job-${index}`, title: '', company, description: '' }));

describe('names', () => {
  it('are proposed each once, however often and with whichever dash they are written, and nothing else is', () => {
    const resume = resumeOf(' נועה ברק ', {
      headline: 'מנהלת מוצר',
      summary: 'סיכום',
      experience: jobs('בנק הצפון', 'בנק-הצפון', 'Wix', ''),
    });
    expect(proposeNames(resume, { to: 'en' })).toEqual([
      { text: 'נועה ברק', kind: 'person', proposal: 'Noa Barak' },
      { text: 'בנק הצפון', kind: 'organization', proposal: 'Bank Hatzapon' },
    ]);
  });

  it('that the person gives stand in the fields of names alone', () => {
    const resume = resumeOf('ברק', { headline: 'ברק', experience: jobs('ברק') });
    const { data } = makeTwin(resume, { to: 'en' }, new Map([['ברק', ' Lightning ']]));
    expect([data.personalInfo.fullName, data.experience[0]?.company, data.headline]).toEqual([
      'Lightning',
      'Lightning',
      '',
    ]);
  });

  it('of a pair are those that both sides have', () => {
    const he = resumeOf(' נועה ברק ', { summary: 'סיכום', experience: jobs('בנק', 'מפעל') });
    const en = resumeOf('Noa Barak', { summary: 'Summary', experience: jobs(' ', 'Plant') });
    expect(namesOfPair(he, en)).toEqual([
      ['נועה ברק', 'Noa Barak'],
      ['מפעל', 'Plant'],
    ]);
    expect(namesOfPair(he, resumeOf('', { experience: [] }))).toEqual([]);
  });
});

describe('what a pair says already', () => {
  const he = resumeOf('נועה ברק', { headline: 'ראשת תחום', summary: 'סיכום', experience: jobs('בנק', '') });
  const en = resumeOf('Noa Barak', { headline: 'Head', summary: 'Summary', experience: jobs('', 'Plant') });

  it('are its terms and names, and neither its prose nor what every language has alike', () => {
    expect(knownOfPair(he, en)).toEqual(
      new Map([
        ['נועה ברק', 'Noa Barak'],
        ['ראשת תחום', 'Head'],
      ]),
    );
    expect(knownOfPair(he, resumeOf('', { experience: [] }))).toEqual(new Map());
  });

  it('has words only where both sides say something', () => {
    const words = wordsOfPair(he, en);
    expect(words.get('summary')).toEqual(['סיכום', 'Summary']);
    expect(words.has('experience/job-0/company')).toBe(false);
    expect(words.has('experience/job-1/company')).toBe(false);
    expect(wordsOfPair(he, resumeOf('', { experience: [] })).has('experience/job-0/company')).toBe(false);
  });
});

const formOf = (...titles: readonly string[]) =>
  genderOf(resumeOf('', { experience: titles.map((title, index) => ({ ...JOB, id: `job-${index}`, title })) }));

describe('the form of a person', () => {
  it('is that of most titles, and unknown where they say none or both', () => {
    expect([formOf('מנהלת מוצר'), formOf('מנהל מוצר')]).toEqual(['f', 'm']);
    expect([formOf('מנהל מוצר', 'מנהלת מוצר'), formOf('מורה'), formOf()]).toEqual([undefined, undefined, undefined]);
    expect(formOf('מנהל מוצר', 'מנהל מוצר', 'מנהלת מוצר')).toBe('m');
  });

  it('is asked for in Hebrew alone', () => {
    expect([asksGender('he'), asksGender('en')]).toEqual([true, false]);
  });
});
