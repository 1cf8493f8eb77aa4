import { expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { toJsonResume } from './jsonResumeExport.ts';
import { PHOTO } from './photo.fixture.ts';
import type { ResumeData } from './schema.ts';

const blank = createBlankResume({ templateId: 'classic' });
const dated = { location: 'Haifa', startDate: '2019-03', endDate: '2021', description: '• Led **5**\nHired' };
const whole: ResumeData = {
  ...blank,
  language: 'en',
  headline: 'Painter',
  photo: PHOTO,
  summary: 'Paints walls',
  personalInfo: {
    fullName: 'Noa Barak',
    email: 'noa@example.com',
    phone: '054-1112222',
    address: 'Haifa',
    linkedin: 'linkedin.com/in/noa',
    website: 'noa.example',
  },
  contacts: [
    { id: 'contact-1', kind: 'phone', value: '03-5550199' },
    { id: 'contact-2', kind: 'link', value: 'github.com/noa' },
    { id: 'contact-3', kind: 'link', value: 'tides.example' },
  ],
  details: [{ id: 'detail-1', kind: 'licence', label: '', value: 'B' }],
  experience: [
    { ...dated, id: 'exp-1', title: 'Painter', company: 'Acme', current: false },
    { ...dated, id: 'exp-2', title: 'Cook', company: 'Door', current: true, description: '' },
  ],
  education: [{ ...dated, id: 'edu-1', degree: 'BA', institution: 'Haifa', startDate: 'long ago' }],
  projects: [{ ...dated, id: 'proj-1', name: 'Tides', role: 'Author', url: 'tides.example', technologies: 'Go, C++' }],
  skills: [
    { id: 'skill-1', name: 'Java', group: 'Code' },
    { id: 'skill-2', name: 'Go', group: 'Code' },
    { id: 'skill-3', name: 'Chess' },
    { id: 'skill-4', name: ' ' },
  ],
  languages: [
    { id: 'lang-1', name: 'Hebrew', level: 'native' },
    { id: 'lang-2', name: 'Latin' },
  ],
};

it('a résumé has all of its parts in JSON Resume, each as the format names it', () => {
  const period = { startDate: '2019-03', endDate: '2021' };
  const { $schema, ...file } = toJsonResume(whole);
  expect($schema).toMatch(/^https:\/\/.*\/schema\.json$/);
  expect(file).toEqual({
    basics: {
      name: 'Noa Barak',
      label: 'Painter',
      image: `data:image/jpeg;base64,${PHOTO}`,
      email: 'noa@example.com',
      phone: '054-1112222',
      url: 'noa.example',
      summary: 'Paints walls',
      location: { address: 'Haifa' },
      profiles: [
        { network: 'LinkedIn', url: 'linkedin.com/in/noa' },
        { network: 'GitHub', username: 'noa', url: 'github.com/noa' },
        { network: '', url: 'tides.example' },
      ],
      phones: ['03-5550199'],
    },
    work: [
      { position: 'Painter', name: 'Acme', location: 'Haifa', ...period, highlights: ['Led **5**', 'Hired'] },
      // What goes on has no end.
      { position: 'Cook', name: 'Door', location: 'Haifa', startDate: '2019-03', highlights: [] },
    ],
    // The format wants dates that are some.
    education: [
      { institution: 'Haifa', area: 'BA', location: 'Haifa', endDate: '2021', courses: ['Led **5**', 'Hired'] },
    ],
    skills: [{ name: 'Code', keywords: ['Java', 'Go'] }, { name: 'Chess' }],
    languages: [{ language: 'Hebrew', fluency: 'native' }, { language: 'Latin' }],
    projects: [
      {
        name: 'Tides',
        roles: ['Author'],
        url: 'tides.example',
        ...period,
        highlights: ['Led **5**', 'Hired'],
        keywords: ['Go', 'C++'],
      },
    ],
    meta: { theme: 'classic', language: 'en' },
    customSections: [],
    details: [{ kind: 'licence', label: '', value: 'B' }],
  });
});

it('one with nothing in it has no part that it does not say', () => {
  const { basics, meta, ...lists } = toJsonResume(blank);
  expect(basics).toEqual({
    name: '',
    email: '',
    phone: '',
    url: '',
    summary: '',
    location: { address: '' },
    profiles: [],
  });
  expect(meta).toEqual({ theme: 'classic' });
  expect(lists).toMatchObject({ work: [], education: [], skills: [], languages: [], projects: [], customSections: [] });
  expect(lists).not.toHaveProperty('details');
  const project = { ...blank.projects[0]!, name: 'Tides' };
  expect(toJsonResume({ ...blank, projects: [project] }).projects).toEqual([
    { name: 'Tides', roles: [], url: '', highlights: [], keywords: [] },
  ]);
});

it('what a person set of the document is beside it, entries by the ids that they get when they are read', () => {
  const experience = ['exp-7', 'exp-2'].map((id) => ({ ...whole.experience[0]!, id }));
  const settings = { design: { size: 11 }, sectionTitles: { skills: 'Tools' }, hiddenSections: ['projects'] };
  const { meta } = toJsonResume({ ...whole, ...settings, experience, keptEntries: ['exp-2', 'item-9'] });
  expect(meta).toEqual({ theme: 'classic', language: 'en', korot: { ...settings, keptEntries: ['exp-2', 'item-9'] } });
  expect(toJsonResume({ ...whole, experience, keptEntries: ['exp-7'] }).meta.korot).toEqual({ keptEntries: ['exp-1'] });
});
