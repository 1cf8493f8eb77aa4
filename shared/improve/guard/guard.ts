import { swappedNumbers } from './swappedNumbers.ts';
import { findNewClaims } from './claims.ts';
import { isImplied } from './credentials.ts';
import { findMonthDates } from './monthDates.ts';
import { coverOf, maskText, type Fact, type FINDING_REASONS } from './facts.ts';
import { findGrammarFaults, type Gender } from './grammar.ts';
import {
  findAcronyms,
  findAddresses,
  findAnnouncedNames,
  findEnumeratedTechnologies,
  findLatinNames,
  findListedNames,
} from './names.ts';
import { findDroppedNegations } from './negations.ts';
import { findNumbers } from './numbers.ts';
import { findInflatedRoles } from './responsibility.ts';
import { toOwnRankKey, findRanks, maskOthersRoles } from './roles.ts';
import { wordForms, normalizeWord, containsWord } from './words.ts';

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
  /** Facts of the original that the proposal no longer states. */
  readonly lost: readonly Fact[];
}

/** A proposal so much longer than its source says more than the source did. */
const MAX_GROWTH_FACTOR = 2.5;
const FREE_GROWTH = 160;

/**
 * Compares a proposed text with its source: whatever number, date, name, technology, degree, certificate, rank or
 * honour the person's own words do not hold is found, and so is a larger part in something, a better result, a denial
 * that went missing, a change of the person's grammar. Pure; Hebrew and English.
 *
 * @example
 * judgeProposal({ before: 'Led a team', after: 'Led a team of 6' }).findings
 * // [{ reason: 'number', text: '6', index: 14 }]
 */
export function judgeProposal({
  before,
  after,
  context = [],
  gender,
  limit = Infinity,
  written = false,
}: Proposal): GuardVerdict {
  const sources = [before, ...context];
  const all = sources.join('\n');
  const said = written ? all : before;
  const known = new Set(extractFacts(all).map(factId));
  const forms = wordForms(sources);
  const facts = extractFacts(after);
  const isKnown = (fact: Fact) =>
    known.has(factId(fact)) ||
    known.has(factId({ ...fact, key: toOwnRankKey(fact.key) })) ||
    (isNamedFact(fact) && containsWord(normalizeWord(fact.key), forms)) ||
    isImplied(fact, known, all);
  const added = [...facts, ...findEnumeratedTechnologies(after, forms)].filter((fact) => !isKnown(fact));
  const findings: GuardFinding[] = [
    ...added.map(({ kind, text, index }): GuardFinding => ({ reason: kind, text, index })),
    ...swappedNumbers(said, extractFigures(said), after, extractFigures(after)).map(
      ({ text, index }): GuardFinding => ({ reason: 'swapped', text, index }),
    ),
    ...findNewClaims(
      sources,
      after,
      facts.filter(({ kind }) => kind === 'number' || kind === 'percentage'),
    ).map(({ kind, text, index }): GuardFinding => ({ reason: kind, text, index })),
    ...findInflatedRoles(maskOthersRoles(all), after).map((place): GuardFinding => ({
      reason: 'responsibility',
      ...place,
    })),
    ...findDroppedNegations(said, after).map((place): GuardFinding => ({ reason: 'negation', ...place })),
    ...findGrammarFaults(said, after, gender).map(({ kind, text, index }): GuardFinding => ({
      reason: kind,
      text,
      index,
    })),
  ];
  if (after.length > limit || after.length > said.length * MAX_GROWTH_FACTOR + FREE_GROWTH)
    findings.push({ reason: 'too_long', text: '', index: 0 });
  const kept = new Set(facts.map(factId));
  const keptForms = wordForms([after]);
  const lost = extractFacts(before).filter(
    (fact) => !kept.has(factId(fact)) && !(isNamedFact(fact) && containsWord(normalizeWord(fact.key), keptForms)),
  );
  return { findings: uniqueFindings(findings), lost: [...new Map(lost.map((fact) => [factId(fact), fact])).values()] };
}

/** Everything a text states that can be compared. */
export function extractFacts(text: string): Fact[] {
  const months = findMonthDates(text);
  const dateless = maskText(text, months);
  const ranks = findRanks(text);
  const listed = findListedNames(dateless);
  // A word that is in a list or claims a degree is known under that key in every spelling: its letters alone are no
  // other name.
  const isKnown = coverOf(text, [...listed, ...ranks]);
  const own = findLatinNames(dateless).filter(({ index }) => !isKnown(index));
  return [
    ...findAddresses(text),
    ...extractFigures(text),
    ...months,
    ...listed,
    ...own,
    ...findAnnouncedNames(dateless),
    ...findAcronyms(dateless),
    ...ranks,
  ];
}

/** Numbers, percentages and years. The month of 07/2016 is the date's, not a number. */
function extractFigures(text: string): Fact[] {
  const isDate = coverOf(text, findMonthDates(text));
  return findNumbers(text).filter((figure) => figure.key.length > 3 || !isDate(figure.index));
}

const isNamedFact = ({ kind }: Fact) => kind === 'name' || kind === 'technology' || kind === 'certification';

/** Two facts are one when they say the same, whatever list they were found in. */
const factId = ({ kind, key }: Fact) => (kind === 'name' || kind === 'technology' ? `name ${key}` : `${kind} ${key}`);

function uniqueFindings(findings: readonly GuardFinding[]): GuardFinding[] {
  // A technology that is in the list is a Latin name as well: the first reason says more.
  return [...new Map(findings.toReversed().map((finding) => [finding.index, finding])).values()].toSorted(
    (a, b) => a.index - b.index,
  );
}
