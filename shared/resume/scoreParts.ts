import {
  itemQuality,
  analyzeDescription,
  skillsQuality,
  type DescriptionWording,
  type ItemKind,
  type ItemRule,
} from './itemQuality.ts';
import { canBeCalled } from '../contacts/numberToDial.ts';
import { ENTRY_PARTS, meanCompletion } from './completion.ts';
import { summaryHint } from './hints.ts';
import type { ResumeData } from './schema.ts';
import { isKnownSkill, skillKey } from './skillSuggestions.ts';
import { isBlankText, isEmailAddress, splitTags } from './text.ts';
import { isBlankEntry } from './visibleResume.ts';
import { analyzeWording } from './wording.ts';

/** The sections that give points (SCORE-01). */
export type ScorePart = 'personal' | 'summary' | 'experience' | 'education' | 'projects' | 'skills' | 'languages';

/** Rules that give points in a section; the screens have words for each name. */
export type ScoreRule =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'address'
  | 'linkedin'
  | 'website'
  | 'present'
  | 'wordCount'
  | 'actionVerbs'
  | 'numbers'
  | 'keyTerms'
  | 'entries'
  | 'basics'
  | 'quality'
  | 'description'
  | 'technologies'
  | 'url';

/** Maximum points of each section, bonuses included (SCORE-01). Together 115: nobody needs every section. */
export const SCORE_MAXIMA: Readonly<Record<ScorePart, number>> = {
  personal: 15,
  summary: 15,
  experience: 25,
  education: 20,
  projects: 15,
  skills: 15,
  languages: 10,
};

/** Rules of a section with the whole points each of them gave. */
export type RulePoints = readonly (readonly [rule: ScoreRule, points: number])[];

/**
 * How each section earns its points. The bonuses of SCORE-02 are the rules actionVerbs, numbers, keyTerms and
 * wordCount.
 */
export const SCORE_PARTS: Readonly<Record<ScorePart, (resume: ResumeData) => RulePoints>> = {
  personal: ({ personalInfo }) => [
    ['fullName', isFilled(personalInfo.fullName) * 3],
    ['email', Number(isEmailAddress(personalInfo.email)) * 3],
    ['phone', Number(canBeCalled(personalInfo.phone)) * 3],
    ['address', isFilled(personalInfo.address) * 2],
    ['linkedin', isFilled(personalInfo.linkedin) * 2],
    ['website', isFilled(personalInfo.website) * 2],
  ],

  summary: ({ summary }) => {
    const { verbs, hasNumber, keyTerms } = analyzeWording(summary);
    const { words, wordsFit } = summaryHint(summary);
    return [
      ['present', Number(words > 0) * 3],
      // By what is recommended beside the field.
      ['wordCount', wordsFit === 'within' ? 6 : wordsFit === 'above' ? 4 : Number(words >= 10) * 2],
      ['actionVerbs', Number(verbs > 0) * 2],
      ['numbers', Number(hasNumber) * 2],
      [
        'keyTerms',
        stepPoints(keyTerms.size, [
          [1, 1],
          [2, 2],
        ]),
      ],
    ];
  },

  experience: ({ experience }) => {
    const jobs = experience.filter((job) => !isBlankEntry(job));
    const said = combineWording(jobs);
    return [
      [
        'entries',
        stepPoints(jobs.length, [
          [1, 3],
          [2, 5],
          [3, 6],
        ]),
      ],
      ['basics', wholeShare(jobs, ENTRY_PARTS.experience, 4)],
      ['quality', bestEntriesQuality(jobs, 'experience', 7)],
      [
        'actionVerbs',
        stepPoints(said.withVerb / said.bullets, [
          [0.01, 2],
          [0.5, 3],
        ]),
      ],
      [
        'numbers',
        stepPoints(said.withNumber / said.bullets, [
          [0.01, 2],
          [0.34, 3],
        ]),
      ],
      ['keyTerms', Number(said.keyTerms >= 3)],
      ['wordCount', Number(said.extent >= 60)],
    ];
  },

  education: ({ education }) => {
    const studies = education.filter((study) => !isBlankEntry(study));
    const said = combineWording(studies);
    return [
      [
        'entries',
        stepPoints(studies.length, [
          [1, 6],
          [2, 8],
        ]),
      ],
      ['basics', wholeShare(studies, ENTRY_PARTS.education, 7)],
      ['description', Number(said.bullets > 0) * 2],
      ['numbers', Number(said.withNumber > 0) * 2],
      ['keyTerms', Number(said.keyTerms > 0)],
    ];
  },

  projects: ({ projects }) => {
    const shown = projects.filter((project) => !isBlankEntry(project));
    const said = combineWording(shown);
    const technologies = Math.max(0, ...shown.map((project) => splitTags(project.technologies).length));
    return [
      [
        'entries',
        stepPoints(shown.length, [
          [1, 3],
          [2, 5],
        ]),
      ],
      ['basics', wholeShare(shown, ENTRY_PARTS.projects, 2)],
      [
        'technologies',
        stepPoints(technologies, [
          [1, 1],
          [3, 2],
        ]),
      ],
      ['url', Number(shown.some((project) => !isBlankText(project.url)))],
      ['actionVerbs', Number(said.withVerb > 0) * 2],
      ['numbers', Number(said.withNumber > 0) * 2],
      ['wordCount', Number(said.extent >= 15)],
    ];
  },

  skills: ({ skills }) => {
    const names = new Map(
      skills.filter((skill) => !isBlankText(skill.name)).map((skill) => [skillKey(skill.name), skill.name]),
    );
    const known = [...names.values()].filter(
      (name) => isKnownSkill(name) || analyzeWording(name).keyTerms.size > 0,
    ).length;
    return [
      ['quality', names.size === 0 ? 0 : Math.floor(skillsQuality(names.size).points * 2.4)],
      [
        'keyTerms',
        stepPoints(known, [
          [1, 1],
          [3, 3],
        ]),
      ],
    ];
  },

  languages: ({ languages }) => {
    const names = new Set(
      languages.filter((spoken) => !isBlankText(spoken.name)).map((spoken) => skillKey(spoken.name)),
    );
    return [
      [
        'entries',
        stepPoints(names.size, [
          [1, 4],
          [2, 8],
          [3, 10],
        ]),
      ],
    ];
  },
};

function isFilled(text: string): number {
  return Number(!isBlankText(text));
}

/** Points for how much of what a reader looks for is there; all of them only where it is in each entry. */
function wholeShare<T extends object>(entries: readonly T[], parts: (entry: T) => string[], most: number): number {
  return Math.floor(meanCompletion(entries, parts) * most);
}

/** Points of the last step that a value reaches; no points for less, or for what is not a number. */
function stepPoints(value: number, steps: readonly (readonly [from: number, points: number])[]): number {
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0;
}

/** How much an entry tells, which `quality` says. Its names, verbs and numbers have their own rules. */
const TOLD: readonly ItemRule[] = ['bullets', 'bulletCount', 'wordCount'];

/** Points for how much the best three entries tell, so that a short old job takes nothing away. */
function bestEntriesQuality(
  entries: readonly Parameters<typeof itemQuality>[0][],
  kind: ItemKind,
  most: number,
): number {
  const best = entries
    .map((entry) => TOLD.length - itemQuality(entry, kind).missing.filter((rule) => TOLD.includes(rule)).length)
    .sort((a, b) => b - a)
    .slice(0, 3);
  const mean = best.reduce((sum, told) => sum + told, 0) / Math.max(1, best.length);
  return Math.round((mean / TOLD.length) * most);
}

type CombinedWording = Omit<DescriptionWording, 'bullets'> & { readonly bullets: number };

/** Returns the combined wording of a section's descriptions. */
function combineWording(entries: readonly { readonly description: string }[]): CombinedWording {
  const all = entries.map(analyzeDescription);
  const sum = (of: (each: DescriptionWording) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    bullets: sum((each) => each.bullets.length),
    extent: sum((each) => each.extent),
    withVerb: sum((each) => each.withVerb),
    withNumber: sum((each) => each.withNumber),
    keyTerms: new Set(all.flatMap((each) => each.bullets.flatMap((bullet) => [...bullet.keyTerms]))).size,
  };
}
