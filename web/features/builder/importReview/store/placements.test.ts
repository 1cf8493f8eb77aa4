import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../../shared/resume/blankResume.ts';
import type { ModelPlacement } from '../../../../../shared/api/import.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import { standingFields, takeBack, toPlacements } from './placements.ts';

const job = (id: string, title: string, company: string) => ({
  id,
  title,
  company,
  location: '',
  startDate: '2019',
  endDate: '',
  current: false,
  description: '',
});
const RESUME: ResumeData = {
  ...createBlankResume(),
  summary: 'A nurse',
  experience: [job('exp-1', 'Cook', 'Blue Cafe'), job('exp-2', 'Nurse', 'City Hospital')],
  skills: [{ id: 'skill-1', name: 'SAP' }],
};
const PLACED: readonly ModelPlacement[] = [
  { path: 'experience.0', was: { title: 'Blue Cafe', company: 'Cook' }, unplaced: [] },
  { path: 'experience.1', was: {}, unplaced: ['Nurse, City Hospital'] },
  { path: 'skills.0', was: {}, unplaced: ['SAP'] },
  { path: 'summary', was: {}, unplaced: ['A nurse'] },
];
const [changed, added, skill, summary] = toPlacements(RESUME, PLACED) as [
  ReturnType<typeof toPlacements>[number],
  ReturnType<typeof toPlacements>[number],
  ReturnType<typeof toPlacements>[number],
  ReturnType<typeof toPlacements>[number],
];

describe('what a model placed', () => {
  it('is known by the ids of its entries, with its texts and what was read without it', () => {
    expect([changed.entry, changed.values, changed.was]).toEqual([
      'exp-1',
      { title: 'Cook', company: 'Blue Cafe' },
      { title: 'Blue Cafe', company: 'Cook' },
    ]);
    expect([added.entry, Object.keys(added.values), added.was]).toEqual([
      'exp-2',
      ['title', 'company', 'startDate'],
      null,
    ]);
    expect([skill.values, summary.values]).toEqual([{ name: 'SAP' }, { summary: 'A nurse' }]);
  });

  it('is nothing where the résumé holds no such entry', () => {
    expect(
      toPlacements(
        RESUME,
        ['experience.7', 'personalInfo.email', 'languages.0', ''].map((path) => ({ path, was: {}, unplaced: [] })),
      ),
    ).toEqual([]);
  });

  it('stands while its texts do', () => {
    const edited = { ...RESUME, experience: [job('exp-1', 'Chef', 'Blue Cafe')] };
    expect([changed, added].map((one) => standingFields(one, edited))).toEqual([['company'], []]);
  });

  it('is taken back to what was read without it, and leaves what the person wrote since', () => {
    expect(takeBack(RESUME, changed).experience[0]).toMatchObject({ title: 'Blue Cafe', company: 'Cook' });
    const edited = { ...RESUME, experience: [job('exp-1', 'Chef', 'Blue Cafe')] };
    expect(takeBack(edited, changed).experience[0]).toMatchObject({ title: 'Chef', company: 'Cook' });
    expect(takeBack(RESUME, added).experience.map(({ id }) => id)).toEqual(['exp-1']);
    expect([takeBack(RESUME, skill).skills, takeBack(RESUME, summary).summary]).toEqual([[], '']);
  });
});
