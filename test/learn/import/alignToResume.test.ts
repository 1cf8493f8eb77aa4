import { expect, it } from 'vitest';
import { line } from '../../../functions/import/line.fixture.ts';
import { toParts } from '../../../functions/import/understand/parts.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { alignToResume } from './alignToResume.ts';

const JOB = { title: 'Cook', company: 'Blue Door', location: '', startDate: '2015', endDate: '2018', description: '' };
const RESUME = {
  personalInfo: { fullName: 'Dana Levi', address: 'Haifa', email: '', phone: '', linkedin: '', website: '' },
  headline: 'Cook',
  summary: '',
  experience: [JOB],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  customSections: [],
} as unknown as ResumeData;

const labels = (...texts: string[]) => labelsOf(RESUME, ...texts);
function labelsOf(resume: ResumeData, ...texts: string[]) {
  const lines = texts.map((text, at) => line(text, { y: 100 + 14 * at }));
  return alignToResume(toParts(lines), lines, resume);
}

it('knows the jobs of a page without a heading, and the title of the person above them', () => {
  expect(labels('Dana Levi', 'Cook', 'Haifa', '2015-2018 Cook, Blue Door')).toEqual([
    'name',
    'headline',
    'address',
    'B.x.period',
    'x.title',
    'x.company',
  ]);
});

it('knows a heading that its text stands after in the same cell', () => {
  expect(labels('Dana Levi', 'Experience: 2015-2018, Cook, Blue Door')).toContain('h:experience');
});

const job = (title: string, company: string, startDate: string, endDate: string) =>
  ({ ...JOB, title, company, location: 'Haifa', startDate, endDate }) as const;

it('an employer above two posts belongs to both, with its place, and one after a post to that one', () => {
  const experience = [
    job('Chef', 'Blue Door', '2018', '2020'),
    job('Cook', 'Blue Door', '2015', '2018'),
    job('Waiter', 'Old Mill', '2012', '2015'),
  ];
  expect(
    labelsOf(
      { ...RESUME, experience } as unknown as ResumeData,
      'Experience',
      'Blue Door, Haifa',
      'Chef, 2018-2020',
      'Cook, 2015-2018',
      'Waiter',
      'Old Mill, Haifa',
      '2012-2015',
    ),
  ).toEqual([
    'h:experience',
    'B.g.company',
    'g.place',
    'B.x.title',
    'x.period',
    'B.x.title',
    'x.period',
    'B.x.title',
    'x.company',
    'x.place',
    'x.period',
  ]);
});

it('a text of the head that is not the headline of the file is none', () => {
  expect(labels('Dana Levi', 'Cook', 'Page 1', '2015-2018 Cook, Blue Door').slice(1, 3)).toEqual([
    'headline',
    undefined,
  ]);
  expect(labelsOf({ ...RESUME, headline: '' }, 'Dana Levi', 'Europass', 'Haifa')[1]).toBeUndefined();
});
