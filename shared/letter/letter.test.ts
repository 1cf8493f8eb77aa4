import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import { createLetter } from '../resume/letter.ts';
import type { Letter, ResumeData } from '../resume/schema.ts';
import { createLetterCheck } from './letterClaims.ts';
import { offerSentences } from './letterOffers.ts';

const TODAY = '2026-11';
const JOB = { location: '', startDate: '2021-03', endDate: '', current: true } as const;

const HEBREW: ResumeData = {
  ...createBlankResume(),
  language: 'he',
  experience: [
    {
      ...JOB,
      id: 'exp-1',
      title: 'מנהלת מוצר',
      company: 'Monday',
      description: 'ניהלתי צוות של 6 מפתחים\nהעליתי את שיעור השימוש ב־30%\nכתיבת שאילתות SQL לניתוח נתונים',
    },
  ],
};
const ENGLISH: ResumeData = {
  ...createBlankResume(),
  language: 'en',
  experience: [
    {
      ...JOB,
      id: 'exp-1',
      title: 'Product Manager',
      company: 'Monday',
      description: 'Led a team of 6 engineers\nRoadmap for three products\n**Raised** adoption by 30% with SQL',
    },
  ],
};
const findLetterClaims = (letter: Letter, resume: ResumeData, today: string) =>
  createLetterCheck(resume, today)(letter);
const letterOf = (resume: ResumeData, body: string) => ({
  ...createLetter(resume, '2026-11-28'),
  employer: 'Wix',
  body,
});

describe('claims of a letter', () => {
  it('lead to the line of the résumé that says them', () => {
    const body = 'קראתי את המודעה בעניין רב.\nבתפקידי הנוכחי ניהלתי צוות של 6 מפתחים.';
    expect(findLetterClaims(letterOf(HEBREW, body), HEBREW, TODAY)).toEqual([
      {
        text: 'בתפקידי הנוכחי ניהלתי צוות של 6 מפתחים.',
        missing: [],
        place: { section: 'experience', id: 'exp-1', line: 'ניהלתי צוות של 6 מפתחים' },
      },
    ]);
  });

  it.each([
    [HEBREW, 'ניהלתי צוות של 9 מפתחים.', 'number', '9'],
    [HEBREW, 'עבדתי שנים עם Kubernetes.', 'technology', 'Kubernetes'],
    [ENGLISH, 'I raised adoption by 45%.', 'percentage', '45%'],
    [ENGLISH, 'I hold a PhD in physics.', 'degree', 'PhD'],
    [ENGLISH, 'At Google I led a team of 6 engineers.', 'technology', 'Google'],
  ] as const)('are marked where the résumé does not say them: %#', (resume, body, reason, text) => {
    const missing = findLetterClaims(letterOf(resume, body), resume, TODAY).flatMap((claim) => claim.missing);
    expect(missing.map((finding) => [finding.reason, finding.text])).toContainEqual([reason, text]);
  });

  it('are none where the letter names whom it is to, or says what it wants; its marks do not count', () => {
    const body = 'I would be glad to join Wix.\nI **led a team of 6** engineers.';
    const claims = findLetterClaims(letterOf(ENGLISH, body), ENGLISH, TODAY);
    expect(claims.flatMap(({ missing }) => missing)).toEqual([]);
    expect(claims.map(({ text }) => text)).toContain('I led a team of 6 engineers.');
  });

  it('lead to the first of the lines that say as much, and to none that says little of them', () => {
    const description = 'Writing release notes for customers';
    const jobs = ['exp-1', 'exp-2'].map((id) => ({ ...JOB, id, title: 'Analyst', company: 'Monday', description }));
    const resume = { ...ENGLISH, experience: jobs };
    const placesOf = (body: string) =>
      findLetterClaims(letterOf(resume, body), resume, TODAY).map(({ place }) => place);
    const place = { section: 'experience', id: 'exp-1', line: description };
    expect(placesOf('I am good at writing release notes.')).toEqual([place]);
    // What states a figure need say less of a line.
    expect(placesOf('In the building 3 notes are read by everybody, and people like them.')).toEqual([place]);
    expect(placesOf('In the building my notes are read by everybody, and people like them.')).toEqual([]);
  });

  it('are found anew for another job, and again as before where a sentence is known', () => {
    const check = createLetterCheck(ENGLISH, TODAY);
    const letter = letterOf(ENGLISH, 'At Google I led a team of 6 engineers.');
    const missing = (changes: Partial<Letter>) =>
      check({ ...letter, ...changes }).flatMap((claim) => claim.missing.map(({ text }) => text));
    expect([missing({}), missing({}), missing({ employer: 'Google' }), missing({})]).toEqual([
      ['Google'],
      ['Google'],
      [],
      ['Google'],
    ]);
  });

  it('are all marked beside an empty résumé', () => {
    const blank = createBlankResume();
    expect(findLetterClaims(letterOf(blank, 'I led 6 people.'), blank, TODAY)[0]?.missing).toHaveLength(1);
  });
});

const wish = { advert: '', body: '', today: TODAY };
const textsOf = (resume: ResumeData, language: 'he' | 'en') =>
  offerSentences(resume, { ...wish, language }).offers.map(({ text }) => text);

describe('sentences that are offered', () => {
  it('are the lines of the résumé in the first person, those with figures first', () => {
    expect(offerSentences(HEBREW, { ...wish, language: 'he' }).offers.map(({ text }) => text)).toEqual([
      'כמנהלת מוצר ב־Monday ניהלתי צוות של 6 מפתחים.',
      'כמנהלת מוצר ב־Monday העליתי את שיעור השימוש ב־30%.',
      'בתפקידי כמנהלת מוצר ב־Monday: כתיבת שאילתות SQL לניתוח נתונים.',
    ]);
    expect(offerSentences(ENGLISH, { ...wish, language: 'en' }).offers.map(({ text }) => text)).toEqual([
      'As Product Manager at Monday, I led a team of 6 engineers.',
      'As Product Manager at Monday, I raised adoption by 30% with SQL.',
      'As Product Manager at Monday: Roadmap for three products.',
    ]);
  });

  it('name the employer where there is one, and are sentences of the summary each by itself', () => {
    const [hebrew, english] = [HEBREW, ENGLISH].map((resume) => ({
      ...resume,
      experience: resume.experience.map((job) => ({ ...job, company: '' })),
    })) as [ResumeData, ResumeData];
    expect(textsOf(hebrew, 'he')[0]).toBe('כמנהלת מוצר ניהלתי צוות של 6 מפתחים.');
    expect(textsOf(english, 'en')[0]).toBe('As Product Manager, I led a team of 6 engineers.');
    const summary = 'I plan what people need! Then I ask whether they like that. Thank you';
    expect(textsOf({ ...createBlankResume(), summary }, 'en')).toEqual([
      'I plan what people need!',
      'Then I ask whether they like that.',
    ]);
  });

  it('claim nothing that the résumé does not say, and lead to their line', () => {
    for (const resume of [HEBREW, ENGLISH]) {
      const { offers } = offerSentences(resume, { ...wish, language: resume.language ?? 'he' });
      for (const { text, place } of offers) {
        const [claim] = findLetterClaims(letterOf(resume, text), resume, TODAY);
        expect(claim).toEqual({ text, missing: [], place });
      }
    }
  });

  it('answer what an advertisement asks for, and say what', () => {
    const advert = 'Requirements:\n- Experience with SQL\n- Kubernetes in production';
    const { offers, isAdvertRead } = offerSentences(ENGLISH, { ...wish, advert, language: 'en' });
    expect(isAdvertRead).toBe(true);
    expect(offers.map(({ text, answers }) => [text, answers])).toEqual([
      ['As Product Manager at Monday, I raised adoption by 30% with SQL.', 'Experience with SQL'],
    ]);
  });

  it('are the résumé’s own where the advertisement is in a language that nobody reads here, which is said', () => {
    const advert = 'Требования:\n- Опыт работы от трёх лет\n- Знание бухгалтерского учёта';
    const { offers, isAdvertRead } = offerSentences(ENGLISH, { ...wish, advert, language: 'en' });
    expect(isAdvertRead).toBe(false);
    expect(offers).toHaveLength(3);
  });

  it('are none that the letter has, and none of an empty résumé', () => {
    const body = 'As Product Manager at Monday, I led a team of 6 engineers.';
    expect(offerSentences(ENGLISH, { ...wish, body, language: 'en' }).offers).toHaveLength(2);
    expect(offerSentences(createBlankResume(), { ...wish, language: 'he' })).toEqual({
      offers: [],
      isAdvertRead: true,
    });
  });
});
