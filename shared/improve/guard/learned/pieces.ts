import { isTranslated } from '../alignment.ts';
import { coverOf } from '../facts.ts';
import { findNumbers } from '../numbers.ts';
import { isHebrewWord } from '../words.ts';
import { PURE_ADDITION, addedPieces, changedMeanings } from './added.ts';
import { type Edits, compareWords } from './edits.ts';
import { exchangedTimes, looselyJoined, pluralised } from './joined.ts';
import { lostLimits, newCauses } from './limits.ts';
import { movedNumbers } from './movedNumbers.ts';
import { frontedRoles, raisedParts } from './parts.ts';
import { joinSameKinds } from './sameKinds.ts';
import {
  type Comparison,
  type Piece,
  type Reason,
  type RuleFinding,
  type View,
  bucket,
  firstFrom,
  scriptName,
} from './view.ts';

/** Findings about a word, which another word of the source may say after all; the rest is sure. */
const ABOUT_WORDS: ReadonlySet<Reason> = new Set(['name', 'technology', 'outcome', 'scope', 'award', 'level']);

/**
 * What rules withhold a proposal for by themselves. At the first sight of strangers' texts fewer than one in twenty of
 * these accusations was wrong (decision 37); everything else that rules say is weighed, and asked about at least.
 */
const WITHHOLDING: ReadonlySet<Reason> = new Set([
  'number',
  'percentage',
  'date',
  'technology',
  'degree',
  'award',
  'responsibility',
  'level',
  'scope',
]);
const FIGURES: ReadonlySet<Reason> = new Set(['number', 'percentage', 'date']);
const digitsOf = (text: string) => text.match(/\d+/g) ?? [];

/** Whether a finding withholds without being weighed. A figure does that the source has neither in digits nor in words. */
function isWithholding({ reason, text }: RuleFinding, source: string): boolean {
  if (!FIGURES.has(reason)) return WITHHOLDING.has(reason);
  const said = new Set(digitsOf(source));
  const isInWords = findNumbers(source).some((number) => digitsOf(number.text).length === 0);
  return digitsOf(text).length > 0 && !isInWords && digitsOf(text).every((digits) => !said.has(digits));
}

const SURE_FEATURES: ReadonlySet<string> = new Set([
  'number change',
  'number span',
  'new number known=true,lost=true,date',
  'new number known=true,lost=true,number',
]);

const SUSPECT_FEATURES: ReadonlySet<string> = new Set([PURE_ADDITION]);

/** Whether a finding of the rules stands whatever the other words say. */
function isSure(rule: RuleFinding, { after }: Edits, translated: boolean): boolean {
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

/** Every difference between a source and a proposal, what rules are sure of, and what they only suspect. */
export function describePieces(comparison: Comparison): {
  readonly pieces: readonly Piece[];
  readonly sure: readonly RuleFinding[];
  readonly suspected: readonly RuleFinding[];
} {
  const { source, context, proposal, known, forget } = comparison;
  const edits = compareWords(source, context, proposal, forget);
  joinSameKinds(edits, source, proposal);
  const isKnown = coverOf(proposal, known);
  for (const word of edits.after) if (word.link === 'none' && isKnown(word.index)) word.link = 'context';
  const translated = isTranslated(source, edits.after);
  const lost = edits.before.filter(({ link, kind }) => link === 'none' && kind === 'content');
  const added = edits.after.filter(({ link, kind }) => link === 'none' && kind === 'content').length;
  const content = edits.before.filter(({ kind }) => kind === 'content');
  const kept = content.length === 0 ? 1 : 1 - lost.length / content.length;
  const lang = scriptName(edits.after.filter(({ text }) => isHebrewWord(text)).length * 2 > edits.after.length);
  const view: View = {
    ...comparison,
    rules: comparison.rules.toSorted((a, b) => a.index - b.index),
    edits,
    translated,
    lost,
    shared: [
      `lang=${lang}`,
      `translated=${translated}`,
      `kept=${bucket(kept, [0.4, 0.6, 0.8, 0.95])}`,
      `net=${bucket(added - lost.length, [-2, 0, 1, 2, 4])}`,
      `growth=${bucket(proposal.length / Math.max(1, source.length), [0.7, 0.95, 1.05, 1.2, 1.5])}`,
      `lang=${lang},translated=${translated}`,
    ],
  };
  const pieces = [
    ...addedPieces(view),
    ...changedMeanings(view),
    ...looselyJoined(view),
    ...pluralised(view),
    ...exchangedTimes(view),
    ...lostLimits(view),
    ...raisedParts(view),
    ...movedNumbers(view),
    ...newCauses(view),
    ...frontedRoles(view),
  ];
  const ruled = view.rules.filter((rule) => isSure(rule, edits, translated));
  const having = (names: ReadonlySet<string>) =>
    ruled.length > 0 || translated ? [] : pieces.filter(({ features }) => features.some((name) => names.has(name)));
  const withholding = new Set(ruled.filter((rule) => isWithholding(rule, source)));
  const sure = [...withholding, ...having(SURE_FEATURES)];
  const suspected = [...ruled.filter((rule) => !withholding.has(rule)), ...having(SUSPECT_FEATURES)];
  return { pieces: [...pieces, ...rulePieces(view, pieces)], sure, suspected };
}

/** What the rules find beside the words that were added. */
function rulePieces(view: View, pieces: readonly Piece[]): Piece[] {
  const isCovered = coverOf(
    view.proposal,
    pieces.filter(({ words }) => words.length > 0),
  );
  const { after } = view.edits;
  return view.rules.flatMap((rule) => {
    if (rule.reason === 'added' || isCovered(rule.index)) return [];
    const word = after[Math.max(0, firstFrom(after, rule.index + 1) - 1)];
    const link = word?.link ?? 'none';
    return [
      {
        ...rule,
        words: [],
        features: [
          `rule=${rule.reason}`,
          `rule=${rule.reason},translated=${view.translated}`,
          `rule=${rule.reason},link=${link}`,
          `rule=${rule.reason},${view.shared[0] ?? ''}`,
          `rule=${rule.reason},${view.shared[2] ?? ''}`,
        ],
      },
    ];
  });
}
