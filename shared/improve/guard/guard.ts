import { alignedPlaces, alignWords } from './alignment.ts';
import { isImplied } from './credentials.ts';
import { coverOf, maskText, type Fact, type FINDING_REASONS, type Place } from './facts.ts';
import { findGrammarFaults, type Gender } from './grammar.ts';
import { findClockTimes } from './clockTimes.ts';
import { findExchangedWords } from './exchangedWords.ts';
import { findMonthDates } from './monthDates.ts';
import { findAcronyms, findAddresses, findLatinNames, findListedNames, isMakerOf } from './names.ts';
import { findDroppedNegations, findNewNegations } from './negations.ts';
import { findDisguisedWords, normalizeText } from './normalize.ts';
import { findNumbers } from './numbers.ts';
import { findInflatedParts, partPlaces } from './part.ts';
import { findDroppedSofteners, findNewQualifiers, findRaisedLevels, qualifierPlaces } from './qualifiers.ts';
import {
  findQuantities,
  findQuantityFaults,
  findSwappedNumbers,
  measureOf,
  quantityKeys,
  unitPlaces,
} from './quantities.ts';
import { rememberTexts } from './remember.ts';
import { findRanks, maskOthersRoles, toOwnRankKey } from './roles.ts';
import { findTenseChanges } from './tense.ts';
import { containsWord, normalizeWord, tokenizeWords, wordForms } from './words.ts';

/** Why a proposal is withheld, at the words that are the reason. */
export interface GuardFinding {
  readonly reason: (typeof FINDING_REASONS)[number];
  readonly text: string;
  /** Place in the proposal, in UTF-16 code units. */
  readonly index: number;
}

export interface Proposal {
  readonly before: string;
  readonly after: string;
  /** Other texts of the person whose facts this one may use: the rest of the entry; for a summary, the whole résumé. */
  readonly context?: readonly string[];
  /** Gender in which the résumé speaks of its owner, where the rest of it tells. */
  readonly gender?: Gender | undefined;
  /** Whether the entry goes on, where it has dates. */
  readonly ongoing?: boolean | undefined;
  /**
   * It was to be written from the context, not to reword `before`: numbers, grammar and length are compared with all of
   * it.
   */
  readonly written?: boolean;
  /** UTF-16 code units the field takes. */
  readonly limit?: number;
}

export interface GuardVerdict {
  /** Empty: may be applied. Otherwise only after confirmation. */
  readonly findings: readonly GuardFinding[];
  /** Words that the source does not hold and that claim nothing: shown, not withheld. */
  readonly wording: readonly Place[];
  /** Facts of the original that the proposal no longer states. */
  readonly lost: readonly Fact[];
}

/** A proposal so much longer than its source says more than the source did. */
const MAX_GROWTH_FACTOR = 2.5;
const FREE_GROWTH = 160;

const because =
  (reason: GuardFinding['reason']) =>
  ({ text, index }: Place): GuardFinding => ({ reason, text, index });

/**
 * Compares a proposed text with its source. Every claim and every content word of the proposal must align with what the
 * person wrote: numbers with unit, bound and neighbours; names and credentials; how often, how far, how surely, in
 * which
 * part, to what effect, since when; and each word by inflection, meaning or acronym. Pure; Hebrew and English.
 *
 * @example
 * judgeProposal({ before: 'Led a team', after: 'Led a team of 6' }).findings
 * // [{ reason: 'number', text: '6', index: 14 }]
 */
export function judgeProposal({
  before: writtenBefore,
  after: writtenAfter,
  context: writtenContext = [],
  gender,
  ongoing,
  limit = Infinity,
  written = false,
}: Proposal): GuardVerdict {
  const before = normalizeText(writtenBefore).text;
  const context = writtenContext.map((text) => normalizeText(text).text);
  const { text: after, originalIndex } = normalizeText(writtenAfter);
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
  const isAligned = ({ text, index }: Place) =>
    tokenizeWords(after).every(
      (word) => word.index < index || word.index >= index + text.length || places.has(word.index),
    );
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
  const toOriginal = ({ text, index }: Place): Place => {
    const from = originalIndex(index);
    return { text: writtenAfter.slice(from, originalIndex(index + text.length - 1) + 1), index: from };
  };
  const findings = [
    ...findDisguisedWords([writtenBefore, ...writtenContext], writtenAfter).map(because('characters')),
    ...found.map((finding) => ({ ...finding, ...toOriginal(finding) })),
  ];
  if (writtenAfter.length > limit || after.length > said.length * MAX_GROWTH_FACTOR + FREE_GROWTH)
    findings.push({ reason: 'too_long', text: '', index: 0 });
  return {
    findings: uniqueFindings(findings),
    wording: aligned.wording.map(toOriginal),
    lost: lostFacts(before, facts, after),
  };
}

/** Whether the texts of a person state a fact, under any of the names that it may have. */
function knownFacts(sources: readonly string[]): (fact: Fact) => boolean {
  const all = sources.join('\n');
  const known = new Set(sources.flatMap(extractFacts).map(factId));
  const forms = wordForms(sources);
  const measures = quantityKeys(sources);
  return (fact) =>
    known.has(factId(fact)) ||
    known.has(factId({ ...fact, key: toOwnRankKey(fact.key) })) ||
    (isNamedFact(fact) && containsWord(normalizeWord(fact.key), forms)) ||
    (fact.measure !== undefined && measures.has(fact.measure)) ||
    (fact.key === 'half' && known.has('percentage 50%')) ||
    (fact.key.endsWith(':00') && known.has(`number ${Number(fact.key.slice(6, 8))}`)) ||
    (isDual(fact) && findNewQualifiers(sources, fact.text, []).length === 0) ||
    isImplied(fact, known, all);
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
export const extractFacts: (text: string) => readonly Fact[] = rememberTexts(readFacts);

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

function uniqueFindings(findings: readonly GuardFinding[]): GuardFinding[] {
  // A technology that is in the list is a Latin name as well: the first reason says more.
  return [...new Map(findings.toReversed().map((finding) => [finding.index, finding])).values()].toSorted(
    (a, b) => a.index - b.index,
  );
}
