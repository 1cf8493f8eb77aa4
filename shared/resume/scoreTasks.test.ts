import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from './anyResume.fixture.ts';
import { calculateCompletion } from './completion.ts';
import { createBlankResume } from './blankResume.ts';
import { STRONG_RESUME_EN } from './samples.fixture.ts';
import type { ResumeData } from './schema.ts';
import { calculateScore } from './score.ts';
import { SCORE_MAXIMA, SCORE_PARTS, type ScorePart } from './scoreParts.ts';
import { RULE_MAXIMA } from './scoreTasks.ts';

const PARTS = Object.keys(SCORE_MAXIMA) as ScorePart[];
const withEmail = (email: string): ResumeData => ({
  ...STRONG_RESUME_EN,
  skills: [],
  personalInfo: { ...STRONG_RESUME_EN.personalInfo, email },
});
const scoreTasks = (resume: ResumeData) => calculateScore(resume).tasks;
const names = (resume: ResumeData) => scoreTasks(resume).map(({ part, rule }) => `${part}.${rule}`);

describe('what would raise the score', () => {
  it('[SCORE-01] counts with rules that add up to the maximum of each section, and give no more', () => {
    for (const part of PARTS)
      expect(
        Object.values(RULE_MAXIMA[part]).reduce((sum, most) => sum + most, 0),
        part,
      ).toBe(SCORE_MAXIMA[part]);
    fc.assert(
      fc.property(anyResume, (resume) => {
        for (const part of PARTS)
          for (const [rule, points] of SCORE_PARTS[part](resume))
            expect(points, `${part}.${rule}`).toBeLessThanOrEqual(RULE_MAXIMA[part][rule] ?? -1);
      }),
    );
  });

  it('names an e-mail address that is none, with exactly the points that a true one adds', () => {
    const broken = withEmail('maya@');
    const [task] = scoreTasks(broken).filter(({ rule }) => rule === 'email');
    expect(task).toEqual({ part: 'personal', rule: 'email', gain: 3, essential: true });
    expect(calculateScore(withEmail('maya@example.com')).total - calculateScore(broken).total).toBe(3);
    expect(calculateScore(broken).tips).toEqual(expect.arrayContaining(['fixEmail']));
    expect(calculateScore({ ...STRONG_RESUME_EN, personalInfo: broken.personalInfo }).tips).toEqual(['fixEmail']);
    expect(calculateCompletion(broken).tabs.personal).toBeLessThan(1);
    expect(names(withEmail('maya@example.com'))).not.toContain('personal.email');
  });

  it('asks nobody for a project, a web site, or one more job', () => {
    expect(names({ ...STRONG_RESUME_EN, projects: [] }).filter((name) => name.startsWith('projects'))).toEqual([]);
    expect(names(createBlankResume())).not.toContain('personal.website');
    expect(names({ ...STRONG_RESUME_EN, experience: STRONG_RESUME_EN.experience.slice(0, 1) })).not.toContain(
      'experience.entries',
    );
  });

  it('begins with the section and not with its details where nothing is written, most points first', () => {
    const tasks = scoreTasks(createBlankResume());
    expect(tasks.map(({ part, rule }) => `${part}.${rule}`)).toEqual(
      expect.arrayContaining(['summary.present', 'experience.entries', 'skills.quality', 'languages.entries']),
    );
    expect(names(createBlankResume())).not.toContain('experience.quality');
    // Each way to reach somebody is a section of its own.
    expect(names(createBlankResume())).toEqual(expect.arrayContaining(['personal.email', 'personal.phone']));
    const gains = tasks.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  });

  it('has a task for each section that is not filled in, except for the projects of people who have none', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const { tabs } = calculateCompletion(resume);
        const asked = new Set<string>(scoreTasks(resume).map(({ part }) => part));
        const open = Object.entries(tabs).filter(([tab, done]) => done < 1 && !(tab === 'projects' && done === 0));
        expect(open.map(([tab]) => tab).filter((tab) => !asked.has(tab))).toEqual([]);
      }),
    );
  });

  it('leads to the first job that lacks something, which is asked for once', () => {
    const [first, second] = STRONG_RESUME_EN.experience;
    if (!first || !second) throw new Error('no jobs');
    const resume = { ...STRONG_RESUME_EN, experience: [first, { ...second, company: '', startDate: '' }] };
    expect(scoreTasks(resume)).toEqual([
      { part: 'experience', rule: 'basics', gain: 0, essential: true, entry: second.id, field: `${second.id}.company` },
    ]);
  });

  it('leads to what a study and a project lack, the first part of the first that is begun', () => {
    const [study] = STRONG_RESUME_EN.education;
    const [project] = STRONG_RESUME_EN.projects;
    if (!study || !project) throw new Error('no entries');
    const blank = createBlankResume();
    const resume = {
      ...STRONG_RESUME_EN,
      education: [blank.education[0]!, { ...study, id: 'edu-9', institution: ' ', startDate: '', endDate: '' }],
      projects: [{ ...project, id: 'proj-9', description: '' }],
    };
    const leads = scoreTasks(resume).flatMap(({ part, rule, entry, field }) =>
      rule === 'basics' ? [[part, entry, field]] : [],
    );
    expect(leads).toEqual(
      expect.arrayContaining([
        ['education', 'edu-9', 'edu-9.institution'],
        ['projects', 'proj-9', 'proj-9.description'],
      ]),
    );
    expect(leads).toHaveLength(2);
  });

  it('leads to no entry for what all of them lack together', () => {
    const [job] = STRONG_RESUME_EN.experience;
    if (!job) throw new Error('no job');
    const tasks = scoreTasks({
      ...STRONG_RESUME_EN,
      skills: [],
      experience: [{ ...job, company: '', description: 'Walls' }],
    });
    const leading = tasks.filter(({ part, entry }) => part === 'experience' && entry !== undefined);
    expect(leading.map(({ rule }) => rule)).toEqual(['basics']);
    expect(tasks.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['numbers', 'actionVerbs']));
  });

  it('promises no more than is left to a hundred', () => {
    const lacking: Partial<ResumeData>[] = [{ projects: [] }, { languages: [] }, { skills: [] }, { summary: '' }];
    const left = lacking.flatMap((lack, index) =>
      lacking.slice(index).map((more) => {
        const resume = { ...STRONG_RESUME_EN, ...lack, ...more };
        const sum = PARTS.flatMap((part) => SCORE_PARTS[part](resume)).reduce((total, [, points]) => total + points, 0);
        const gains = scoreTasks(resume).map(({ gain }) => gain);
        expect(Math.max(0, ...gains)).toBeLessThanOrEqual(Math.max(0, 100 - sum));
        return gains.some((gain) => gain > 0 && gain === 100 - sum);
      }),
    );
    expect(left).toContain(true);
  });

  it('says which section of one’s own is begun and not finished', () => {
    const item = {
      id: 'i',
      title: '',
      organization: 'Reef',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const sections = ['', 'Courses'].map((title, index) => ({
      id: `section-${index}`,
      title,
      items: [{ ...item, title: 'Diving' }],
    }));
    expect(scoreTasks({ ...STRONG_RESUME_EN, customSections: sections })).toEqual([
      { part: 'custom-section-0', rule: 'unfinished', gain: 0, essential: false },
    ]);
  });

  it('asks for no number of skills that the hint beside them does not recommend', () => {
    for (let count = 0; count <= 14; count += 1) {
      const skills = Array.from({ length: count }, (_, n) => ({ id: `skill-${n}`, name: `skill ${n}` }));
      const asked = names({ ...STRONG_RESUME_EN, projects: [], skills }).includes('skills.quality');
      expect([count, asked]).toEqual([count, count < 8]);
    }
  });
});
