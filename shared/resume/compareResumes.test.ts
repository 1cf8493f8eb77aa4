import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { createLetter } from './letter.ts';
import { compareResumes } from './compareResumes.ts';

const [job] = SAMPLE_EN.experience;
const withJob = (change: Partial<NonNullable<typeof job>>) => ({
  ...SAMPLE_EN,
  experience: SAMPLE_EN.experience.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)),
});

describe('two states of a résumé', () => {
  it('differ in nothing where nothing changed, and where entries only moved', () => {
    expect(compareResumes(SAMPLE_EN, structuredClone(SAMPLE_EN))).toEqual([]);
    expect(compareResumes(SAMPLE_EN, { ...SAMPLE_EN, skills: SAMPLE_EN.skills.toReversed() })).toEqual([]);
  });

  it('differ in a field of an entry, which is named, and the text is read without marks', () => {
    expect(compareResumes(SAMPLE_EN, withJob({ description: '• **Led** six people' }))).toEqual([
      {
        section: 'experience',
        entry: `${job?.title}, ${job?.company}`,
        before: expect.any(String),
        after: '• Led six people',
      },
    ]);
  });

  it('differ by what came and what is gone, in contacts, lists and sections of one’s own', () => {
    const custom = { id: 'c1', title: 'Army', items: [] };
    const later = {
      ...SAMPLE_EN,
      personalInfo: { ...SAMPLE_EN.personalInfo, phone: '' },
      skills: SAMPLE_EN.skills.slice(1),
      customSections: [custom],
    };
    const changes = compareResumes({ ...SAMPLE_EN, customSections: [] }, later);
    expect(changes).toEqual([
      { section: 'contacts', entry: '', before: SAMPLE_EN.personalInfo.phone, after: '' },
      { section: 'custom', entry: 'Army', before: '', after: 'Army' },
      { section: 'skills', entry: SAMPLE_EN.skills[0]?.name, before: SAMPLE_EN.skills[0]?.name, after: '' },
    ]);
  });

  it('tell an entry once, with all its fields that changed', () => {
    const later = withJob({ title: 'CTO', company: 'Elbit' });
    const [before, after] = [`${job?.title}\n${job?.company}`, 'CTO\nElbit'];
    expect(compareResumes(SAMPLE_EN, later)).toEqual([{ section: 'experience', entry: 'CTO, Elbit', before, after }]);
  });

  it('differ in letters: one that came, one that is gone, and what changed within one', () => {
    const letter = { ...createLetter(SAMPLE_EN, '2026-11-29'), employer: 'Wix', position: 'QA', body: 'I tested.' };
    const first = { ...SAMPLE_EN, letters: [letter] };
    const later = { ...SAMPLE_EN, letters: [{ ...letter, body: 'I **tested** more.', advert: 'other' }] };
    expect(compareResumes(first, later)).toEqual([
      { section: 'letters', entry: 'Wix, QA', before: 'I tested.', after: 'I tested more.' },
    ]);
    const [came] = compareResumes(SAMPLE_EN, first);
    expect(came).toMatchObject({ section: 'letters', entry: 'Wix, QA', before: '' });
    expect(came?.after).toContain('I tested.');
    expect(compareResumes(first, SAMPLE_EN)).toMatchObject([{ section: 'letters', after: '' }]);
  });

  it('differ in the template, and in the design without a text', () => {
    const later = { ...SAMPLE_EN, templateId: 'modern', sectionOrder: ['skills'] };
    expect(compareResumes(SAMPLE_EN, later)).toEqual([
      { section: 'template', entry: '', before: SAMPLE_EN.templateId, after: 'modern' },
      { section: 'design', entry: '', before: '', after: '' },
    ]);
  });
});
