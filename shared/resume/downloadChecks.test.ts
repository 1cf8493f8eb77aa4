import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { createLetter, toLetterDocument } from './letter.ts';
import { downloadProblems as problemsOf } from './downloadChecks.ts';
import { findUndrawn } from '../templates/fonts.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';
import type { ResumeData } from './schema.ts';

const downloadProblems = (resume: ResumeData) => problemsOf(resume, findUndrawn);
const kinds = (resume: ResumeData) => downloadProblems(resume).map(({ kind }) => kind);
const personal = (changes: Partial<ResumeData['personalInfo']>): ResumeData => ({
  ...STRONG_RESUME_EN,
  personalInfo: { ...STRONG_RESUME_EN.personalInfo, ...changes },
});
const [job] = STRONG_RESUME_EN.experience;
if (!job) throw new Error('no job');
const withJob = (changes: Partial<typeof job>): ResumeData => ({
  ...STRONG_RESUME_EN,
  experience: [{ ...job, ...changes }],
});

describe('what is checked before a download', () => {
  it('finds nothing in a good résumé, and in an empty one', () => {
    expect([downloadProblems(STRONG_RESUME_EN), downloadProblems(STRONG_RESUME_HE)]).toEqual([[], []]);
    expect(kinds(createBlankResume())).toEqual([]);
  });

  it('finds contacts that reach nobody, and leaves out those that are not given', () => {
    expect(downloadProblems(personal({ email: 'maya@' }))).toEqual([{ kind: 'email', field: 'personal.email' }]);
    for (const email of ['a@b..com', 'a@.com', 'a@b.', 'a@b.com.'])
      expect([email, kinds(personal({ email }))]).toEqual([email, ['email']]);
    expect(kinds(personal({ email: 'maya.levi@mail.co.il' }))).toEqual([]);
    expect(kinds(personal({ phone: '054-12' }))).toEqual(['phone']);
    expect(kinds(personal({ email: '', phone: ' ' }))).toEqual([]);
    expect(kinds(personal({ phone: '+972 (54) 123-4567' }))).toEqual([]);
  });

  it('finds links that would be shown and lead nowhere; a name at LinkedIn is an address there', () => {
    expect(downloadProblems(personal({ linkedin: 'Maya Levi', website: 'soon' }))).toEqual([
      { kind: 'link', field: 'personal.linkedin' },
      { kind: 'link', field: 'personal.website' },
    ]);
    expect(kinds(personal({ linkedin: 'noabarak', website: 'maya.example/work' }))).toEqual([]);
    const [project] = STRONG_RESUME_EN.projects;
    if (!project) throw new Error('no project');
    expect(downloadProblems({ ...STRONG_RESUME_EN, projects: [{ ...project, url: 'on demand' }] })).toEqual([
      { kind: 'entryLink', section: 'projects', entry: project.id, name: project.name, field: `${project.id}.url` },
    ]);
  });

  it('finds an end before its start, but not of a job that goes on', () => {
    const backwards = { startDate: '2021-05', endDate: '2019-01', current: false };
    expect(downloadProblems(withJob(backwards))).toEqual([
      { kind: 'dates', section: 'experience', entry: job.id, name: job.title, field: `${job.id}.endDate` },
    ]);
    expect(kinds(withJob({ ...backwards, current: true }))).toEqual([]);
  });

  it('finds characters that no typeface has, letters and signs, where they stand and are printed', () => {
    const summary = { ...STRONG_RESUME_EN, summary: 'Speaks ภาษา, 5 ㎡ – C++ → ⌀ ✓ 😀' };
    expect(downloadProblems(summary)).toEqual([
      { kind: 'undrawn', letters: 'ภ า ษ ㎡', section: 'summary', field: 'summary' },
    ]);
    expect(downloadProblems(personal({ fullName: '张伟' }))).toEqual([
      { kind: 'undrawn', letters: '张 伟', field: 'personal.fullName' },
    ]);
    const thai = withJob({ company: 'บริษัท' });
    expect(downloadProblems(thai)).toMatchObject([
      { kind: 'undrawn', section: 'experience', entry: job.id, field: `${job.id}.company` },
    ]);
    expect(kinds({ ...thai, hiddenSections: ['experience'] })).toEqual([]);
  });

  it('finds them in a letter, of which nobody sees the others, nor the advertisement', () => {
    const letter = {
      ...createLetter(STRONG_RESUME_EN, '2026-11-29'),
      body: 'Fine\nnot 漢',
      employer: 'Wix',
      advert: '漢',
    };
    expect(downloadProblems(toLetterDocument(STRONG_RESUME_EN, letter))).toEqual([
      { kind: 'undrawn', letters: '漢', section: 'letter', field: 'letter-1.body' },
    ]);
    expect(downloadProblems({ ...STRONG_RESUME_EN, letters: [letter] })).toEqual([]);
  });

  it('finds entries and sections without a heading, blank ones aside', () => {
    expect(kinds(withJob({ title: '' }))).toEqual(['untitled']);
    const item = {
      id: 'item-1',
      title: '',
      organization: 'x',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const custom = (title: string, organization: string): ResumeData => ({
      ...STRONG_RESUME_EN,
      customSections: [{ id: 'section-1', title, items: [{ ...item, organization }] }],
    });
    expect(downloadProblems(custom('', 'x'))).toEqual([
      { kind: 'heading', section: 'section-1', field: 'section-1.title' },
    ]);
    expect([kinds(custom('Volunteering', 'x')), kinds(custom('', ''))]).toEqual([[], []]);
  });
});
