import type { FactKind, FindingReason } from '../findings.ts';
import { bilingualPattern } from '../guard/patterns.ts';
import table from './claims.json' with { type: 'json' };

/** Lines of alternatives in each language. */
interface WordsOfBoth {
  readonly en: readonly string[];
  readonly he: readonly string[];
}
const patternOf = (...words: readonly WordsOfBoth[]) =>
  bilingualPattern(words.flatMap(({ en }) => en).join('|'), words.flatMap(({ he }) => he).join('|'));
const patternRows = (group: Readonly<Record<string, WordsOfBoth>>) =>
  Object.entries(group).map(([key, words]) => [key, patternOf(words)] as const);

/** One rule of the floor. A rule finds words of the proposal that have no source. */
export interface RuleRow {
  readonly name: string;
  readonly reason: FindingReason;
  /** Whether its findings are certain. Otherwise the person is asked about them, and a claim check may clear them. */
  readonly sure?: boolean;
  /** An example that it finds, with the words without a source; `entry` is what the text belongs to. */
  readonly finds: readonly [source: string, proposal: string, words: string, entry?: string];
  readonly passes: readonly [source: string, proposal: string];
  /**
   * For rules of words only: groups of words that make a claim, then groups by which a source supports it. Each
   * language has its own pattern, because a joint one is too large to be analysed for its growth.
   */
  readonly words?: readonly WordsOfBoth[];
}

/** Every rule of the floor. If two find the same words, the first gives the reason. */
export const RULES = (table.rules as unknown as readonly RuleRow[]).map(({ words = [], sure = false, ...row }) => ({
  ...row,
  sure,
  words: words.map((each) => patternOf(each)),
}));

/** Words that weaken what follows them; a proposal that drops them says more. */
export const SOFTENERS = patternRows(table.softeners);

/** Degrees, certificates, ranks and honours by the words that claim them, one row for each. */
export const CREDENTIALS = (table.credentials as readonly (WordsOfBoth & { kind: string; key: string })[]).map(
  ({ kind, key, ...words }) => ({ kind: kind as FactKind, key, pattern: patternOf(words) }),
);
/** Words for having finished school, which makes a graduate, and for still studying, which does not. */
export const SCHOOLING = patternOf(table.schooling);
export const STUDYING = patternOf(table.studying);

export const NEGATION = patternOf(table.negation);
/** Words that say something was not done, without a "not". */
export const UNDONE = patternOf(table.undone);
/** Words that negate by themselves; others in NEGATION make an exception. */
export const DENIAL = patternOf(table.denial);

/** How often something is done: per week, each week, weekly. If two match, the first counts. */
export const PERIODS = patternRows(table.periods);

/** Words that contain a number and more: two weeks, every week; ordinals in words. */
export const DUALS = patternRows(table.duals);
