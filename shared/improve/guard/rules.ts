import { alignedPlaces, alignWords } from './alignment.ts';
import { isImplied } from './credentials.ts';
import { coverOf, maskText, type Fact, type TextMatch } from './facts.ts';
import { findGrammarFaults } from './grammar.ts';
import type { GuardFinding, Proposal } from './proposal.ts';
import { findClockTimes } from './clockTimes.ts';
import { findExchangedWords } from './exchangedWords.ts';
import { findMonthDates } from './monthDates.ts';
import { findAcronyms, findAddresses, findLatinNames, findListedNames, isMakerOf } from './names.ts';
import { findDroppedNegations, findNewNegations } from './negations.ts';
import { findNumbers } from './numbers.ts';
import { findInflatedParts, partPlaces } from './part.ts';
import { findDroppedSofteners, findNewQualifiers, findRaisedLevels, qualifierPlaces } from './qualifiers.ts';
import { findQuantities, measureOf, unitPlaces } from './quantities.ts';
import { findQuantityFaults, quantityKeys } from './quantityFaults.ts';
import { findSwappedNumbers } from './swappedNumbers.ts';
import { memoizeByText, memoizeByWord } from './memoize.ts';
import { firstFrom } from './places.ts';
import { findRanks, maskOthersRoles, toOwnRankKey } from './roles.ts';
import { findTenseChanges } from './tense.ts';
import { containsWord, normalizeWord, tokenizeWords, wordForms } from './words.ts';

const because =
  (reason: GuardFinding['reason']) =>
  ({ text, index }: TextMatch): GuardFinding => ({ reason, text, index });

/** A proposal and its source as the rules read them: normalised texts. */
export interface RuledTexts extends Pick<Proposal, 'gender' | 'ongoing' | 'written'> {
  readonly before: string;
  readonly after: string;
  readonly context: readonly string[];
}

/** What the rules alone say of a proposal. Places are those of the normalised text. */
export interface RuledProposal {
  readonly findings: readonly GuardFinding[];
  /** Words that the source does not hold and that claim nothing. */
  readonly wording: readonly TextMatch[];
  readonly lost: readonly Fact[];
  /** Places of the proposal that state what is known: numbers, names and dates of the source, units. */
  readonly known: readonly TextMatch[];
}

/**
 * Compares a proposed text with its source by rules: numbers with unit, bound and neighbours; names and credentials;
 * how often, how far, how surely, in which part, to what effect, since when; and each word by inflection, meaning or
 * acronym. Pure; Hebrew and English.
 */
export function applyRules({ before, after, context, gender, ongoing, written = false }: RuledTexts): RuledProposal {
  const sources = [before, ...context];
  const said = written ? sources.join('\n') : before;
  const own = written ? sources : [before];

  const facts = extractFacts(after);
  const isKnown = knownFacts(sources);
  const figures = findNumbers(after);
  const known = new Set(facts.filter(isKnown).map(({ index }) => index));
  const qualifiers = [
    // A dual is a number as well: two years, in words or digits.
    ...findNewQualifiers(sources, after, figures).filter((place) => !(isDual(place) && known.has(place.index))),
    ...findRaisedLevels(sources, after),
  ];
  const places = alignedPlaces(sources, after);
  const words = tokenizeWords(after);
  const isAligned = ({ text, index }: TextMatch) =>
    words.slice(firstFrom(words, index), firstFrom(words, index + text.length)).every((word) => places.has(word.index));
  const isRead = coverOf(after, [...facts, ...qualifierPlaces(after), ...partPlaces(after), ...unitPlaces(after)]);
  const aligned = alignWords(sources[0] || sources.join('\n'), after, isRead, places);
  const found: GuardFinding[] = [
    ...facts
      .filter(
        (fact) =>
          !isKnown(fact) &&
          !((fact.kind === 'name' || fact.key.startsWith('other ')) && (isAligned(fact) || isMakerOf(fact, after))),
      )
      .map((fact) => because(fact.kind)(fact)),
    ...findQuantityFaults(own, after).map(({ reason, ...place }) => because(reason)(place)),
    ...[...findSwappedNumbers(said, after), ...findExchangedWords(said, after)].map(because('swapped')),
    ...qualifiers.map(({ reason, ...place }) => because(reason)(place)),
    ...(written ? [] : findDroppedSofteners(before, after)).map(because('hedge')),
    ...findInflatedParts(maskOthersRoles(said), context, maskOthersRoles(after)).map(because('responsibility')),
    ...[...findDroppedNegations(said, after), ...findNewNegations(sources.join('\n'), after)].map(because('negation')),
    ...findTenseChanges(said, after, ongoing).map(because('tense')),
    ...findGrammarFaults(said, after, gender, context.join('\n')).map(({ kind, ...place }) => because(kind)(place)),
    ...aligned.claims.map(because('added')),
  ];
  return {
    findings: found,
    wording: aligned.wording,
    lost: lostFacts(before, facts, after),
    known: [...facts.filter(isKnown), ...unitPlaces(after)],
  };
}

/** Whether the texts of a person state a fact, under any of the names that it may have. */
function knownFacts(sources: readonly string[]): (fact: Fact) => boolean {
  const all = sources.join('\n');
  const known = new Set(sources.flatMap(extractFacts).map(factId));
  const forms = wordForms(sources);
  const measures = quantityKeys(sources);
  // A text may state thousands of one kind: the sources are gone through once for each that differs.
  const isKnownDual = memoizeByWord((text) => findNewQualifiers(sources, text, []).length === 0);
  const implied = new Map<string, boolean>();
  const isKnownDegree = (fact: Fact) => {
    const id = factId(fact);
    const found = implied.get(id) ?? isImplied(fact, known, all);
    implied.set(id, found);
    return found;
  };
  return (fact) =>
    known.has(factId(fact)) ||
    known.has(factId({ ...fact, key: toOwnRankKey(fact.key) })) ||
    (isNamedFact(fact) && containsWord(normalizeWord(fact.key), forms)) ||
    (fact.measure !== undefined && measures.has(fact.measure)) ||
    (fact.key === 'half' && known.has('percentage 50%')) ||
    (fact.key.endsWith(':00') && known.has(`number ${Number(fact.key.slice(6, 8))}`)) ||
    (isDual(fact) && isKnownDual(fact.text)) ||
    isKnownDegree(fact);
}

function lostFacts(before: string, facts: readonly Fact[], after: string): Fact[] {
  const kept = new Set(facts.map(factId));
  const keptForms = wordForms([after]);
  const lost = extractFacts(before).filter(
    (fact) => !kept.has(factId(fact)) && !(isNamedFact(fact) && containsWord(normalizeWord(fact.key), keptForms)),
  );
  return [...new Map(lost.map((fact) => [factId(fact), fact])).values()];
}

/** Everything a text states that can be compared. */
export const extractFacts: (text: string) => readonly Fact[] = memoizeByText(readFacts);

function readFacts(text: string): Fact[] {
  const months = findMonthDates(text);
  const dateless = maskText(text, months);
  const ranks = findRanks(text);
  const listed = findListedNames(dateless);
  // A word that is in a list or claims a degree is known under that key in every spelling: its letters alone are no
  // other name.
  const isKnown = coverOf(text, [...listed, ...ranks]);
  const isUnit = coverOf(text, unitPlaces(text));
  const own = findLatinNames(dateless).filter(({ index }) => !isKnown(index));
  return [
    ...findAddresses(text),
    ...extractFigures(text),
    ...months,
    ...listed,
    ...own,
    ...findAcronyms(dateless).filter(({ index }) => !isUnit(index)),
    ...ranks,
  ];
}

/** Numbers, percentages and years with their measures. The month of 07/2016 is the date's, not a number. */
function extractFigures(text: string): Fact[] {
  const isDate = coverOf(text, findMonthDates(text));
  const clocks = findClockTimes(text);
  const isClock = coverOf(text, clocks);
  const numbers = findQuantities(text)
    .filter(({ fact }) => (fact.key.length > 3 || !isDate(fact.index)) && !isClock(fact.index))
    .map((quantity) => {
      const measure = measureOf(quantity);
      return { ...quantity.fact, ...(measure !== undefined && { measure }) };
    });
  return [...clocks, ...numbers];
}

/** Two weeks, or what comes every week. */
const isDual = ({ text }: Pick<Fact, 'text'>) => /^[ושהבלמכ]{0,2}(?:יומיים|שבועיים|חודשיים|שנתיים)$/.test(text);

const isNamedFact = ({ kind }: Fact) => kind === 'name' || kind === 'technology' || kind === 'certification';

/** Two facts are one when they say the same, whatever list they were found in. */
const factId = ({ kind, key }: Fact) => (kind === 'name' || kind === 'technology' ? `name ${key}` : `${kind} ${key}`);
