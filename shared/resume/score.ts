import { calculateCompletion } from './completion.ts';
import { SCORE_MAXIMA, SCORE_PARTS, type RulePoints, type ScorePart } from './scoreParts.ts';
import { openTasks, type ScoreTask } from './scoreTasks.ts';
import type { ResumeData } from './schema.ts';

/** The highest total without everything essential, which is below excellent. */
const MOST_WITHOUT_ESSENTIALS = 89;
/** Sections have more points together than the total has: it is full where nothing is left to be done. */
const MOST_WITH_TASKS = 99;

export type ScoreLevel = 'excellent' | 'strong' | 'good' | 'basic' | 'starter';

/** Levels by total, from the highest (SCORE-04). */
const SCORE_LEVELS: readonly [from: number, ScoreLevel][] = [
  [90, 'excellent'],
  [75, 'strong'],
  [60, 'good'],
  [40, 'basic'],
  [0, 'starter'],
];

/** Level of a total score (SCORE-04), from 0 to 100 points. */
export function scoreLevel(total: number): ScoreLevel {
  return SCORE_LEVELS.find(([from]) => total >= from)?.[1] ?? 'starter';
}

export type ScoreTip =
  | 'improveSummary'
  | 'moreExperienceDetail'
  | 'moreSkills'
  | 'completeContact'
  | 'fixEmail'
  | 'moreBelow'
  | 'looksGreat';

/** A tip shows while its section has fewer points than that (SCORE-08). */
const TIP_RULES: readonly [ScorePart, below: number, ScoreTip][] = [
  ['summary', 10, 'improveSummary'],
  ['experience', 15, 'moreExperienceDetail'],
  ['skills', 10, 'moreSkills'],
  ['personal', 10, 'completeContact'],
];

export interface PartScore {
  /** Whole points, 0 to `max`. */
  readonly points: number;
  readonly max: number;
}

export interface ResumeScore {
  /** 0 to 100. */
  readonly total: number;
  readonly level: ScoreLevel;
  readonly parts: Readonly<Record<ScorePart, PartScore>>;
  /** The open tasks, the most important first. */
  readonly tasks: readonly ScoreTask[];
  /** Never empty: `looksGreat` when no other applies, and nothing is to be done. */
  readonly tips: readonly ScoreTip[];
}

/**
 * The résumé's score (SCORE-01, SCORE-02, SCORE-03): each section up to its maximum, from what it holds and bonuses for
 * action verbs, numbers and percentages, key terms and word counts; together at most 100. Custom sections give none.
 */
export function calculateScore(resume: ResumeData, completion = calculateCompletion(resume)): ResumeScore {
  const rules = {} as Record<ScorePart, RulePoints>;
  const parts = {} as Record<ScorePart, PartScore>;
  let sum = 0;
  for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[]) {
    rules[part] = SCORE_PARTS[part](resume);
    const points = Math.min(
      SCORE_MAXIMA[part],
      rules[part].reduce((total, [, each]) => total + each, 0),
    );
    parts[part] = { points, max: SCORE_MAXIMA[part] };
    sum += points;
  }
  const tasks = openTasks(resume, rules, completion);
  const total = Math.min(mostWith(tasks), sum);
  return { total, level: scoreLevel(total), parts, tasks, tips: selectTips((part) => parts[part].points, tasks) };
}

function mostWith(tasks: readonly ScoreTask[]): number {
  if (tasks.some(({ essential }) => essential)) return MOST_WITHOUT_ESSENTIALS;
  return tasks.length > 0 ? MOST_WITH_TASKS : 100;
}

/** The tips for the points of each section, and for the tasks (SCORE-08, SCORE-09). */
export function selectTips(
  pointsOf: (part: ScorePart) => number,
  tasks: readonly Pick<ScoreTask, 'part' | 'rule' | 'essential'>[] = [],
): ScoreTip[] {
  const tips = TIP_RULES.filter(([part, below]) => pointsOf(part) < below).map(([, , tip]) => tip);
  // A text that is not an e-mail address costs more than its points.
  if (tasks.some(({ part, rule, essential }) => essential && part === 'personal' && rule === 'email'))
    tips.unshift('fixEmail');
  if (tips.length > 0) return tips;
  return tasks.length > 0 ? ['moreBelow'] : ['looksGreat'];
}
