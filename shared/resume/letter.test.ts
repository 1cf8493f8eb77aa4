import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { toCarriedResume } from './carriedResume.ts';
import { letterEmail } from './emailText.ts';
import { fileStem, pdfFileName } from './fileName.ts';
import {
  addLetter,
  canAddLetter,
  createLetter,
  findLetter,
  lettersOf,
  removeLetter,
  setLetterGender,
  toLetterDocument,
  updateLetter,
} from './letter.ts';
import { letterDate, letterFrame } from './letterWords.ts';
import { LETTER_LIMITS } from './letterLimits.ts';
import { parseResume } from './parseResume.ts';
import { repairResume } from './repairResume.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import type { ResumeData } from './schema.ts';
import { makeTwin } from '../twin/makeTwin.ts';

const DAY = '2026-11-28';
const BLANK = createLetter(createBlankResume(), DAY);
const WITH_LETTER = addLetter(SAMPLE_HE, createLetter(SAMPLE_HE, DAY));

describe('what a letter says by convention', () => {
  const to = { recipient: 'דנה כהן', role: 'מנהלת גיוס', employer: 'Wix', position: 'מנהלת מוצר' };

  it('in Hebrew: whom it honours, the subject after the greeting, the day in words', () => {
    expect(letterFrame({ ...BLANK, ...to, gender: 'f', place: 'חיפה' }, 'he')).toEqual({
      date: 'חיפה, 28 בנובמבר 2026',
      to: ['לכבוד', 'גב׳ דנה כהן', 'מנהלת גיוס', 'Wix'],
      greeting: 'גב׳ דנה כהן שלום רב,',
      subject: 'הנדון: מועמדות לתפקיד מנהלת מוצר',
      closing: 'בברכה,',
    });
  });

  it('in English: no line of honour, the last name after its form', () => {
    const letter = { ...BLANK, recipient: 'Dana Cohen', employer: 'Wix', position: 'Engineer', gender: 'f' } as const;
    expect(letterFrame(letter, 'en')).toEqual({
      date: '28 November 2026',
      to: ['Ms. Dana Cohen', 'Wix'],
      greeting: 'Dear Ms. Cohen,',
      subject: 'Re: Application for the position of Engineer',
      closing: 'Sincerely,',
    });
  });

  it('names nobody’s gender, job or employer that it does not know', () => {
    const frames = (['he', 'en'] as const).map((language) => letterFrame({ ...BLANK, recipient: 'Dana' }, language));
    expect(frames.map(({ to, subject, date }) => [to, subject, date])).toEqual([
      [['לכבוד', 'Dana'], 'הנדון: הגשת מועמדות', '28 בנובמבר 2026'],
      [['Dana'], 'Re: Job application', '28 November 2026'],
    ]);
    expect(letterDate('2026-09-01', 'en')).toBe('1 September 2026');
  });

  it.each([
    ['he', 'דנה כהן', undefined, 'לדנה כהן שלום רב,'],
    ['he', 'Dana', undefined, 'ל־Dana שלום רב,'],
    ['he', 'יוסי לוי', 'm', 'מר יוסי לוי שלום רב,'],
    ['he', '', 'f', 'שלום רב,'],
    ['en', 'Sam Lee', undefined, 'Dear Sam Lee,'],
    ['en', 'Anna van der Berg', 'f', 'Dear Ms. Anna van der Berg,'],
    ['en', ' ', 'm', 'Dear Hiring Manager,'],
  ] as const)('in %s to %j (%s): %s', (language, recipient, gender, greeting) => {
    expect(letterFrame({ ...BLANK, recipient, ...(gender && { gender }) }, language).greeting).toBe(greeting);
  });

  it('is what the person wrote, where they did', () => {
    const letter = { ...BLANK, greeting: 'היי דנה,', subject: 'הנדון: משרה 7', closing: 'תודה,', date: 'בשבוע הבא' };
    const lines = letterFrame(letter, 'he');
    expect([lines.greeting, lines.subject, lines.closing, lines.date, lines.to]).toEqual([
      'היי דנה,',
      'הנדון: משרה 7',
      'תודה,',
      'בשבוע הבא',
      [],
    ]);
    expect(letterDate('2026-13-40', 'en')).toBe('2026-13-40');
  });
});

describe('letters of a résumé', () => {
  it('are added until there are enough, changed, and removed', () => {
    let resume: ResumeData = createBlankResume();
    for (let count = 0; count <= LETTER_LIMITS.letters; count += 1)
      resume = addLetter(resume, createLetter(resume, DAY));
    expect(lettersOf(resume)).toHaveLength(LETTER_LIMITS.letters);
    expect(canAddLetter(resume)).toBe(false);
    const changed = updateLetter(resume, 'letter-2', { employer: 'Wix' });
    expect(findLetter(changed, 'letter-2')?.employer).toBe('Wix');
    expect(updateLetter(changed, 'letter-2', { employer: 'Wix' })).toBe(changed);
    expect(setLetterGender(changed, 'letter-2', 'f').letters?.[1]?.gender).toBe('f');
    expect(setLetterGender(setLetterGender(changed, 'letter-2', 'f'), 'letter-2', undefined)).toEqual(changed);
    expect(removeLetter(changed, 'letter-2').letters).toHaveLength(LETTER_LIMITS.letters - 1);
    expect('letters' in removeLetter(WITH_LETTER, 'letter-1')).toBe(false);
    expect(removeLetter(SAMPLE_HE, 'letter-1')).toBe(SAMPLE_HE);
  });

  it.each([
    ['הרצל 5, חיפה', 'חיפה'],
    ['Haifa, Israel', 'Haifa'],
    ['תל אביב-יפו', 'תל אביב-יפו'],
    ['', ''],
  ])('are written where the person lives: %j is in %j', (address, place) => {
    const resume = { ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, address } };
    expect(createLetter(resume, DAY).place).toBe(place);
  });

  it('are valid, bounded, and repaired as all that is stored', () => {
    expect(parseResume(WITH_LETTER).ok).toBe(true);
    const many = {
      ...WITH_LETTER,
      letters: Array.from({ length: 11 }, (_, index) => ({ ...BLANK, id: `l-${index}` })),
    };
    expect(parseResume(many)).toMatchObject({ ok: false, issues: [{ path: 'letters', code: 'too_many', limit: 10 }] });
    const long = updateLetter(WITH_LETTER, 'letter-1', { body: 'א'.repeat(LETTER_LIMITS.body + 1) });
    expect(parseResume(long)).toMatchObject({ ok: false, issues: [{ path: 'letters.0.body', code: 'too_long' }] });
    const twice = { ...WITH_LETTER, letters: [BLANK, BLANK] };
    expect(parseResume(twice)).toMatchObject({ ok: false, issues: [{ code: 'duplicate_id' }] });
    const { resume, lost } = repairResume({
      ...twice,
      letters: [BLANK, { ...BLANK, gender: 'x', employer: 7 }, 'שלום'],
    });
    expect(resume.letters?.map(({ id, employer, body }) => [id, employer, body])).toEqual([
      ['letter-1', '', ''],
      [expect.stringMatching(/^item-/), '7', ''],
      [expect.stringMatching(/^item-/), '', 'שלום'],
    ]);
    expect(lost).toEqual(['letters.1.gender']);
    expect(parseResume(resume).ok).toBe(true);
  });

  it('stay with their owner: no file of the résumé carries them, nor does its twin', () => {
    expect(toCarriedResume(WITH_LETTER)).not.toHaveProperty('letters');
    expect(makeTwin(WITH_LETTER, { to: 'en' }, new Map()).data).not.toHaveProperty('letters');
  });

  it('are documents that hold one letter, whose it is, and its look', () => {
    const letter = { ...BLANK, body: 'שלום' };
    const document = toLetterDocument({ ...SAMPLE_HE, design: { accent: '#0e5a64' } }, letter);
    expect(parseResume(document)).toEqual({ ok: true, resume: document });
    expect(document.letterLines?.map(({ part }) => part)).toEqual([
      'date',
      'greeting',
      'subject',
      'text',
      'closing',
      'name',
    ]);
    expect([document.experience, document.summary, document.design]).toEqual([[], '', { accent: '#0e5a64' }]);
    expect(fileStem('Noa Barak', document)).toBe('noa_barak_cover_letter');
    expect([pdfFileName('', document), pdfFileName('Noa')]).toEqual(['cover_letter.pdf', 'noa_resume.pdf']);
  });

  it('have the lines of whom they are to, in the order of their language, and no field that the résumé lacks', () => {
    const letter = { ...BLANK, recipient: 'Dana', employer: 'Wix' };
    const lines = (language: 'he' | 'en') =>
      toLetterDocument({ ...SAMPLE_HE, language }, letter).letterLines?.map(({ part, text }) => [part, text]) ?? [];
    expect(lines('he').slice(1, 6)).toEqual([
      ['to', 'לכבוד'],
      ['to', 'Dana'],
      ['to', 'Wix'],
      ['greeting', 'ל־Dana שלום רב,'],
      ['subject', 'הנדון: הגשת מועמדות'],
    ]);
    expect(lines('en').slice(1, 5)).toEqual([
      ['to', 'Dana'],
      ['to', 'Wix'],
      ['subject', 'Re: Job application'],
      ['greeting', 'Dear Dana,'],
    ]);
    const usual = ['templateId', 'personalInfo', 'summary', 'experience', 'education', 'skills', 'languages'];
    const keys = [...usual, 'projects', 'customSections', 'language', 'letters', 'letterLines'];
    const { headline: _headline, templateVersion: _version, design: _design, contacts: _contacts, ...bare } = SAMPLE_HE;
    expect(Object.keys(toLetterDocument(bare, letter))).toEqual(keys);
    const whole = { ...bare, headline: 'QA', templateVersion: 1 };
    expect(toLetterDocument(whole, letter)).toMatchObject({ headline: 'QA', templateVersion: 1 });
  });
});

describe('the e-mail with a letter', () => {
  it('is three lines beneath a greeting, in the language of the résumé', () => {
    const letter = { ...BLANK, position: 'מנהלת מוצר', employer: 'Wix' };
    const { subject, text } = letterEmail(SAMPLE_HE, letter);
    expect(subject).toBe(`מועמדות לתפקיד מנהלת מוצר – ${SAMPLE_HE.personalInfo.fullName}`);
    expect(text.split('\n')).toEqual([
      'שלום רב,',
      'מצורפים קורות החיים שלי ומכתב מקדים לתפקיד מנהלת מוצר ב־Wix.',
      `אשמח לשוחח ולספר עוד: ${SAMPLE_HE.personalInfo.phone}.`,
      `בברכה, ${SAMPLE_HE.personalInfo.fullName}`,
    ]);
    expect(letterEmail(createBlankResume(), BLANK).text.split('\n')).toHaveLength(4);
  });
});
