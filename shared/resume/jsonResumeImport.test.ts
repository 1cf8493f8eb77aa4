import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { RESUME_LIMITS } from './limits.ts';
import { PHOTO } from './photo.fixture.ts';

const read = (file: unknown) => fromJsonResume(file, parseHtml);
const resumeOf = (file: unknown) => read(file).resume;

describe('the person of a file', () => {
  it('has each contact in its field, in plain signs, and further ones beside', () => {
    const resume = resumeOf({
      basics: {
        name: 'Noa\nBarak',
        label: 'Head *nurse*',
        image: `data:image/jpeg;base64,${PHOTO}`,
        email: 'noa\u200e@example.com',
        phone: '054\u20111112222',
        url: 'noa.example',
        summary: 'Cares',
        location: { address: 'Herzl 1', city: 'Haifa', region: '', postalCode: 3 },
        phones: ['03\u20115550199', '', 7],
        profiles: [
          { network: 'X', url: 'https://www.LinkedIn.com/in/noa' },
          { network: 'GitHub', username: 'noa' },
          { network: 'Guild', username: 'noa-of-haifa' },
          { network: 'Site', url: 'tides.example' },
        ],
      },
      details: [{ kind: 'licence', label: '', value: 'B' }],
    });
    expect(resume).toMatchObject({
      personalInfo: {
        fullName: 'Noa Barak',
        email: 'noa@example.com',
        phone: '054-1112222',
        website: 'noa.example',
        address: 'Herzl 1, Haifa',
        linkedin: 'https://www.LinkedIn.com/in/noa',
      },
      headline: 'Head nurse',
      summary: 'Cares',
      photo: PHOTO,
      details: [{ id: 'detail-1', kind: 'licence', label: '', value: 'B' }],
    });
    expect(resume.contacts?.map(({ kind, value }) => [kind, value])).toEqual([
      ['phone', '03-5550199'],
      ['phone', '7'],
      ['link', 'github.com/noa'],
      ['link', 'tides.example'],
    ]);
    // A name at a site that nobody here knows.
    expect(resume.customSections).toMatchObject([
      { title: 'Links', items: [{ title: 'Guild', description: 'noa-of-haifa' }] },
    ]);
  });

  it.each([
    ['noabarak', 'linkedin.com/in/noabarak'],
    ['@noa-barak', 'linkedin.com/in/noa-barak'],
    ['no', 'no'],
    ['linkedin.com/in/noa', 'linkedin.com/in/noa'],
  ])('is at LinkedIn by the name %s there', (username, address) => {
    expect(resumeOf({ basics: { profiles: [{ network: 'linkedin', username }] } }).personalInfo.linkedin).toBe(address);
  });

  it('has as many further contacts as there is room for, and the other pages as links', () => {
    const profiles = Array.from({ length: RESUME_LIMITS.contacts }, (_, index) => ({ url: `tides.example/${index}` }));
    const { resume, unkept } = read({ basics: { phones: ['03-5550199'], profiles } });
    expect(resume.contacts).toHaveLength(RESUME_LIMITS.contacts);
    expect(resume.customSections).toMatchObject([{ title: 'Links', items: [{ description: profiles.at(-1)?.url }] }]);
    expect([resume.customSections[0]?.items.length, unkept]).toEqual([1, []]);
  });
});

describe('entries of a file', () => {
  it.each([
    [
      { startDate: '2019-03-01', endDate: '2021' },
      { startDate: '2019-03', endDate: '2021', current: false },
    ],
    [{ startDate: '2019' }, { startDate: '2019', endDate: '', current: true }],
    [
      { startDate: '2019', endDate: 'Present' },
      { startDate: '2019', endDate: '', current: true },
    ],
    [
      { startDate: '', endDate: '' },
      { startDate: '', endDate: '', current: false },
    ],
    [
      { startDate: 'long ago', endDate: 'lately' },
      { startDate: 'long ago', endDate: 'lately', current: false },
    ],
    [
      { startDate: 2019, endDate: 2020 },
      { startDate: '2019', endDate: '2020', current: false },
    ],
  ])('last from when to when they say: %j', (dates, period) => {
    expect(resumeOf({ work: [{ position: 'Cook', ...dates }] }).experience[0]).toMatchObject(period);
  });

  it('have every text of theirs in a field, lines beneath each other', () => {
    const resume = resumeOf({
      work: [
        {
          position: 'Cook',
          name: 'Door',
          location: 'Haifa',
          description: 'A',
          summary: 'B',
          highlights: ['C', '', 'D'],
        },
        { position: 'Chef', company: 'Sea' },
      ],
      education: [
        { studyType: 'BA', area: 'Art', institution: 'Haifa', location: 'Carmel', score: 91, courses: ['X'] },
      ],
      projects: [
        { name: 'Tides', roles: ['Author', 'Host'], url: 'tides.example', highlights: ['E'], keywords: ['Go', 'C++'] },
      ],
      skills: [{ name: 'Code', keywords: ['Go', ''] }, { name: 'Chess' }, { keywords: [] }, { name: ' ' }],
      languages: [
        { language: 'Hebrew', fluency: 'native' },
        { language: 'Latin', fluency: 'so so' },
        { language: 'Greek' },
      ],
    });
    expect(resume.experience).toMatchObject([
      { title: 'Cook', company: 'Door', location: 'Haifa', description: 'A\nB\nC\nD' },
      { title: 'Chef', company: 'Sea' },
    ]);
    expect(resume.education).toMatchObject([
      { degree: 'BA Art', institution: 'Haifa', location: 'Carmel', description: '91\nX' },
    ]);
    expect(resume.projects).toMatchObject([
      { name: 'Tides', role: 'Author, Host', url: 'tides.example', description: 'E', technologies: 'Go, C++' },
    ]);
    expect(resume.skills.map(({ id: _id, ...skill }) => skill)).toEqual([
      { name: 'Go', group: 'Code' },
      { name: 'Chess' },
    ]);
    expect(resume.languages.map(({ name, level }) => [name, level])).toEqual([
      ['Hebrew', 'native'],
      ['Latin – so so', undefined],
      ['Greek', undefined],
    ]);
  });

  it.each([
    [
      'volunteer',
      { organization: 'Reef', position: 'Diver', startDate: '2019' },
      'Volunteering',
      'Diver',
      'Reef',
      '2019',
    ],
    ['awards', { title: 'Prize', awarder: 'Port', date: '2019-03' }, 'Awards', 'Prize', 'Port', '2019-03'],
    ['certificates', { name: 'Diving', issuer: 'Port', date: '2019' }, 'Certificates', 'Diving', 'Port', '2019'],
    [
      'publications',
      { name: 'Tides', publisher: 'Port', releaseDate: '2019' },
      'Publications',
      'Tides',
      'Port',
      '2019',
    ],
  ])(
    'that we have no list for are a section of their own: %s',
    (list, entry, heading, title, organization, startDate) => {
      expect(resumeOf({ [list]: [{ ...entry, url: 'tides.example' }] }).customSections).toMatchObject([
        { title: heading, items: [{ title, organization, startDate, description: 'tides.example' }] },
      ]);
    },
  );

  it('of what somebody likes, and who speaks for them, are such sections too', () => {
    const { customSections } = resumeOf({
      interests: [{ name: 'Sea', keywords: ['fish', 'tides'] }],
      references: [{ name: 'Dana', reference: 'Good.' }],
      customSections: [{ title: 'Mine', items: [{ title: 'x' }] }],
    });
    expect(customSections.map(({ title, items }) => [title, items[0]?.title, items[0]?.description])).toEqual([
      ['Mine', 'x', ''],
      ['Interests', 'Sea', 'fish\ntides'],
      ['References', 'Dana', 'Good.'],
    ]);
  });

  it('beyond those that a résumé has room for are told, and not mapped', () => {
    const work = Array.from({ length: RESUME_LIMITS.experience + 2 }, (_, index) => ({ position: `Cook ${index}` }));
    const { resume, lost } = read({ work });
    expect(resume.experience.at(-1)?.title).toBe(`Cook ${RESUME_LIMITS.experience - 1}`);
    expect(lost).toEqual([`experience.${RESUME_LIMITS.experience}`, `experience.${RESUME_LIMITS.experience + 1}`]);
  });
});

it('what we wrote ourselves has our marks and no HTML; of others it is read to twelve levels', () => {
  const summary = 'if a &lt; b then <b>c</b>';
  expect(resumeOf({ basics: { summary }, meta: { korot: {} } }).summary).toBe(summary);
  expect(resumeOf({ basics: { summary }, meta: { theme: 'modern', language: 'he' } })).toMatchObject({
    summary: 'if a < b then **c**',
    templateId: 'modern',
    language: 'he',
  });
});
