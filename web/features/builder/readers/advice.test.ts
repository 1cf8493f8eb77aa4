import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import { adviceFor } from './advice.ts';
import { newestChoice } from '../../../../shared/templates/catalogue.ts';

const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const jobs = [
  { ...job, id: 'a', title: 'Cook', company: 'Noga', startDate: '2020-01', endDate: '2021-02', current: false },
  { ...job, id: 'b', title: 'Waiter', company: 'Lumio', startDate: '2018', endDate: '2019', current: false },
];
const resume: ResumeData = {
  ...SAMPLE_EN,
  personalInfo: { ...SAMPLE_EN.personalInfo, fullName: 'Noa Barak', website: 'https://www.noa.example/' },
  experience: jobs,
  education: [],
  skills: [{ id: 's', name: 'C++' }],
};
const kinds = (changes: Partial<ResumeData>, isTurned = false) =>
  adviceFor({ ...resume, ...changes }, isTurned).map(({ kind }) => kind);
const dated = (startDate: string) => ({ experience: [{ ...job, startDate, endDate: '', current: false }] });

const field = (name: string) => ({ tab: 'personal', field: `personal.${name}` });

describe('what to change', () => {
  it('is nothing where all is read', () => {
    expect(kinds({})).toEqual([]);
  });

  it('is what software would not find or not read', () => {
    expect(kinds({ sectionTitles: { experience: 'My journey' } })).toEqual(['heading']);
    expect(kinds({ sectionTitles: { experience: 'Work history' } })).toEqual([]);
    expect(kinds({ design: { dates: 'year' } })).toEqual(['months']);
    expect(kinds(dated('some time ago'))).toEqual(['date']);
    expect(kinds(dated(''))).toEqual(['undated']);
    const { personalInfo } = resume;
    expect(kinds({ personalInfo: { ...personalInfo, fullName: '', phone: '', email: ' ' } })).toEqual([
      'name',
      'reach',
    ]);
  });

  it('leads to the field where a person can do it, and names the entry', () => {
    const [first] = jobs;
    const places = (changes: Partial<ResumeData>) =>
      adviceFor({ ...resume, ...changes }, false).map((each) => ['place' in each && each.place, each.about]);
    const nobody = { ...resume.personalInfo, fullName: ' ', phone: '', email: '' };
    expect(places({ personalInfo: nobody })).toEqual([
      [field('fullName'), ''],
      [field('phone'), ''],
    ]);
    for (const known of [{ phone: '050' }, { email: 'n@x.il' }])
      expect(places({ personalInfo: { ...nobody, fullName: 'Noa', ...known } })).toEqual([]);
    const start = { tab: 'experience', entry: 'a', field: 'a.startDate' };
    const undated = { ...first!, startDate: '', endDate: '' };
    expect(places({ experience: [undated] })).toEqual([[start, 'Cook']]);
    expect(places({ experience: [{ ...undated, title: '' }] })).toEqual([[start, 'Noga']]);
    expect(places({ experience: [{ ...undated, endDate: 'some day' }] })).toEqual([[start, 'some day']]);
    const study = { ...SAMPLE_EN.education[0]!, id: 'c', startDate: '', endDate: '' };
    expect(places({ education: [study] })).toEqual([]);
    expect(places({ education: [{ ...study, startDate: 'once' }] })).toEqual([
      [{ tab: 'education', entry: 'c', field: 'c.startDate' }, 'once'],
    ]);
  });

  it('has months shown where they are known, and keeps what else the design says', () => {
    const years = { ...resume, design: { dates: 'year', size: 10 } } as const;
    const [months] = adviceFor(years, false);
    expect(months && 'edit' in months && months.edit(years).design).toEqual({ size: 10 });
    expect(kinds({ design: { dates: 'year' }, experience: [{ ...jobs[1]! }] })).toEqual([]);
    expect(kinds({ design: { dates: 'year' }, experience: [{ ...jobs[1]!, endDate: '2019-04' }] })).toEqual(['months']);
  });

  it('is a template only where PDFBox turns Hebrew, and another has more', () => {
    expect(kinds(newestChoice('civic'))).toEqual([]);
    expect(kinds(newestChoice('civic'), true)).toEqual(['template']);
    expect(kinds({ templateId: 'classic' }, true)).toEqual([]);
  });

  it('is done by its edit', () => {
    const before: ResumeData = {
      ...resume,
      ...newestChoice('civic'),
      sectionTitles: { experience: 'My journey' },
      design: { dates: 'year' },
    };
    const after = adviceFor(before, true).reduce((now, each) => ('edit' in each ? each.edit(now) : now), before);
    expect([after.templateId, after.sectionTitles, after.design]).toEqual(['classic', undefined, undefined]);
  });
});
