import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureGrowth, MAX_LINEAR_GROWTH, shortestRunMs } from '../../test/support/growth.ts';
import { createBlankResume } from './blankResume.ts';
import { resumeLanguage, detectLanguage } from './resumeLanguage.ts';
import { anyResume } from './anyResume.fixture.ts';
import { createLongResume, STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';
import { updateEntry } from './editResume.ts';
import type { ResumeData } from './schema.ts';

const empty = createBlankResume();
const job = empty.experience[0]!;
const person = empty.personalInfo;
const withJob = (changes: Partial<typeof job>, rest: Partial<ResumeData> = {}): ResumeData => ({
  ...empty,
  experience: [{ ...job, ...changes }],
  ...rest,
});

const CASES: readonly [string, ResumeData, 'he' | 'en'][] = [
  ['an empty résumé', empty, 'he'],
  ['a strong Hebrew one', STRONG_RESUME_HE, 'he'],
  ['a strong English one', STRONG_RESUME_EN, 'en'],
  ['an English professional title alone', { ...empty, headline: 'Product manager' }, 'en'],
  ['an English summary with a Hebrew title', { ...empty, headline: 'מנהלת מוצר בחברה', summary: 'I plan' }, 'he'],
  [
    'an English name with a Hebrew address',
    { ...empty, personalInfo: { ...person, fullName: 'Dana', address: 'הרצל, חיפה' } },
    'he',
  ],
  ['an English address alone', { ...empty, personalInfo: { ...person, address: 'Haifa' } }, 'en'],
  ['a Hebrew name alone', { ...empty, personalInfo: { ...person, fullName: 'דנה כהן' } }, 'he'],
  ['an English name alone', { ...empty, personalInfo: { ...person, fullName: 'Dana Cohen' } }, 'en'],
  [
    'only addresses in Latin letters',
    {
      ...empty,
      personalInfo: {
        ...person,
        email: 'dana@example.com',
        website: 'https://dana.example.com',
        linkedin: 'linkedin.com/in/dana',
      },
    },
    'he',
  ],
  [
    'Hebrew full of technology words',
    withJob({
      description:
        'פיתוח Microservices ב-Java, Spring Boot, Kafka, Kubernetes, Docker ו-PostgreSQL\n' +
        'עבודה עם React, TypeScript, Redux, GraphQL ו-Node.js',
    }),
    'he',
  ],
  [
    'Hebrew with lower-case technology words',
    withJob({
      title: 'מפתח full stack',
      description: 'פיתחתי שירותי backend ו-frontend עם node, react ו-aws, כתבתי unit tests והטמעתי pipelines של ci/cd',
    }),
    'he',
  ],
  [
    'Hebrew with a list of English skills',
    { ...withJob({ description: 'ניהלתי צוות של שישה מפתחים' }), skills: STRONG_RESUME_EN.skills },
    'he',
  ],
  [
    'Hebrew with links in the text',
    withJob({ description: 'ראו https://github.com/some/long/path/to/a/very/interesting/project/of/mine' }),
    'he',
  ],
  [
    'English with a Hebrew name, company and place',
    withJob(
      {
        title: 'Software Engineer',
        company: 'בנק הפועלים',
        location: 'תל אביב',
        description: 'Built payment systems for a large bank',
      },
      { personalInfo: { ...person, fullName: 'דנה כהן', address: 'רחוב הרצל 5, תל אביב' } },
    ),
    'en',
  ],
  [
    'English that quotes Hebrew',
    { ...empty, summary: 'Translator of Hebrew poetry; my book "שירים ראשונים" won a prize in 2019.' },
    'en',
  ],
  ['English titles in capitals only', withJob({ title: 'SOFTWARE ENGINEER' }), 'en'],
  ['Russian', { ...empty, summary: 'Инженер с опытом разработки' }, 'en'],
  ['Arabic', { ...empty, summary: 'مهندس برمجيات مع خبرة' }, 'he'],
  [
    'a Hebrew custom section',
    { ...empty, customSections: [{ id: 'section-1', title: 'שירות צבאי', items: [] }] },
    'he',
  ],
  [
    'an English custom section',
    { ...empty, customSections: [{ id: 'section-1', title: 'Military Service', items: [] }] },
    'en',
  ],
];

/** Milliseconds of a hundred times. */
const times = (work: () => unknown) => shortestRunMs(() => Array.from({ length: 100 }, work));

describe('the language of a résumé', () => {
  it.each(CASES)('of %s', (_name, resume, language) => {
    expect(resumeLanguage(resume)).toBe(language);
  });

  it('is the one it states, whatever it holds', () => {
    expect(resumeLanguage({ ...STRONG_RESUME_EN, language: 'he' })).toBe('he');
    expect(resumeLanguage({ ...STRONG_RESUME_HE, language: 'en' })).toBe('en');
    expect(detectLanguage({ ...STRONG_RESUME_HE, language: 'en' }, 'en')).toBe('he');
  });

  it('follows what is typed, entry by entry', () => {
    expect(
      resumeLanguage(
        updateEntry(withJob({ title: 'מפתחת' }), 'experience', 'exp-1', { title: 'Developer of large systems' }),
      ),
    ).toBe('en');
  });

  it('does not depend on ids, template or blank entries', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom('abc', 'professional'), (resume, word) => {
        const skills = [...resume.skills, { id: `${word}-blank`, name: ' ' }];
        expect(resumeLanguage({ ...resume, templateId: word, skills })).toBe(resumeLanguage(resume));
      }),
    );
  });

  it.each([
    ['letters', (size: number) => `${'a'.repeat(size)}/`],
    ['signs and addresses', (size: number) => `${'@'.repeat(size)} ${'www.'.repeat(size / 4)}`],
  ])('does not stumble over %s without spaces', (_, text) => {
    // Each text is a new one: what is known about it is kept.
    let turn = 0;
    expect(measureGrowth((size) => resumeLanguage({ ...empty, summary: text(size) + (turn += 1) }))).toBeLessThan(
      MAX_LINEAR_GROWTH,
    );
  });

  it('reads on a keystroke what has changed, not all of a résumé of 100 bullets again', { tags: 'exhaustive' }, () => {
    const long = createLongResume(STRONG_RESUME_HE);
    let turn = 0;
    const anew = times(() =>
      resumeLanguage({
        ...long,
        experience: long.experience.map((entry) => ({ ...entry, description: `${entry.description} ${(turn += 1)}` })),
      }),
    );
    const key = times(() =>
      resumeLanguage(updateEntry(long, 'experience', 'exp-5', { title: `מפתחת ${(turn += 1)}` })),
    );
    expect(key).toBeLessThan(anew / 2);
  });
});
