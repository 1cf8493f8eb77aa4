import { expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { factLines, toSummaryFacts } from './summaryFacts.ts';

const BLANK = createBlankResume();
const JOB = {
  id: 'e',
  title: 'Nurse',
  company: 'Sheba',
  location: '',
  startDate: '2019-03',
  endDate: '',
  current: true,
};
const RESUME: ResumeData = {
  ...BLANK,
  personalInfo: { ...BLANK.personalInfo, fullName: 'Noa Barak', phone: '050-1234567' },
  skills: [
    { id: 's', name: 'Triage' },
    { id: 't', name: ' ' },
  ],
  experience: [
    { ...JOB, description: 'Led 5, call 050-1234567' },
    { ...JOB, id: 'f', endDate: '2021-04', current: false, description: '' },
  ],
  education: [{ ...BLANK.education[0]!, degree: 'B.A.', institution: 'Technion', description: 'With honours' }],
  projects: [{ ...BLANK.projects[0]!, name: 'Clinic', description: 'Opened one' }],
};

it('a summary is written from the rest of the résumé, without what is private', () => {
  const facts = toSummaryFacts(RESUME);
  expect(facts).toMatchObject({
    skills: ['Triage'],
    experience: [
      { title: 'Nurse', company: 'Sheba', period: '2019-03' },
      { title: 'Nurse', company: 'Sheba', period: '2019-03 – 2021-04', text: '' },
    ],
    education: [{ degree: 'B.A.', institution: 'Technion', text: 'With honours' }],
    projects: [{ name: 'Clinic', text: 'Opened one' }],
  });
  expect(JSON.stringify(facts)).not.toContain('1234567');
  expect(factLines(facts)).toEqual([
    'Triage',
    'Nurse, Sheba, 2019-03',
    facts.experience[0]?.text,
    'Nurse, Sheba, 2019-03 – 2021-04',
    'B.A., Technion',
    'With honours',
    'Clinic',
    'Opened one',
  ]);
});

it('what has no room is left out from the end: projects, then studies, then older work; and skills above forty', () => {
  const long = { ...JOB, description: 'x'.repeat(5_000) };
  const skills = Array.from({ length: 50 }, (_, index) => ({ id: `s${index}`, name: `skill ${index}` }));
  const facts = toSummaryFacts({ ...RESUME, skills, experience: [long, long, long] });
  expect([facts.skills.length, facts.experience.length, facts.education, facts.projects]).toEqual([40, 2, [], []]);
});
