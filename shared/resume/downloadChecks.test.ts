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

  it('finds further contacts that reach nobody; an address of mail is no link and reaches somebody', () => {
    const contacts = (
      [
        ['phone', '03-5550199'],
        ['phone', '12'],
        ['link', 'tides.example'],
        ['link', 'soon'],
        ['link', 'noa@work.example'],
      ] as const
    ).map(([kind, value], index) => ({ id: `contact-${index}`, kind, value }));
    expect(downloadProblems({ ...STRONG_RESUME_EN, contacts })).toEqual([
      { kind: 'phone', field: 'contact-1.value' },
      { kind: 'link', field: 'contact-3.value' },
    ]);
  });

  it('finds what an example leaves to be completed, and takes no link or other bracket for it', () => {
    expect(downloadProblems(withJob({ description: 'Led a team of [number] people' }))).toEqual([
      { kind: 'blank', section: 'experience', entry: job.id, name: job.title, field: `${job.id}.description` },
    ]);
    for (const description of ['[Tides](https://tides.example)', 'a[1]', '[', '[]', 'C [\nx]'])
      expect([description, kinds(withJob({ description }))]).toEqual([description, []]);
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
    const contact = { id: 'contact-1', kind: 'link', value: 'tides.example/漢' } as const;
    const detail = { id: 'detail-1', kind: 'own', label: '漢', value: 'x' } as const;
    const item = { id: 'i', title: '漢', organization: '', location: '', startDate: '', endDate: '', description: '' };
    const custom = { id: 'section-1', title: 'Courses', items: [item] };
    const everywhere = {
      contacts: [contact],
      details: [detail],
      customSections: [custom],
      skills: [{ id: 's', name: '漢' }],
    };
    expect(downloadProblems({ ...STRONG_RESUME_EN, ...everywhere }).filter(({ kind }) => kind === 'undrawn')).toEqual([
      { kind: 'undrawn', letters: '漢', entry: 'contact-1', field: 'contact-1.value' },
      { kind: 'undrawn', letters: '漢', entry: 'detail-1', field: 'detail-1.label' },
      { kind: 'undrawn', letters: '漢', section: 'skills', entry: 's', field: 's.name' },
      { kind: 'undrawn', letters: '漢', section: 'section-1', entry: 'i', field: 'i.title' },
    ]);
    // Ten of a field are named.
    const many = { ...STRONG_RESUME_EN, summary: '天地玄黄宇宙洪荒日月盈昃' };
    expect(downloadProblems(many)).toMatchObject([{ letters: '天 地 玄 黄 宇 宙 洪 荒 日 月' }]);
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
    expect(downloadProblems(withJob({ title: '' }))).toEqual([
      { kind: 'untitled', section: 'experience', entry: job.id, name: '', field: `${job.id}.title` },
    ]);
    const untitled = {
      ...STRONG_RESUME_EN,
      education: STRONG_RESUME_EN.education.slice(0, 1).map((study) => ({ ...study, degree: ' ' })),
      projects: STRONG_RESUME_EN.projects.slice(0, 1).map((project) => ({ ...project, name: '' })),
    };
    expect(downloadProblems(untitled).map(({ kind, field }) => [kind, field])).toEqual([
      ['untitled', `${untitled.education[0]?.id}.degree`],
      ['untitled', `${untitled.projects[0]?.id}.name`],
    ]);
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
    const dated = { ...item, organization: '', startDate: '2021' };
    expect(
      downloadProblems({ ...STRONG_RESUME_EN, customSections: [{ id: 's', title: 'Courses', items: [dated] }] }),
    ).toEqual([{ kind: 'untitled', section: 's', entry: 'item-1', name: '', field: 'item-1.title' }]);
    // An item of one’s own is called by what it has.
    const backwards = { ...item, startDate: '2021', endDate: '2019', description: 'y' };
    const named = ['title', 'organization', 'description'].map((field) => ({
      ...STRONG_RESUME_EN,
      customSections: [{ id: 's', title: 'Courses', items: [{ ...backwards, organization: '', [field]: 'named' }] }],
    }));
    expect(named.map((resume) => downloadProblems(resume).map((problem) => 'name' in problem && problem.name))).toEqual(
      Array.from({ length: 3 }, () => ['named']),
    );
  });
});
