import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import type { ResumeData } from './schema.ts';
import { SCORE_PARTS, type ScorePart, type ScoreRule } from './scoreParts.ts';

const blank = createBlankResume();
const pointsOf = (part: ScorePart, rule: ScoreRule, resume: Partial<ResumeData>) =>
  SCORE_PARTS[part]({ ...blank, ...resume }).find(([each]) => each === rule)?.[1];

const times = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');
const many = <T extends { id: string }>(count: number, entry: T): T[] =>
  Array.from({ length: count }, (_, index) => ({ ...entry, id: `${entry.id}-${index}` }));
const job = (changes: Partial<ResumeData['experience'][0]>) => ({ ...blank.experience[0]!, ...changes });
const study = (changes: Partial<ResumeData['education'][0]>) => ({ ...blank.education[0]!, ...changes });
const project = (changes: Partial<ResumeData['projects'][0]>) => ({ ...blank.projects[0]!, ...changes });

describe('points of the contact details', () => {
  it.each([
    ['fullName', 'Noa', 3],
    ['email', 'noa@example.com', 3],
    ['phone', '054-1112222', 3],
    ['address', 'Haifa', 2],
    ['linkedin', 'noa', 2],
    ['website', 'noa.example', 2],
  ] as const)('%s as %s has %i', (field, value, points) => {
    const of = (text: string) =>
      pointsOf('personal', field, { personalInfo: { ...blank.personalInfo, [field]: text } });
    expect([of(value), of(' ')]).toEqual([points, 0]);
  });

  it('are none for what reaches nobody', () => {
    const personalInfo = { ...blank.personalInfo, email: 'noa@', phone: '12' };
    expect(SCORE_PARTS.personal({ ...blank, personalInfo }).every(([, points]) => points === 0)).toBe(true);
  });
});

describe('points of a summary', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 2],
    [24, 2],
    [25, 6],
    [100, 6],
    [101, 4],
  ])('of %i words has %i for these', (count, points) => {
    expect(pointsOf('summary', 'wordCount', { summary: times(count, 'word') })).toBe(points);
    expect(pointsOf('summary', 'present', { summary: times(count, 'word') })).toBe(count === 0 ? 0 : 3);
  });

  it.each([
    ['actionVerbs', 'Built walls', 2],
    ['numbers', 'Walls of 120 houses', 2],
    ['keyTerms', 'A budget', 1],
    ['keyTerms', 'A budget and a strategy', 2],
    ['keyTerms', 'A budget, a strategy and a team', 2],
  ] as const)('has for %s in %j: %i', (rule, summary, points) => {
    expect(pointsOf('summary', rule, { summary })).toBe(points);
    expect(pointsOf('summary', rule, { summary: 'Walls of houses' })).toBe(0);
  });
});

const qualityOf = (...experience: ResumeData['experience']) => pointsOf('experience', 'quality', { experience });

const saidOf = (rule: ScoreRule, ...lines: string[]) =>
  pointsOf('experience', rule, { experience: lines.map((description) => job({ description })) });

const basicsOf = (...experience: ResumeData['experience']) => pointsOf('experience', 'basics', { experience });

describe('points of work', () => {
  it.each([
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 6],
    [5, 6],
  ])('%i jobs have %i, blank ones aside', (count, points) => {
    const experience = [...many(count, job({ title: 'Painter' })), job({})];
    expect(pointsOf('experience', 'entries', { experience })).toBe(points);
  });

  it('has four for what a reader looks for, and all of them only where it is in each job', () => {
    const whole = job({ title: 'Painter', company: 'Acme', startDate: '2019', endDate: '2021', description: 'Walls' });
    expect([
      basicsOf(),
      basicsOf(whole),
      basicsOf(whole, job({ title: 'Painter' })),
      basicsOf(job({ title: 'Painter' })),
    ]).toEqual([0, 4, 2, 0]);
  });

  it.each([
    ['actionVerbs', 'Built walls', 'Walls', 'Doors', 2],
    ['actionVerbs', 'Built walls', 'Led doors', 'Doors', 3],
    ['numbers', '120 walls', 'Walls', 'Doors', 2],
    ['numbers', '120 walls', '50 doors', 'Doors', 3],
  ] as const)('has for %s by how many lines have them: %s, %s, %s', (rule, first, second, third, points) => {
    const of = (...lines: string[]) =>
      pointsOf('experience', rule, { experience: [job({ description: lines.join('\n') })] });
    expect([of(first, second, third), of('Walls', 'Doors'), of()]).toEqual([points, 0, 0]);
    // Half of them are enough for verbs, a little more than a third for numbers.
    expect(of(first, 'Walls')).toBe(3);
  });

  it('has one each for three terms of its field, and for sixty words', () => {
    expect([saidOf('keyTerms', 'budget, strategy'), saidOf('keyTerms', 'budget, strategy', 'team')]).toEqual([0, 1]);
    expect([saidOf('wordCount', times(59, 'wall')), saidOf('wordCount', times(30, 'wall'), times(30, 'wall'))]).toEqual(
      [0, 1],
    );
  });

  it('has up to seven for how much its best three entries tell', () => {
    const told = job({ description: `${times(7, 'wall')}\n${times(7, 'door')}\n${times(7, 'roof')}` });
    const short = job({ title: 'Painter' });
    expect([
      qualityOf(told),
      qualityOf(told, told, told, short),
      qualityOf(told, told, short),
      qualityOf(told, short),
      qualityOf(short),
    ]).toEqual([7, 7, Math.round((2 / 3) * 7), Math.round(7 / 2), 0]);
    expect(qualityOf(short, told, short, told, told)).toBe(7);
    // A line alone is one of three rules.
    expect(qualityOf(job({ description: 'Walls' }))).toBe(Math.round(7 / 3));
  });
});

describe('points of studies', () => {
  it.each([
    [0, 0, 0],
    [1, 6, 7],
    [2, 8, 7],
    [3, 8, 7],
  ])('%i of them have %i, and %i for what they say', (count, entries, basics) => {
    const education = many(count, study({ degree: 'BA', institution: 'Haifa', startDate: '2019' }));
    expect(pointsOf('education', 'entries', { education })).toBe(entries);
    expect(pointsOf('education', 'basics', { education })).toBe(basics);
  });

  it.each([
    ['description', 'Painting', 2],
    ['numbers', 'A mean of 91/100', 2],
    ['keyTerms', 'Strategy', 1],
  ] as const)('have for %s as %s: %i', (rule, description, points) => {
    const of = (text: string) =>
      pointsOf('education', rule, { education: [study({ degree: 'BA', description: text })] });
    expect([of(description), of('')]).toEqual([points, 0]);
  });
});

describe('points of projects', () => {
  it.each([
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 5],
  ])('%i of them have %i', (count, points) => {
    expect(pointsOf('projects', 'entries', { projects: many(count, project({ name: 'Tides' })) })).toBe(points);
  });

  it.each([
    ['basics', { name: 'Tides', description: 'Tides of a port', role: 'Author' }, 2],
    ['basics', { name: 'Tides', description: 'Tides of a port' }, 1],
    ['technologies', { technologies: 'Go' }, 1],
    ['technologies', { technologies: 'Go, SQL' }, 1],
    ['technologies', { technologies: 'Go, SQL, C++' }, 2],
    ['url', { url: 'tides.example' }, 1],
    ['actionVerbs', { description: 'Built tides' }, 2],
    ['numbers', { description: 'Tides of 12 ports' }, 2],
    ['wordCount', { description: times(14, 'tide') }, 0],
    ['wordCount', { description: times(15, 'tide') }, 1],
  ] as const)('have for %s of %j: %i', (rule, changes, points) => {
    const of = (more: Partial<ResumeData['projects'][0]>) =>
      pointsOf('projects', rule, { projects: [project({ name: 'Tides', ...more }), project({})] });
    expect([of(changes), of({})]).toEqual([points, 0]);
  });
});

const named = (...names: string[]) => names.map((name, index) => ({ id: `x-${index}`, name }));

describe('points of names', () => {
  it.each([
    [['React'], 1],
    [['React', 'SQL'], 1],
    [['React', 'SQL', 'Python'], 3],
    [['juggling', 'walking', 'resting'], 0],
    // By what it is about.
    [['budget of a circus'], 1],
    [['React', 'react ', ' REACT'], 1],
  ])('skills that are known have, as %j: %i', (names, points) => {
    expect(pointsOf('skills', 'keyTerms', { skills: named(...names) })).toBe(points);
  });

  it.each([
    [[], 0],
    [['Hebrew', ' '], 4],
    [['Hebrew', 'hebrew'], 4],
    [['Hebrew', 'English'], 8],
    [['Hebrew', 'English', 'Arabic'], 10],
    [['Hebrew', 'English', 'Arabic', 'French'], 10],
  ])('languages have, as %j: %i', (names, points) => {
    expect(pointsOf('languages', 'entries', { languages: named(...names) })).toBe(points);
  });
});
