import { describe, expect, it } from 'vitest';
import { createBlankResume, createCustomItem } from '../../../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import { updateEntry } from '../../../../../shared/resume/editResume.ts';
import { fieldKey, textOf, toTarget } from './fieldTarget.ts';
import { findUncertainValues, isUnchanged, summarizeParts, toConfidenceLevel } from './uncertainValues.ts';
import { targetKey, placeText, listTargets, type TextTarget } from '../placeText.ts';

const RESUME: ResumeData = {
  ...createBlankResume(),
  personalInfo: { ...createBlankResume().personalInfo, fullName: 'דנה כהן', email: 'd@x.il' },
  summary: 'מפתחת',
  experience: [
    {
      id: 'exp-1',
      title: 'Acme',
      company: 'Developer',
      location: '',
      startDate: '2020',
      endDate: '',
      current: false,
      description: 'first',
    },
  ],
  languages: [{ id: 'lang-1', name: 'אנגלית', level: 'intermediate' }],
  customSections: [{ id: 'section-1', title: 'שירות צבאי', items: [] }],
};
const CONFIDENCE = {
  'personalInfo.fullName': 0.6,
  'personalInfo.email': 0.98,
  summary: 0.6,
  'experience.0.title': 0.5,
  'languages.0.level': 0.2,
  skills: 0.2,
  'experience.7.title': 0.1,
  'no.such.path': 0.1,
};

describe('what to check', () => {
  it('is every value that was read without certainty, in the order of the tabs, by the field that shows it', () => {
    expect(findUncertainValues(RESUME, CONFIDENCE).map((check) => [fieldKey(check), check.value])).toEqual([
      ['personal.fullName', 'דנה כהן'],
      ['summary', 'מפתחת'],
      ['exp-1.title', 'Acme'],
      ['lang-1.level', 'intermediate'],
    ]);
  });

  it('is what every job has and was not read, by its job; not of embedded data', () => {
    const [job] = RESUME.experience;
    if (!job) throw new Error('no job');
    const experience = [
      { ...job, company: '', startDate: '' },
      { ...job, id: 'exp-2', startDate: '', endDate: '2019' },
      { ...job, id: 'exp-3', title: '', current: true },
    ];
    const resume = { ...RESUME, experience };
    const gaps = findUncertainValues(resume, { summary: 1 });
    expect(gaps.map((check) => [fieldKey(check), check.value, check.reason])).toEqual([
      ['exp-1.company', '', 'missing'],
      ['exp-1.startDate', '', 'missing'],
      ['exp-3.title', '', 'missing'],
    ]);
    const partOf = (confidence: Record<string, number>) =>
      summarizeParts(resume, confidence).find(({ part }) => part === 'experience')?.sureness;
    expect(partOf({ summary: 1, 'experience.0.title': 1 })).toBe('unsure');
    expect(partOf({})).toBe('sure');
    expect(findUncertainValues(resume, {})).toEqual([]);
    const filled = updateEntry(resume, 'experience', 'exp-1', { company: 'Beta' });
    expect(gaps.filter((check) => isUnchanged(check, filled)).map(fieldKey)).toEqual([
      'exp-1.startDate',
      'exp-3.title',
    ]);
  });

  it('is a glance at what is likely right, apart from what is asked', () => {
    const found = findUncertainValues(RESUME, {
      'personalInfo.fullName': 0.7,
      summary: 0.6,
      'experience.0.title': 0.9,
    });
    expect(found.map((check) => [fieldKey(check), check.isLikely ?? false])).toEqual([
      ['personal.fullName', true],
      ['summary', false],
    ]);
  });

  it('is done once the value is another', () => {
    const [, , title] = findUncertainValues(RESUME, CONFIDENCE);
    if (!title) throw new Error('no check');
    expect(isUnchanged(title, RESUME)).toBe(true);
    expect(isUnchanged(title, updateEntry(RESUME, 'experience', 'exp-1', { title: 'Developer' }))).toBe(false);
    expect(isUnchanged(title, createBlankResume())).toBe(false);
  });

  it('is a value of the headline and of a custom section as well, which paths name differently', () => {
    const item = createCustomItem(RESUME);
    const resume: ResumeData = {
      ...RESUME,
      headline: 'מפתחת תוכנה',
      customSections: [
        { id: 'section-1', title: 'שירות צבאי', items: [item, { ...item, id: 'item-2', title: 'חיל הים' }] },
      ],
    };
    const confidence = { headline: 0.5, 'customSections.0.title': 0.5, 'customSections.0.items.1.title': 0.5 };
    const found = findUncertainValues(resume, confidence, { 'customSections.0.items.1.title': 'overOutlines' });
    expect(found).toEqual([
      { part: 'personal', entry: null, field: 'headline', value: 'מפתחת תוכנה' },
      { part: 'customSections', entry: 'section-1', section: 'section-1', field: 'title', value: 'שירות צבאי' },
      {
        part: 'customSections',
        entry: 'item-2',
        section: 'section-1',
        field: 'title',
        value: 'חיל הים',
        reason: 'overOutlines',
      },
    ]);
    expect(found.map(fieldKey)).toEqual(['headline', 'section-1.title', 'item-2.title']);
    expect(found.every((check) => isUnchanged(check, resume))).toBe(true);
    expect(found.filter((check) => isUnchanged(check, RESUME)).map(fieldKey)).toEqual(['section-1.title']);
    expect(summarizeParts(resume, confidence).find(({ part }) => part === 'personal')?.sureness).toBe('unsure');
  });

  it('is a further contact, which is edited among the personal details', () => {
    const resume: ResumeData = { ...RESUME, contacts: [{ id: 'contact-4', kind: 'phone', value: '03-5550199' }] };
    const target = toTarget(resume, 'contacts.0.value');
    expect(target).toEqual({ part: 'personal', entry: 'contact-4', field: 'value' });
    expect(target && [fieldKey(target), textOf(target, resume), textOf(target, RESUME)]).toEqual([
      'contact-4.value',
      '03-5550199',
      '',
    ]);
    expect(toTarget(resume, 'contacts.1.value')).toBeNull();
  });

  it('is no field where a path names a whole list', () => {
    expect(['languages', 'experience', 'customSections', 'no.such'].map((path) => toTarget(RESUME, path))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('follows its entry while entries are moved and deleted', () => {
    const [job] = RESUME.experience;
    if (!job) throw new Error('no job');
    const jobs = [job, { ...job, id: 'exp-2', title: 'Beta' }, { ...job, id: 'exp-3', title: 'Gamma' }];
    const [check] = findUncertainValues({ ...RESUME, experience: jobs }, { 'experience.1.title': 0.5 });
    if (!check) throw new Error('no check');
    const isAsked = (experience: ResumeData['experience']) => isUnchanged(check, { ...RESUME, experience });
    expect(isAsked(jobs.toReversed())).toBe(true);
    expect(isAsked(jobs.slice(1))).toBe(true);
    expect(isAsked(jobs.filter(({ id }) => id !== 'exp-2'))).toBe(false);
  });

  it('says about each part that holds something how sure the least of it is', () => {
    const found = Object.fromEntries(
      summarizeParts(RESUME, CONFIDENCE).map(({ part, count, sureness }) => [part, [count, sureness]]),
    );
    expect(found).toEqual({
      personal: [2, 'unsure'],
      summary: [1, 'unsure'],
      experience: [1, 'unsure'],
      languages: [1, 'unsure'],
    });
    expect(summarizeParts(RESUME, {}).every(({ sureness }) => sureness === 'sure')).toBe(true);
    expect([0.98, 0.85, 0.84, 0.65, 0.64, 0].map(toConfidenceLevel)).toEqual([
      'sure',
      'sure',
      'likely',
      'likely',
      'unsure',
      'unsure',
    ]);
  });
});

const put = (target: TextTarget, text: string) => placeText(RESUME, target, text)?.resume;

describe('a text without a place', () => {
  it('may go wherever there is room for it: never over a personal detail that is there', () => {
    const keys = listTargets(RESUME).map(targetKey);
    expect(keys).toEqual(
      expect.arrayContaining([
        'personal:phone',
        'summary',
        'entry:experience:exp-1',
        'newEntry:experience',
        'skills',
        'language',
        'item:section-1',
        'section',
      ]),
    );
    expect(keys).not.toContain('personal:email');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is put there as it is, behind what is there', () => {
    expect(put({ kind: 'personal', field: 'phone' }, '052-1234567')?.personalInfo.phone).toBe('052-1234567');
    expect(put({ kind: 'summary' }, 'בכירה')?.summary).toBe('מפתחת\nבכירה');
    expect(put({ kind: 'entry', list: 'experience', id: 'exp-1' }, 'second')?.experience[0]?.description).toBe(
      'first\nsecond',
    );
    expect(put({ kind: 'newEntry', list: 'education' }, 'B.Sc.')?.education.at(-1)).toMatchObject({ degree: 'B.Sc.' });
    expect(put({ kind: 'skills' }, 'React, SQL')?.skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['React', 'SQL']),
    );
    expect(put({ kind: 'language' }, 'ערבית')?.languages.at(-1)).toMatchObject({ name: 'ערבית' });
    expect(put({ kind: 'item', section: 'section-1' }, 'צה״ל')?.customSections[0]?.items).toMatchObject([
      { title: 'צה״ל' },
    ]);
    expect(put({ kind: 'section' }, 'רישיון')?.customSections.at(-1)?.items).toMatchObject([{ title: 'רישיון' }]);
  });

  it('is refused whole where it does not fit, rather than cut', () => {
    const long = 'x'.repeat(RESUME_LIMITS.line + 1);
    expect(put({ kind: 'personal', field: 'phone' }, long)).toBeUndefined();
    expect(put({ kind: 'language' }, long)).toBeUndefined();
    expect(put({ kind: 'summary' }, 'x'.repeat(RESUME_LIMITS.summary))).toBeUndefined();
    expect(put({ kind: 'newEntry', list: 'experience' }, long)?.experience.at(-1)).toMatchObject({
      title: '',
      description: long,
    });
    expect(put({ kind: 'newEntry', list: 'experience' }, 'x'.repeat(RESUME_LIMITS.description + 1))).toBeUndefined();
    expect(put({ kind: 'item', section: 'section-1' }, 'x'.repeat(RESUME_LIMITS.description + 1))).toBeUndefined();
  });
});
