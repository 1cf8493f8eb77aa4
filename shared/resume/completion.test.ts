import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETION_WEIGHTS, calculateCompletion, CUSTOM_SECTION_WEIGHT } from './completion.ts';
import { createBlankResume } from './blankResume.ts';
import { anyResume } from './anyResume.fixture.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';
import type { ResumeData } from './schema.ts';

const section = {
  id: 'section-1',
  title: 'התנדבות',
  items: [
    {
      id: 'item-1',
      title: 'מד"א',
      organization: 'תחנת חיפה',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    },
  ],
};
const blankSection = {
  ...section,
  title: '',
  items: section.items.map((item) => ({ ...item, title: '', organization: '' })),
};

const named = (count: number) => [
  ...Array.from({ length: count }, (_, index) => ({ id: `x-${index}`, name: `x ${index}` })),
  { id: 'blank', name: ' ' },
];

const namedOf = (skills: number, languages: number) => {
  const { tabs } = calculateCompletion({
    ...createBlankResume(),
    skills: named(skills),
    languages: named(languages),
  });
  return [tabs.skills, tabs.languages];
};

const customOf = (title: string, changes: Partial<(typeof section)['items'][0]>) =>
  calculateCompletion({
    ...createBlankResume(),
    customSections: [{ ...section, title, items: [{ ...blankSection.items[0]!, ...changes }] }],
  }).tabs['custom-section-1'];

describe('completion', () => {
  it('[COMP-01] has the required weights', () => {
    expect(COMPLETION_WEIGHTS).toEqual({
      personal: 1.5,
      summary: 1.2,
      experience: 2,
      education: 1.5,
      projects: 1.2,
      skills: 1,
      languages: 0.6,
    });
    expect(CUSTOM_SECTION_WEIGHT).toBe(1);
  });

  it.each([
    ['personal', 17],
    ['summary', 13],
    ['experience', 22],
    ['education', 17],
    ['projects', 13],
    ['skills', 11],
    ['languages', 7],
  ] as const)('[COMP-01] [COMP-02] gives %s alone %i percent of the whole', (tab, percent) => {
    const field = tab === 'personal' ? 'personalInfo' : tab;
    expect(calculateCompletion({ ...createBlankResume(), [field]: STRONG_RESUME_HE[field] }).overall).toBe(percent);
  });

  it('[COMP-02] is 0 percent for an empty résumé and 100 with every tab complete', () => {
    expect(calculateCompletion(createBlankResume())).toEqual({
      overall: 0,
      tabs: { personal: 0, summary: 0, experience: 0, education: 0, projects: 0, skills: 0, languages: 0 },
    });
    for (const resume of [STRONG_RESUME_HE, STRONG_RESUME_EN]) {
      expect(calculateCompletion(resume).overall).toBe(100);
      expect(calculateCompletion({ ...resume, customSections: [section] }).overall).toBe(100);
    }
  });

  it('[COMP-01] [COMP-02] counts each custom section with weight 1', () => {
    const resume: ResumeData = { ...STRONG_RESUME_HE, customSections: [section, { ...blankSection, id: 'section-2' }] };
    expect(calculateCompletion(resume).tabs).toMatchObject({ 'custom-section-1': 1, 'custom-section-2': 0 });
    expect(calculateCompletion(resume).overall).toBe(Math.round((100 * 10) / 11));
    expect(calculateCompletion({ ...createBlankResume(), customSections: [{ ...blankSection }] }).overall).toBe(0);
  });

  it('[COMP-02] is the weighted mean of the tabs, and promises 0 and 100 only where they are true', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const { overall, tabs } = calculateCompletion(resume);
        const weighted = Object.entries(tabs).map(([tab, done]) => ({
          done,
          weight: COMPLETION_WEIGHTS[tab as 'personal'] ?? 1,
        }));
        const sum = weighted.reduce((total, { weight }) => total + weight, 0);
        const mean = (100 * weighted.reduce((total, { done, weight }) => total + done * weight, 0)) / sum;
        expect(Math.abs(overall - mean)).toBeLessThanOrEqual(1);
        expect(overall === 100).toBe(weighted.every(({ done }) => done === 1));
        expect(overall === 0).toBe(weighted.every(({ done }) => done === 0));
        for (const { done } of weighted) expect(done >= 0 && done <= 1).toBe(true);
      }),
    );
  });

  it('[COMP-02] does not round up to 100 percent for the last missing word', () => {
    const summary = Array.from({ length: 24 }, () => 'מילה').join(' ');
    const customSections = [1, 2, 3].map((n) => ({ ...section, id: `section-${n}` }));
    expect(calculateCompletion({ ...STRONG_RESUME_HE, summary, customSections }).overall).toBe(99);
    expect(calculateCompletion({ ...STRONG_RESUME_HE, summary: `${summary} אחת`, customSections }).overall).toBe(100);
  });

  it('does not fall when a blank entry is added beside a complete one', () => {
    expect(
      calculateCompletion({
        ...STRONG_RESUME_HE,
        experience: [...STRONG_RESUME_HE.experience, { ...createBlankResume().experience[0]!, id: 'exp-9' }],
      }).overall,
    ).toBe(100);
  });

  it.each([
    ['experience', [['title'], ['company'], ['startDate'], ['endDate'], ['description']]],
    ['education', [['degree'], ['institution'], ['startDate', 'endDate']]],
    ['projects', [['name'], ['description'], ['role', 'technologies', 'url']]],
  ] as const)('[COMP-02] counts each part of %s alike, and of parts that stand for each other any', (list, parts) => {
    const blank = createBlankResume();
    for (const field of parts.flat()) {
      const entry = { ...blank[list][0]!, [field]: 'written' };
      expect(calculateCompletion({ ...blank, [list]: [entry] }).tabs[list], field).toBeCloseTo(1 / parts.length);
    }
  });

  it('[COMP-02] counts the parts of the contact details, of which one that reaches nobody is none', () => {
    const blank = createBlankResume();
    const of = (info: Partial<ResumeData['personalInfo']>) =>
      calculateCompletion({ ...blank, personalInfo: { ...blank.personalInfo, ...info } }).tabs.personal;
    for (const [field, value] of Object.entries({
      fullName: 'Noa',
      email: 'a@example.com',
      phone: '054-1112222',
      address: 'Haifa',
      linkedin: 'noa',
      website: 'noa.example',
    }))
      expect(of({ [field]: value }), field).toBeCloseTo(0.2);
    expect([of({ email: 'a@' }), of({ phone: '12' }), of({ linkedin: 'a', website: 'b' })]).toEqual([0, 0, 0.2]);
  });

  it('[COMP-02] counts the title of a custom section a fifth, and each item half by its title', () => {
    expect(customOf('', { title: 'x', endDate: '2019' })).toBeCloseTo(0.8);
    expect(customOf('Courses', { title: 'x' })).toBeCloseTo(0.2 + 0.4);
    for (const field of ['organization', 'description', 'startDate', 'endDate'])
      expect(customOf('Courses', { [field]: 'x' }), field).toBeCloseTo(0.2 + 0.4);
    expect(customOf('Courses', {})).toBe(0);
  });

  it('[COMP-02] is complete with five skills and one language, those without a name aside', () => {
    expect([namedOf(0, 0), namedOf(4, 1), namedOf(5, 2), namedOf(9, 9)]).toEqual([
      [0, 0],
      [0.8, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('takes work that goes on for complete without an end, and work that does not for incomplete', () => {
    const job = { ...STRONG_RESUME_HE.experience[0]!, endDate: '' };
    expect(calculateCompletion({ ...STRONG_RESUME_HE, experience: [{ ...job, current: true }] }).tabs.experience).toBe(
      1,
    );
    expect(
      calculateCompletion({ ...STRONG_RESUME_HE, experience: [{ ...job, current: false }] }).tabs.experience,
    ).toBeLessThan(1);
  });
});
