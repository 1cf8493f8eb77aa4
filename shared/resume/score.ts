import { SCORE_PARTS, type ScorePart, type ScoreRule } from './scoreParts.ts';
import type { ResumeData } from './schema.ts';
import { isBlankText, isEmailAddress } from './text.ts';

/** Most points of each section, bonuses among them (SCORE-01). Together 115: nobody needs every section. */
export const SCORE_MAXIMA: Readonly<Record<ScorePart, number>> = {
  personal: 15,
  summary: 15,
  experience: 25,
  education: 20,
  projects: 15,
  skills: 15,
  languages: 10,
};

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
  | 'looksGreat';

/** A tip shows while its section has fewer points than that (SCORE-08). */
const TIP_RULES: readonly [ScorePart, below: number, ScoreTip][] = [
  ['summary', 10, 'improveSummary'],
  ['experience', 15, 'moreExperienceDetail'],
  ['skills', 10, 'moreSkills'],
  ['personal', 10, 'completeContact'],
];

/** A section's name and the rule's, as `summary.actionVerbs`. */
export type ScoreReasonId = `${ScorePart}.${ScoreRule}`;

export const scoreRule = (id: ScoreReasonId) => id.slice(id.indexOf('.') + 1) as ScoreRule;

export interface PartScore {
  /** Whole points, 0 to `max`. */
  readonly points: number;
  readonly max: number;
  /** What gave points, and how many each, by stable ids. */
  readonly reasons: readonly { readonly id: ScoreReasonId; readonly points: number }[];
}

export interface ResumeScore {
  /** 0 to 100. */
  readonly total: number;
  readonly level: ScoreLevel;
  readonly parts: Readonly<Record<ScorePart, PartScore>>;
  /** Never empty: `looksGreat` when no other applies. */
  readonly tips: readonly ScoreTip[];
}

/**
 * The résumé's score (SCORE-01 to SCORE-03): each section up to its maximum, from what it holds and bonuses for action
 * verbs, numbers and percentages, key terms and word counts; together at most 100. Custom sections give none.
 */
export function calculateScore(resume: ResumeData): ResumeScore {
  const parts = {} as Record<ScorePart, PartScore>;
  let sum = 0;
  for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[]) {
    const reasons = SCORE_PARTS[part](resume)
      .filter(([, points]) => points > 0)
      .map(([rule, points]) => ({ id: `${part}.${rule}` as const, points }));
    const points = Math.min(
      SCORE_MAXIMA[part],
      reasons.reduce((total, reason) => total + reason.points, 0),
    );
    parts[part] = { points, max: SCORE_MAXIMA[part], reasons };
    sum += points;
  }
  const total = Math.min(100, sum);
  return {
    total,
    level: scoreLevel(total),
    parts,
    tips: withEmailTip(
      resume,
      selectTips((part) => parts[part].points),
    ),
  };
}

/** A text that is not an e-mail address costs more than its points: nothing looks great with it. */
function withEmailTip({ personalInfo: { email } }: ResumeData, tips: readonly ScoreTip[]): readonly ScoreTip[] {
  if (isBlankText(email) || isEmailAddress(email)) return tips;
  return ['fixEmail', ...tips.filter((tip) => tip !== 'looksGreat')];
}

/** The tips for the points of each section (SCORE-08, SCORE-09). */
export function selectTips(pointsOf: (part: ScorePart) => number): ScoreTip[] {
  const tips = TIP_RULES.filter(([part, below]) => pointsOf(part) < below).map(([, , tip]) => tip);
  return tips.length > 0 ? tips : ['looksGreat'];
}
