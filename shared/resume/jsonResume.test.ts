import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJsonResume } from './jsonResumeExport.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { parseResume } from './parseResume.ts';
import type { ResumeData } from './schema.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';

describe('the JSON Resume format', () => {
  it('carries a whole résumé there and back', () => {
    const item = {
      id: 'item-1',
      title: 'לוחם',
      organization: 'גולני',
      location: '',
      startDate: '2009',
      endDate: '2012',
      description: 'פיקדתי על **כיתה** ב*גולני*, [פרטים](https://example.com/a)',
    };
    for (const strong of [STRONG_RESUME_HE, STRONG_RESUME_EN]) {
      const resume = {
        ...strong,
        templateId: 'elegant',
        templateVersion: 2,
        language: 'en' as const,
        design: { accent: '#8f1d5c', fonts: 'frank' as const, size: 11, dates: 'words' as const },
        sectionOrder: ['skills', 'section-1'],
        sectionTitles: { experience: 'Where I worked' },
        hiddenSections: ['projects', 'section-1'],
        sidebarSections: ['skills', 'section-1'],
        pageStarts: ['education', 'section-1'],
        keptEntries: [strong.experience[1]?.id ?? '', item.id],
        customSections: [{ id: 'section-1', title: 'שירות צבאי', items: [item] }],
      };
      expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(resume))), parseHtml)).toEqual({
        resume,
        lost: [],
        unkept: [],
      });
    }
  });

  it('reads HTML as lines and marks, and leaves alone what only looks like it', () => {
    const { resume, unkept } = fromJsonResume(
      {
        basics: { name: 'Noa Barak', label: '<b>Team</b> lead', summary: '<p>Led <strong>5</strong></p><p>Hired</p>' },
        work: [{ name: 'R&amp;D Ltd', position: 'Lead&nbsp;Engineer', highlights: ['a < b and List<String>'] }],
        skills: [{ name: 'R&amp;D' }],
      },
      parseHtml,
    );
    expect(resume).toMatchObject({
      headline: 'Team lead',
      summary: 'Led **5**\nHired',
      experience: [{ company: 'R&D Ltd', title: 'Lead Engineer', description: 'a < b and List<String>' }],
      skills: [{ name: 'R&D' }],
    });
    expect(unkept).toEqual([]);
  });

  it('names every value of a file that has no field, and only those', () => {
    const { resume, unkept } = fromJsonResume(
      {
        basics: {
          name: 'Noa Barak',
          image: 'https://photos.example/noa.jpg',
          location: { city: 'Haifa', postalCode: '3100001', countryCode: 'IL' },
          profiles: [{ network: 'LinkedIn', username: 'noabarak', url: '' }],
        },
        work: [{ name: 'Harbour', url: 'https://harbour.example', description: 'A port', summary: 'Ran it' }],
        skills: [{ name: 'Web', level: 'Master', keywords: ['HTML'] }],
        projects: [{ name: 'Tide', entity: 'Haifa Port', type: 'application' }],
        hobbies: [{ what: 'Sailing' }],
      },
      parseHtml,
    );
    expect(resume.personalInfo.linkedin).toBe('linkedin.com/in/noabarak');
    expect(resume.experience[0]?.description).toBe('A port\nRan it');
    expect(unkept).toEqual([
      'image: https://photos.example/noa.jpg',
      'postalCode: 3100001',
      'url: https://harbour.example',
      'level: Master',
      'entity: Haifa Port',
      'what: Sailing',
    ]);
  });

  it('keeps together the entries that were, though the format has no ids', () => {
    const [job] = STRONG_RESUME_EN.experience as [ResumeData['experience'][0]];
    const experience = ['exp-7', 'exp-1', 'x'].map((id) => ({ ...job, id }));
    const resume = { ...STRONG_RESUME_EN, experience, keptEntries: ['exp-1', 'x'] };
    const { resume: read } = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(resume))), parseHtml);
    expect(read.experience.map(({ id }) => read.keptEntries?.includes(id))).toEqual([false, true, true]);
  });

  it('reads a résumé written by others', () => {
    const { resume, lost } = fromJsonResume(
      {
        basics: {
          name: 'Richard Hendriks',
          label: 'Programmer',
          email: 'r@example.com',
          url: 'https://r.example.com',
          location: { city: 'San Francisco', region: 'California' },
          profiles: [
            { network: 'linkedin', url: 'https://linkedin.com/in/r' },
            { network: 'GitHub', username: 'rh' },
          ],
        },
        work: [
          {
            name: 'Pied Piper',
            position: 'CEO',
            startDate: '2013-12-01',
            endDate: '2014-12-01',
            summary: 'A compression company.',
            highlights: ['Built an algorithm'],
          },
          { company: 'Old', position: 'Dev', startDate: '2011' },
        ],
        education: [
          {
            institution: 'Oklahoma',
            area: 'Information Technology',
            studyType: 'Bachelor',
            startDate: '2011-06-01',
            score: '4.0',
            courses: ['DB1101'],
          },
        ],
        skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
        languages: [
          { language: 'English', fluency: 'Native speaker' },
          { language: 'Latin', fluency: 'so so' },
        ],
        awards: [{ title: 'Pioneer', awarder: 'Techcrunch', date: '2014-11-01', summary: 'For compression.' }],
        references: [{ name: 'Erlich', reference: 'Good.' }],
      },
      parseHtml,
    );
    expect(lost).toEqual([]);
    expect(resume.personalInfo).toMatchObject({
      fullName: 'Richard Hendriks',
      address: 'San Francisco, California',
      linkedin: 'https://linkedin.com/in/r',
    });
    expect(resume.experience).toMatchObject([
      {
        id: 'exp-1',
        title: 'CEO',
        company: 'Pied Piper',
        startDate: '2013-12',
        endDate: '2014-12',
        current: false,
        description: 'A compression company.\nBuilt an algorithm',
      },
      { id: 'exp-2', company: 'Old', startDate: '2011', current: true },
    ]);
    expect(resume.education).toMatchObject([{ degree: 'Bachelor Information Technology', description: '4.0\nDB1101' }]);
    expect(resume.skills).toMatchObject([
      { name: 'HTML', group: 'Web' },
      { name: 'CSS', group: 'Web' },
    ]);
    expect(resume.languages).toMatchObject([{ name: 'English', level: 'native' }, { name: 'Latin – so so' }]);
    expect(resume.customSections).toMatchObject([
      {
        title: 'Awards',
        items: [
          { title: 'Pioneer', organization: 'Techcrunch', startDate: '2014-11', description: 'For compression.' },
        ],
      },
      { title: 'References', items: [{ title: 'Erlich', description: 'Good.' }] },
    ]);
    expect(resume.contacts).toMatchObject([{ kind: 'link', value: 'github.com/rh' }]);
    expect(resume.headline).toBe('Programmer');
    expect(toJsonResume(resume).basics.label).toBe('Programmer');
    expect(parseResume(resume).ok).toBe(true);
  });

  it('titles what we have no list for in the language that the résumé speaks', () => {
    const volunteer = [{ organization: 'לתת', position: 'מתנדבת' }];
    expect(
      fromJsonResume({ basics: { summary: 'אחות מוסמכת עם ניסיון בחדר מיון' }, volunteer }, parseHtml).resume
        .customSections,
    ).toMatchObject([{ title: 'התנדבות', items: [{ title: 'מתנדבת', organization: 'לתת' }] }]);
    expect(
      fromJsonResume({ basics: { summary: 'A nurse of an emergency room' }, volunteer }, parseHtml).resume
        .customSections,
    ).toMatchObject([{ title: 'Volunteering' }]);
  });

  it('makes a valid résumé of anything', () => {
    const part = fc.anything();
    fc.assert(
      fc.property(
        fc.oneof(
          part,
          fc.record(
            {
              basics: part,
              work: fc.array(part),
              education: fc.array(part),
              skills: part,
              languages: fc.array(part),
              volunteer: fc.array(part),
            },
            { requiredKeys: [] },
          ),
        ),
        (anything) => parseResume(fromJsonResume(anything, parseHtml).resume).ok,
      ),
    );
  });
});
