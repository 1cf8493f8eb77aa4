import { describe, expect, it } from 'vitest';
import { fromJsonResume } from './jsonResumeImport.ts';

const JOB = { company: 'Harbour', position: 'Lead', location: 'Haifa' };

describe('a file of Reactive Resume', () => {
  it.each([
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
          custom: { x: { name: 'Army', items: [{ name: 'Medic', date: '2010 - 2013', summary: 'Treated' }] } },
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
    const { resume } = fromJsonResume(file);
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
      experience: [{ company: 'Harbour', title: 'Lead', startDate: '2020-01', current: true, description: 'Led five' }],
      education: [{ institution: 'Technion', degree: 'B.Sc. Physics', startDate: '2015', endDate: '2018' }],
      skills: [{ name: 'Excel', group: 'Office' }],
      languages: [{ name: 'Hebrew', level: 'native' }],
      customSections: [{ title: 'Army', items: [{ title: 'Medic', startDate: '2010', endDate: '2013' }] }],
    });
  });
});
