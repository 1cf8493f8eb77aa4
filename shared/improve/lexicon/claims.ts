import type { FactKind, FindingReason } from '../findings.ts';
import { bilingualPattern } from '../guard/patterns.ts';
import table from './claims.json' with { type: 'json' };

/** Alternatives in each language, in lines. */
interface WordsOfBoth {
  readonly en: readonly string[];
  readonly he: readonly string[];
}
const patternOf = (...words: readonly WordsOfBoth[]) =>
  bilingualPattern(words.flatMap(({ en }) => en).join('|'), words.flatMap(({ he }) => he).join('|'));
const patternRows = (group: Readonly<Record<string, WordsOfBoth>>) =>
  Object.entries(group).map(([key, words]) => [key, patternOf(words)] as const);

/** One rule of the floor; what a rule finds are words of the proposal that have no source. */
export interface RuleRow {
  readonly name: string;
  readonly reason: FindingReason;
  /** What it finds is certain; else a suspicion: the person is asked, and a claim check may clear it. */
  readonly sure?: boolean;
  /** What it finds, with the words that have no source; `entry` is what the text belongs to. */
  readonly finds: readonly [source: string, proposal: string, words: string, entry?: string];
  readonly passes: readonly [source: string, proposal: string];
  /**
   * Only for rules of words. Each group has the words that make a claim, and those by which a source supports it. Each
   * language has its own regular expression: one of both is too large to be analysed for its growth.
   */
  readonly words?: readonly WordsOfBoth[];
}

/** Every rule of the floor, in the order in which reasons are told where two find the same words. */
export const RULES = (table.rules as unknown as readonly RuleRow[]).map(({ words = [], sure = false, ...row }) => ({
  ...row,
  sure,
  words: words.map((each) => patternOf(each)),
}));

/** Words that make less of what follows them; a proposal that has none of the same kind says more. */
export const SOFTENERS = patternRows(table.softeners);

/** Degrees, certificates, ranks and honours by the words that claim them; one row for each claim. */
export const CREDENTIALS = (table.credentials as readonly (WordsOfBoth & { kind: string; key: string })[]).map(
  ({ kind, key, ...words }) => ({ kind: kind as FactKind, key, pattern: patternOf(words) }),
);
/** Who finished school is its graduate, and who studies is none. */
export const SCHOOLING = patternOf(table.schooling);
export const STUDYING = patternOf(table.studying);

export const NEGATION = patternOf(table.negation);
/** Words that say of something that it was not done, without a "not". */
export const UNDONE = patternOf(table.undone);
/** Words that deny by themselves; the others of NEGATION except or leave out. */
export const DENIAL = patternOf(table.denial);

/** How often something is done or comes: per week, each week, weekly; of two that are said the first counts. */
export const PERIODS = patternRows(table.periods);

/** What says more than a number: two weeks, or what comes every week; 1st, in words that are no figures. */
export const DUALS = patternRows(table.duals);
