import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { anyResume } from './anyResume.fixture.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from './samples.fixture.ts';
import type { ResumeData } from './schema.ts';
import { scoreLevel, calculateScore, selectTips } from './score.ts';
import { SCORE_MAXIMA, SCORE_PARTS, type ScorePart } from './scoreParts.ts';

const job = createBlankResume().experience[0]!;
const withJob = (description: string): ResumeData => ({
  ...createBlankResume(),
  experience: [{ ...job, title: 'Engineer', company: 'Acme', startDate: '2019', endDate: '2021', description }],
});
const points = (resume: ResumeData, part: ScorePart) => calculateScore(resume).parts[part].points;
const reasons = (resume: ResumeData, part: ScorePart) =>
  SCORE_PARTS[part](resume).flatMap(([rule, each]) => (each > 0 ? [`${part}.${rule}`] : []));

describe('the score', () => {
  it('[SCORE-01] has the required maxima, each of them reached and never passed', () => {
    expect(SCORE_MAXIMA).toEqual({
      personal: 15,
      summary: 15,
      experience: 25,
      education: 20,
      projects: 15,
      skills: 15,
      languages: 10,
    });
    const study = { ...STRONG_RESUME_EN.education[0]! };
    const project = { ...STRONG_RESUME_EN.projects[0]! };
    const fullest: ResumeData = {
      ...STRONG_RESUME_EN,
      experience: [1, 2, 3, 4].map((n) => ({ ...STRONG_RESUME_EN.experience[0]!, id: `exp-${n}` })),
      education: [study, { ...study, id: 'edu-2' }],
      projects: [project, { ...project, id: 'proj-2' }],
      languages: ['a', 'b', 'c', 'd'].map((name, n) => ({ id: `lang-${n}`, name, level: 'basic' })),
    };
    const { parts } = calculateScore(fullest);
    for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[])
      expect(parts[part], part).toMatchObject({ points: SCORE_MAXIMA[part], max: SCORE_MAXIMA[part] });
    fc.assert(
      fc.property(anyResume, (resume) => {
        for (const { points, max } of Object.values(calculateScore(resume).parts)) {
          expect(points).toBeLessThanOrEqual(max);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(points)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['an action verb', 'the payment platform', 'Built the payment platform', 'experience.actionVerbs'],
    ['a Hebrew action verb', 'מערכת תשלומים', 'פיתחתי מערכת תשלומים', 'experience.actionVerbs'],
    ['a number', 'Sold to clients', 'Sold to 120 clients', 'experience.numbers'],
    ['a percentage', 'הגדלתי את המכירות', 'הגדלתי את המכירות ב-20%', 'experience.numbers'],
    ['key terms', 'Painted the fence', 'Painted the budget, strategy and team fence', 'experience.keyTerms'],
    ['enough words', 'Painted walls', `Painted ${'walls '.repeat(60)}`, 'experience.wordCount'],
  ])('[SCORE-02] adds a bonus for %s', (_name, without, having, reason) => {
    expect(reasons(withJob(without), 'experience')).not.toContain(reason);
    expect(reasons(withJob(having), 'experience')).toContain(reason);
    expect(points(withJob(having), 'experience')).toBeGreaterThan(points(withJob(without), 'experience'));
  });

  it.each([
    ['too short', 'Engineer in a team', 1],
    ['of the recommended length', Array.from({ length: 40 }, () => 'word').join(' '), 9],
    ['too long', Array.from({ length: 140 }, () => 'word').join(' '), 7],
  ])('[SCORE-02] weighs the words of a summary that is %s', (_name, summary, atLeast) => {
    expect(points({ ...createBlankResume(), summary }, 'summary')).toBeGreaterThanOrEqual(atLeast);
    expect(points({ ...createBlankResume(), summary }, 'summary')).toBeLessThan(10);
  });

  it('[SCORE-03] lies between 0 and 100, and sections together above 100 give 100', () => {
    expect(calculateScore(createBlankResume()).total).toBe(0);
    const sum = Object.values(calculateScore(STRONG_RESUME_EN).parts).reduce((total, part) => total + part.points, 0);
    expect(sum).toBeGreaterThan(100);
    expect(calculateScore(STRONG_RESUME_EN).total).toBe(100);
    // Full only where nothing is left to be done.
    const weak = calculateScore({ ...STRONG_RESUME_EN, summary: 'I was responsible for managing a team of 6.' });
    expect(weak.tasks.map(({ part }) => part)).toContain('summary');
    expect([weak.total, Object.values(weak.parts).reduce((total, { points }) => total + points, 0) > 99]).toEqual([
      99,
      true,
    ]);
    fc.assert(
      fc.property(anyResume, (resume) => {
        const { total, parts, tasks } = calculateScore(resume);
        expect(total).toBe(
          Math.min(
            tasks.some(({ essential }) => essential) ? 89 : tasks.length > 0 ? 99 : 100,
            Object.values(parts).reduce((all, part) => all + part.points, 0),
          ),
        );
      }),
    );
  });

  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'strong'],
    [75, 'strong'],
    [74, 'good'],
    [60, 'good'],
    [59, 'basic'],
    [40, 'basic'],
    [39, 'starter'],
    [0, 'starter'],
  ])('[SCORE-04] says of %i points: %s', (total, level) => {
    expect(scoreLevel(total)).toBe(level);
  });

  it.each([
    [{ summary: 9 }, ['improveSummary']],
    [{ experience: 14 }, ['moreExperienceDetail']],
    [{ skills: 9 }, ['moreSkills']],
    [{ personal: 9 }, ['completeContact']],
    [
      { summary: 0, experience: 0, skills: 0, personal: 0 },
      ['improveSummary', 'moreExperienceDetail', 'moreSkills', 'completeContact'],
    ],
  ])('[SCORE-08] gives the tips for %o', (low: Partial<Record<ScorePart, number>>, tips) => {
    const enough = { summary: 10, experience: 15, skills: 10, personal: 10, education: 0, projects: 0, languages: 0 };
    expect(selectTips((part) => ({ ...enough, ...low })[part])).toEqual(tips);
  });

  it('[SCORE-08] gives an empty résumé all tips', () => {
    expect(calculateScore(createBlankResume()).tips).toEqual([
      'improveSummary',
      'moreExperienceDetail',
      'moreSkills',
      'completeContact',
    ]);
  });

  it('[SCORE-09] says that it looks great when no tip applies and nothing is to be done, and only then', () => {
    for (const strong of [STRONG_RESUME_HE, STRONG_RESUME_EN])
      expect(calculateScore(strong)).toMatchObject({ tips: ['looksGreat'], tasks: [] });
    const { tips } = calculateScore({ ...STRONG_RESUME_HE, projects: [], skills: STRONG_RESUME_HE.skills.slice(0, 6) });
    expect(tips).toEqual(['moreBelow']);
    fc.assert(
      fc.property(anyResume, (resume) => {
        const score = calculateScore(resume);
        expect(score.tips.length).toBeGreaterThan(0);
        if (score.tips.includes('looksGreat')) expect([score.tips.length, score.tasks]).toEqual([1, []]);
      }),
    );
  });

  it.each([
    ['a name', { personalInfo: { ...STRONG_RESUME_HE.personalInfo, fullName: ' ' } }],
    ['an address that reaches anybody', { personalInfo: { ...STRONG_RESUME_HE.personalInfo, email: 'noa@' } }],
    ['an employer', { experience: STRONG_RESUME_HE.experience.map((each) => ({ ...each, company: '' })) }],
    ['dates', { experience: STRONG_RESUME_HE.experience.map((each) => ({ ...each, startDate: '' })) }],
  ])('[SCORE-04] is not excellent without %s, and says so first', (_name, lack) => {
    const { level, total, tasks, tips } = calculateScore({ ...STRONG_RESUME_HE, ...lack });
    expect([level, total, tasks[0]?.essential]).toEqual(['strong', 89, true]);
    expect(tips).not.toContain('looksGreat');
  });

  it.each([
    ['ממוצע 91/100', true],
    ['GPA 3.8/4.0', true],
    ['מ־03/2021', false],
    ['4/10 and 12/11/2021', false],
  ])('takes a mark for a number, and no date: %s', (summary, counts) => {
    expect(reasons({ ...createBlankResume(), summary }, 'summary').includes('summary.numbers')).toBe(counts);
  });

  it('scores the same résumé alike in Hebrew and in English, section by section', () => {
    const he = calculateScore(STRONG_RESUME_HE).parts;
    const en = calculateScore(STRONG_RESUME_EN).parts;
    for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[])
      expect({ part, points: he[part].points }).toEqual({ part, points: en[part].points });
  });

  it('scores a weaker résumé alike too', () => {
    const he = withJob('ניהול מלאי והזמנות מספקים\nשירות לקוחות בטלפון');
    const en = withJob('Managed stock and orders from suppliers\nCustomer service on the phone');
    expect(calculateScore(he).total).toBe(calculateScore(en).total);
  });

  it.each([
    [0, 0],
    [1, 2],
    [3, 7],
    [5, 9],
    [8, 12],
    [10, 12],
  ])('gives %i skills that are not of the known ones %i points, and the tip below 10', (count, expected) => {
    const resume = {
      ...createBlankResume(),
      skills: Array.from({ length: count }, (_, n) => ({ id: `skill-${n}`, name: `juggling ${n}` })),
    };
    expect(points(resume, 'skills')).toBe(expected);
    expect(calculateScore(resume).tips.includes('moreSkills')).toBe(expected < 10);
  });

  it('does not count a skill twice', () => {
    const skills = ['React', 'react', ' REACT '].map((name, n) => ({ id: `skill-${n}`, name }));
    expect(points({ ...createBlankResume(), skills }, 'skills')).toBe(
      points({ ...createBlankResume(), skills: skills.slice(0, 1) }, 'skills'),
    );
  });

  it('never changes the résumé', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const before = structuredClone(resume);
        calculateScore(resume);
        expect(resume).toEqual(before);
      }),
    );
  });
});
