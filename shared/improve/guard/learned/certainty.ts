import { findNumbers } from '../numbers.ts';
import type { Edits } from './edits.ts';
import type { FindingReason } from '../facts.ts';
import { type RuleFinding } from './view.ts';
import { firstFrom } from '../places.ts';

/** Findings about a word, which another word of the source may say after all; the rest is sure. */
const ABOUT_WORDS: ReadonlySet<FindingReason> = new Set(['name', 'technology', 'outcome', 'scope', 'award', 'level']);

/** Whether a finding of the rules stands whatever the other words say. */
export function isStanding(rule: RuleFinding, { after }: Edits, translated: boolean): boolean {
  if (rule.reason === 'added') return false;
  if (translated && (ABOUT_WORDS.has(rule.reason) || ['title', 'certification'].includes(rule.reason))) {
    return false;
  }
  if (!ABOUT_WORDS.has(rule.reason)) return true;
  const end = rule.index + rule.text.length;
  const from = Math.max(0, firstFrom(after, rule.index) - 1);
  return after
    .slice(from, firstFrom(after, end))
    .some(({ index, text, link, kind }) => index + text.length > rule.index && link === 'none' && kind !== 'function');
}

/**
 * What rules withhold a proposal for by themselves. At the first sight of strangers' texts fewer than one in twenty of
 * these accusations was wrong (decision 37); everything else that rules say is weighed, and asked about at least.
 */
const WITHHOLDING: ReadonlySet<FindingReason> = new Set([
  'technology',
  'degree',
  'award',
  'responsibility',
  'level',
  'scope',
]);
/**
 * What rules only suspect and what the model, where it doubts as much, need not ask about any more. An unknown word is
 * not among these: the model knows no more of it than the rule does.
 */
const ALONE: ReadonlySet<FindingReason> = new Set(['added', 'gender']);
export const agreesWithModel = (suspected: readonly RuleFinding[]): boolean =>
  suspected.some(({ reason }) => !ALONE.has(reason));
const FIGURES: ReadonlySet<FindingReason> = new Set(['number', 'percentage', 'date']);
const digitsOf = (text: string) => text.match(/\d+/g) ?? [];

/**
 * Which findings withhold without being weighed. Figures do that the source has neither in digits nor, as far as one
 * can tell, in words.
 */
export function withholdingIn(source: string): (rule: RuleFinding) => boolean {
  const said = new Set(digitsOf(source));
  const hasWords = findNumbers(source).some(({ text }) => digitsOf(text).length === 0);
  const isNewFigure = (text: string) => {
    const digits = digitsOf(text);
    return digits.length > 0 && !hasWords && !digits.some((each) => said.has(each));
  };
  return ({ reason, text }) => (FIGURES.has(reason) ? isNewFigure(text) : WITHHOLDING.has(reason));
}
