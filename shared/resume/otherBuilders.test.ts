import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { fromReactiveResume } from './otherBuilders.ts';

const JOB = { company: 'Harbour', position: 'Lead', location: 'Haifa' };

describe('a file of Reactive Resume', () => {
  it.each([
    [
      '3',
      {
        basics: {
          name: 'Noa Barak',
          headline: 'Manager',
          email: 'noa@example.com',
          phone: '054-765-4321',
          location: { city: 'Haifa' },
          website: 'https://noa.example',
          summary: 'Ran a **port**',
          profiles: [{ network: 'LinkedIn', username: 'noabarak', url: '' }],
        },
        sections: {
          work: {
            items: [
              { name: 'Harbour', position: 'Lead', date: { start: '2020-01-31', end: '' }, summary: '- Led five' },
            ],
          },
          education: {
            items: [
              { institution: 'Technion', degree: 'B.Sc.', area: 'Physics', date: { start: '2015-10', end: '2018-07' } },
            ],
          },
          skills: { items: [{ name: 'Office', level: 'Expert', levelNum: 8, keywords: ['Excel'] }] },
          languages: { items: [{ name: 'Hebrew', level: 'Native', levelNum: 10 }] },
          references: { visible: false, items: [{ name: 'On request' }] },
          '2d47a563': {
            name: 'Army',
            type: 'custom',
            items: [{ title: 'Medic', date: { start: '2010', end: '2013' }, keywords: ['Treated'] }],
          },
        },
        metadata: { template: 'onyx' },
      },
    ],
    [
      '4',
      {
        basics: {
          name: 'Noa Barak',
          headline: 'Manager',
          email: 'noa@example.com',
          phone: '054-765-4321',
          location: 'Haifa',
          url: { label: '', href: 'https://noa.example' },
        },
        sections: {
          summary: { name: 'Summary', content: '<p>Ran a <strong>port</strong></p>' },
          experience: {
            name: 'Experience',
            items: [
              { ...JOB, id: 'a', visible: true, date: 'Jan 2020 - Present', summary: '<ul><li>Led five</li></ul>' },
              { ...JOB, id: 'b', visible: false, company: 'Hidden' },
            ],
          },
          education: { items: [{ institution: 'Technion', studyType: 'B.Sc.', area: 'Physics', date: '2015 – 2018' }] },
          skills: { items: [{ name: 'Office', level: 3, keywords: ['Excel'] }] },
          languages: { items: [{ name: 'Hebrew', description: 'Native', level: 5 }] },
          profiles: { items: [{ network: 'LinkedIn', username: 'noabarak', url: { href: '' } }] },
          custom: { x: { name: 'Army', items: [{ name: 'Medic', date: '2010 to 2013', summary: 'Treated' }] } },
        },
        metadata: { template: 'onyx' },
      },
    ],
    [
      '5',
      {
        basics: {
          name: 'Noa Barak',
          headline: 'Manager',
          email: 'noa@example.com',
          phone: '054-765-4321',
          location: 'Haifa',
          website: { label: '', url: 'https://noa.example' },
        },
        summary: { title: '', content: '<p>Ran a <strong>port</strong></p>' },
        sections: {
          experience: {
            items: [{ ...JOB, hidden: false, period: 'Jan 2020 - Present', description: '<p>Led five</p>' }],
          },
          education: { items: [{ school: 'Technion', degree: 'B.Sc.', area: 'Physics', period: '2015 – 2018' }] },
          skills: { items: [{ name: 'Office', level: 0, keywords: ['Excel'] }] },
          languages: { items: [{ language: 'Hebrew', fluency: 'Native', level: 5 }] },
          profiles: { items: [{ network: 'LinkedIn', username: 'noabarak', website: { url: '' } }] },
        },
        customSections: [{ title: 'Army', items: [{ title: 'Medic', period: '2010 - 2013', description: 'Treated' }] }],
        metadata: { template: 'onyx' },
      },
    ],
  ])('of version %s is read whole', (_, file) => {
    const { resume, unkept } = fromJsonResume(file, parseHtml);
    expect(resume).toMatchObject({
      personalInfo: {
        fullName: 'Noa Barak',
        email: 'noa@example.com',
        phone: '054-765-4321',
        address: 'Haifa',
        website: 'https://noa.example',
        linkedin: 'linkedin.com/in/noabarak',
      },
      headline: 'Manager',
      summary: 'Ran a **port**',
      experience: [{ company: 'Harbour', title: 'Lead', startDate: '2020-01', current: true }],
      education: [{ institution: 'Technion', degree: 'B.Sc. Physics' }],
      skills: [{ name: 'Excel', group: 'Office' }],
      languages: [{ name: 'Hebrew', level: 'native' }],
      customSections: [
        { title: 'Army', items: [{ title: 'Medic', startDate: '2010', endDate: '2013', description: 'Treated' }] },
      ],
    });
    expect(resume.experience[0]?.description).toMatch(/^(?:- )?Led five$/);
    expect([resume.education[0]?.startDate, resume.education[0]?.endDate].join()).toMatch(/^2015(-10)?,2018(-07)?$/);
    expect(unkept.filter((text) => !text.startsWith('level'))).toEqual([]);
  });
});

const custom = (item: object) =>
  fromReactiveResume({ basics: {}, sections: {}, customSections: [{ title: 'x', items: [item] }] });

const items = (list: string, item: object) =>
  Object.values(fromReactiveResume({ basics: {}, sections: { [list]: { items: [item] } } }) ?? {}).find(
    (value): value is object[] => Array.isArray(value) && value.length > 0,
  )?.[0];

describe('fields that versions of Reactive Resume name differently', () => {
  it.each([
    [
      'experience',
      { company: 'Harbour', website: { url: 'https://h.example' } },
      { name: 'Harbour', url: 'https://h.example' },
    ],
    ['experience', { url: 'https://a.example', website: 'https://b.example' }, { url: 'https://a.example' }],
    ['experience', { summary: 'a', description: 'b', content: 'c' }, { summary: 'a', description: undefined }],
    ['experience', { description: 'b', content: 'c' }, { summary: 'b' }],
    ['experience', { content: 'c' }, { summary: 'c' }],
    ['experience', { date: '2019' }, { startDate: '2019', date: '2019' }],
    ['experience', { period: '2019 until 2021', date: 'x' }, { startDate: '2019', endDate: '2021' }],
    [
      'education',
      { degree: 'B.Sc.', grade: '95', description: 'Physics' },
      { studyType: 'B.Sc.', score: '95', courses: ['Physics'] },
    ],
    [
      'education',
      { studyType: 'M.Sc.', degree: 'B.Sc.', score: '90', summary: 's' },
      { studyType: 'M.Sc.', score: '90', courses: ['s'] },
    ],
    ['projects', { name: 'Pay' }, { name: 'Pay' }],
    ['projects', { description: 'Lead', summary: 'Built it' }, { roles: ['Lead'], summary: 'Built it' }],
    ['projects', { description: 'Built it', summary: '' }, { roles: [], summary: 'Built it' }],
    ['references', { name: 'Dana', description: 'CEO', summary: 'Good' }, { organization: 'CEO', summary: 'Good' }],
    ['references', { name: 'Dana', relationship: 'CEO' }, { organization: 'CEO' }],
    ['work', { name: 'Harbour', date: { start: '2019', end: '2020' } }, { name: 'Harbour', endDate: '2020' }],
    ['certifications', { title: 'PMP' }, { name: 'PMP' }],
    ['publications', { name: 'Paper', title: 'x' }, { name: 'Paper' }],
    ['interests', { name: 'Chess' }, { name: 'Chess' }],
    ['references', { name: 'Dana' }, { name: 'Dana' }],
    ['skills', { name: 'Office', level: 3, keywords: ['Excel'] }, { level: undefined, keywords: ['Excel'] }],
    [
      'languages',
      { name: 'Hebrew', description: 'Native' },
      { language: 'Hebrew', fluency: 'Native', description: undefined },
    ],
  ])('are found in %s: %o', (list, item, fields) => {
    expect(items(list, item)).toMatchObject(fields);
  });

  it.each([
    [{ name: 'a', title: 'b', position: 'c' }, { title: 'a' }],
    [{ title: 'b', position: 'c' }, { title: 'b' }],
    [{ position: 'c' }, { title: 'c' }],
    [{ organization: 'a', issuer: 'b' }, { organization: 'a' }],
    [{ issuer: 'b', company: 'c' }, { organization: 'b' }],
    [{ company: 'c' }, { organization: 'c' }],
    [{ summary: 'a', content: 'c' }, { description: 'a' }],
    [{ description: 'b', content: 'c' }, { description: 'b' }],
    [{ content: 'c' }, { description: 'c' }],
  ])('are found in a section of one’s own: %o', (item, fields) => {
    expect(custom(item)).toMatchObject({ customSections: [{ title: 'x', items: [fields] }] });
  });

  it('leave out what is hidden in either version, and take the person’s own line and place', () => {
    const hidden = [
      { name: 'a', visible: false },
      { name: 'b', hidden: true },
      { name: 'c', hidden: false },
    ];
    const basics = { label: 'Nurse', location: { city: 'Haifa' } };
    const file = fromReactiveResume({ basics, sections: { custom: { x: { name: 'x', items: hidden } } } });
    expect(file).toMatchObject({ basics, customSections: [{ title: 'x', items: [{ title: 'c' }] }] });
    expect(fromReactiveResume({ basics: { headline: 'Cook', label: 'Nurse' }, sections: {} })).toMatchObject({
      basics: { label: 'Cook', location: { city: undefined } },
    });
    const customFields = [
      { name: 'GitHub', value: 'github.com/noa' },
      { text: 'Site', link: 'https://noa.example' },
      { name: 'Pronouns', value: 'she/her' },
    ];
    expect(fromReactiveResume({ basics: { customFields }, sections: {} })).toMatchObject({
      basics: { profiles: [{ network: 'GitHub', url: 'github.com/noa' }, { url: 'https://noa.example' }] },
    });
    expect([fromReactiveResume({ sections: {} }), fromReactiveResume({ basics: {} })]).toEqual([undefined, undefined]);
  });
});
