import type { FindingReason } from '../findings.ts';
import { RULES } from '../lexicon/claims.ts';
import { ownProperty } from '../../platform/ownProperty.ts';
import { freeRuns, isTranslated, pureAdditions, type Alignment } from './align.ts';
import { matchesIn, type Fact, type TextMatch } from './facts.ts';
import { findFrequencies } from './frequency.ts';
import { findGrammarFaults } from './grammar.ts';
import { isMakerOf } from './names.ts';
import { findDroppedNegations, findNewNegations } from './negations.ts';
import type { Proposal } from './proposal.ts';
import { extractFacts } from './readFacts.ts';
import { says } from './patterns.ts';
import { findQuantityFaults } from './quantityFaults.ts';
import { findOtherLanguage } from './script.ts';
import { findUnsoftened } from './softened.ts';
import { findSwappedNumbers } from './swappedNumbers.ts';
import { tokenizeWords } from './words.ts';

/** Source and proposal as every rule reads them, normalised and aligned once. */
export interface ProposalReading extends Required<Pick<Proposal, 'before' | 'after' | 'context' | 'written'>> {
  readonly gender: Proposal['gender'];
  readonly language: Proposal['language'];
  /** All texts whose facts may be used, and the text that is reworded. */
  readonly sources: readonly string[];
  readonly said: string;
  readonly alignment: Alignment;
  /** Facts of the proposal that no source states. */
  readonly unknown: readonly Fact[];
}

interface RuleFinding extends TextMatch {
  readonly reason?: FindingReason;
}

type Find = (reading: ProposalReading) => readonly RuleFinding[];

const factsOf =
  (...kinds: Fact['kind'][]) =>
  ({ unknown }: ProposalReading): RuleFinding[] =>
    unknown.flatMap(({ kind, text, index }) => (kinds.includes(kind) ? [{ reason: kind, text, index }] : []));

/** Names that the alignment finds by sound, letters or abbreviation are not new. */
const namesOf = ({
  unknown,
  alignment,
  after,
}: ProposalReading): (RuleFinding & { readonly reason: FindingReason })[] =>
  unknown
    .filter(
      (fact) =>
        (fact.kind === 'name' || fact.kind === 'technology') &&
        !isMakerOf(fact, after) &&
        !wordsOf(fact).every((index) => alignment.isSourced(index)),
    )
    .map(({ kind, text, index }) => ({ reason: kind, text, index }));
/** Whether a capitalized word in a translation may just translate a word of the source. */
const isTranslatedName = (
  { reason, text }: RuleFinding & { readonly reason: FindingReason },
  { said, after }: ProposalReading,
) => reason === 'name' && /^[A-Z][a-z]+$/.test(text) && !/[א-ת]/.test(after) && isTranslated(said, after);
const wordsOf = ({ text, index }: TextMatch) => tokenizeWords(text).map((word) => index + word.index);

const grammarOf = ({ said, after, gender, context }: ProposalReading, sure: boolean): RuleFinding[] =>
  findGrammarFaults(said, after, gender, context.join('\n'))
    .filter((fault) => fault.sure === sure)
    .map(({ kind, text, index }) => ({ reason: kind, text, index }));

const yearsOf = (text: string) => extractFacts(text).filter(({ kind }) => kind === 'date');

/** Finds years that only the dates of the entry state, in a text where they replace a year of its own. */
function findOtherYears({ before, after, written }: ProposalReading): RuleFinding[] {
  const said = new Set(yearsOf(before).map(({ key }) => key));
  const now = yearsOf(after);
  const kept = new Set(now.map(({ key }) => key));
  return written || [...said].every((key) => kept.has(key))
    ? []
    : now.filter(({ key }) => said.size > 0 && !said.has(key));
}

/** Finders of the rules that are more than words, by name of the rule. */
const FINDERS: Readonly<Record<string, Find>> = {
  figure: factsOf('number', 'percentage', 'date'),
  'unit and bound': ({ sources, before, written, after }) => findQuantityFaults(written ? sources : [before], after),
  'period of a figure': ({ sources, after }) => findFrequencies(sources, after).filter(({ sure }) => sure),
  'names and tools': (reading) => namesOf(reading).filter((fact) => !isTranslatedName(fact, reading)),
  'names of a translation': (reading) => namesOf(reading).filter((fact) => isTranslatedName(fact, reading)),
  'degrees, certificates and awards': factsOf('degree', 'certification', 'award'),
  ranks: factsOf('title'),
  denials: ({ said, sources, after }) => [
    ...findDroppedNegations(said, after),
    ...findNewNegations(sources.join('\n'), after),
  ],
  'gender and person': (reading) => grammarOf(reading, true),
  'a gender that is not told': (reading) => grammarOf(reading, false),
  'the language': ({ said, after, language }) => findOtherLanguage(said, after, language),
  'another year': (reading) => findOtherYears(reading).map(({ text, index }) => ({ text, index })),
  'figures of other things': ({ said, after }) => findSwappedNumbers(said, after),
  'how often': ({ sources, after }) => findFrequencies(sources, after).filter(({ sure }) => !sure),
  'help and doubt': ({ said, after, written }) => (written ? [] : findUnsoftened(said, after)),
  'pieces without a source': ({ after, alignment, said, written }) =>
    written || isTranslated(said, after)
      ? []
      : [...freeRuns(after, alignment), ...pureAdditions(said, after, alignment)],
};

/** Finds words of a claim if no source has a word of that kind. */
const findClaims =
  (claims: RegExp, also: readonly RegExp[]): Find =>
  ({ sources, after }) =>
    sources.some((source) => [claims, ...also].some((words) => says(source, words))) ? [] : matchesIn(after, claims);

/** Every rule of the floor with its finder. */
export const GUARD_RULES = RULES.map(({ words: [claims, ...also], ...row }) => ({
  ...row,
  find: claims ? findClaims(claims, also) : (ownProperty(FINDERS, row.name) ?? (() => [])),
}));
