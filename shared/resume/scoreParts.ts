import { itemQuality, describe, MOST_ITEM_QUALITY, skillsQuality, type Described, type ItemKind } from './quality.ts';
import type { ResumeData } from './schema.ts';
import { isKnownSkill, skillKey } from './suggestions.ts';
import { isBlankText, isEmailAddress, tagsOf } from './text.ts';
import { isBlank } from './visible.ts';
import { wordingOf } from './words.ts';

/** The sections that give points (SCORE-01). */
export type ScorePart = 'personal' | 'summary' | 'experience' | 'education' | 'projects' | 'skills' | 'languages';

/** Rules of a section with the whole points each of them gave. */
type Points = readonly (readonly [rule: string, points: number])[];

/** How each section earns its points. The bonuses of SCORE-02 are the rules actionVerbs, numbers, keyTerms and wordCount. */
export const SCORE_PARTS: Readonly<Record<ScorePart, (resume: ResumeData) => Points>> = {
  personal: ({ personalInfo }) => [
    ['fullName', filled(personalInfo.fullName) * 3],
    ['email', Number(isEmailAddress(personalInfo.email)) * 3],
    ['phone', Number(/(?:\d\D*){7}/.test(personalInfo.phone)) * 3],
    ['address', filled(personalInfo.address) * 2],
    ['linkedin', filled(personalInfo.linkedin) * 2],
    ['website', filled(personalInfo.website) * 2],
  ],

  summary: ({ summary }) => {
    const { words, extent, verbs, hasNumber, keyTerms } = wordingOf(summary);
    return [
      ['present', Number(words > 0) * 3],
      ['wordCount', stepped(extent, [[10, 2], [25, 6]]) - Number(words > 100) * 2],
      ['actionVerbs', Number(verbs > 0) * 2],
      ['numbers', Number(hasNumber) * 2],
      ['keyTerms', stepped(keyTerms.size, [[1, 1], [2, 2]])],
    ];
  },

  experience: ({ experience }) => {
    const jobs = experience.filter((job) => !isBlank(job));
    const said = together(jobs);
    return [
      ['entries', stepped(jobs.length, [[1, 3], [2, 5], [3, 6]])],
      ['quality', quality(jobs, 'experience', 11)],
      ['actionVerbs', stepped(said.withVerb / said.bullets, [[0.01, 2], [0.5, 3]])],
      ['numbers', stepped(said.withNumber / said.bullets, [[0.01, 2], [0.34, 3]])],
      ['keyTerms', Number(said.keyTerms >= 3)],
      ['wordCount', Number(said.extent >= 60)],
    ];
  },

  education: ({ education }) => {
    const studies = education.filter((study) => !isBlank(study));
    const said = together(studies);
    const any = (test: (study: (typeof studies)[number]) => boolean) => Number(studies.some(test));
    return [
      ['entries', stepped(studies.length, [[1, 6], [2, 8]])],
      ['degreeAndInstitution', any((study) => !isBlankText(study.degree) && !isBlankText(study.institution)) * 4],
      ['dates', any((study) => !isBlankText(study.startDate + study.endDate)) * 3],
      ['description', Number(said.bullets > 0) * 2],
      ['numbers', Number(said.withNumber > 0) * 2],
      ['keyTerms', Number(said.keyTerms > 0)],
    ];
  },

  projects: ({ projects }) => {
    const shown = projects.filter((project) => !isBlank(project));
    const said = together(shown);
    const technologies = Math.max(0, ...shown.map((project) => tagsOf(project.technologies).length));
    return [
      ['entries', stepped(shown.length, [[1, 3], [2, 5]])],
      ['description', Number(said.bullets > 0) * 2],
      ['technologies', stepped(technologies, [[1, 1], [3, 2]])],
      ['url', Number(shown.some((project) => !isBlankText(project.url)))],
      ['actionVerbs', Number(said.withVerb > 0) * 2],
      ['numbers', Number(said.withNumber > 0) * 2],
      ['wordCount', Number(said.extent >= 15)],
    ];
  },

  skills: ({ skills }) => {
    const names = new Map(skills.filter((skill) => !isBlankText(skill.name)).map((skill) => [skillKey(skill.name), skill.name]));
    const known = [...names.values()].filter((name) => isKnownSkill(name) || wordingOf(name).keyTerms.size > 0).length;
    return [
      ['quality', names.size === 0 ? 0 : skillsQuality(names.size).points * 2],
      ['tenOrMore', Number(names.size >= 10) * 2],
      ['keyTerms', stepped(known, [[1, 1], [3, 3]])],
    ];
  },

  languages: ({ languages }) => {
    const names = new Set(languages.filter((spoken) => !isBlankText(spoken.name)).map((spoken) => skillKey(spoken.name)));
    return [['entries', stepped(names.size, [[1, 4], [2, 8], [3, 10]])]];
  },
};

function filled(text: string): number {
  return Number(!isBlankText(text));
}

/** Points of the last step that a value reaches; no points for less, or for what is not a number. */
function stepped(value: number, steps: readonly (readonly [from: number, points: number])[]): number {
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0;
}

/** Points for the quality of the best three entries, so that a short old job takes nothing away. */
function quality(entries: readonly Parameters<typeof itemQuality>[0][], kind: ItemKind, most: number): number {
  const best = entries.map((entry) => itemQuality(entry, kind).points).sort((a, b) => b - a).slice(0, 3);
  const mean = best.reduce((sum, points) => sum + points, 0) / Math.max(1, best.length);
  return Math.round((mean / MOST_ITEM_QUALITY) * most);
}

type Together = Omit<Described, 'bullets'> & { readonly bullets: number };

/** What the descriptions of a section show together. */
function together(entries: readonly { readonly description: string }[]): Together {
  const all = entries.map(describe);
  const sum = (of: (each: Described) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    bullets: sum((each) => each.bullets.length),
    extent: sum((each) => each.extent),
    withVerb: sum((each) => each.withVerb),
    withNumber: sum((each) => each.withNumber),
    keyTerms: new Set(all.flatMap((each) => each.bullets.flatMap((bullet) => [...bullet.keyTerms]))).size,
  };
}
