import { swappedNumbers } from './bindings.ts';
import { newClaims } from './claims.ts';
import { isImplied } from './credentials.ts';
import { datesIn } from './dates.ts';
import { coverOf, masked, type Fact } from './facts.ts';
import type { FINDING_REASONS } from './findings.ts';
import { grammarFaults, type Gender } from './grammar.ts';
import { acronymsIn, addressesIn, announcedIn, enumeratedIn, latinNamesIn, listedIn } from './names.ts';
import { droppedNegations } from './negations.ts';
import { numbersIn } from './numbers.ts';
import { inflatedParts } from './responsibility.ts';
import { ownKey, ranksIn, withoutOthers } from './roles.ts';
import { formsOf, plain, stands } from './words.ts';

/** Why a proposal is withheld, at the words that are the reason. */
export interface Finding {
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
  /** It was to be written from the context, not to reword `before`: numbers, grammar and length are compared with all of it. */
  readonly written?: boolean;
  /** UTF-16 code units the field takes. */
  readonly limit?: number;
}

export interface Verdict {
  /** Empty: may be applied. Otherwise not without the person's word. */
  readonly findings: readonly Finding[];
  /** Facts of the original that the proposal no longer states. */
  readonly lost: readonly Fact[];
}

/** A proposal so much longer than its source says more than the source did. */
const LENGTH_FACTOR = 2.5;
const LENGTH_FREE = 160;

/**
 * Compares a proposed text with its source: whatever number, date, name, technology, degree, certificate, rank or
 * honour the person's own words do not hold is found, and so is a larger part in something, a better result, a denial that went missing, a change of the person's grammar. Pure; Hebrew and English.
 *
 * @example judge({ before: 'Led a team', after: 'Led a team of 6' }).findings // [{ reason: 'number', text: '6', index: 14 }]
 */
export function judge({ before, after, context = [], gender, limit = Infinity, written = false }: Proposal): Verdict {
  const sources = [before, ...context];
  const all = sources.join('\n');
  const said = written ? all : before;
  const known = new Set(factsOf(all).map(id));
  const forms = formsOf(sources);
  const facts = factsOf(after);
  const isKnown = (fact: Fact) => known.has(id(fact)) || known.has(id({ ...fact, key: ownKey(fact.key) })) || (isNamed(fact) && stands(plain(fact.key), forms)) || isImplied(fact, known, all);
  const added = [...facts, ...enumeratedIn(after, forms)].filter((fact) => !isKnown(fact));
  const findings: Finding[] = [
    ...added.map(({ kind, text, index }): Finding => ({ reason: kind, text, index })),
    ...swappedNumbers(said, figuresOf(said), after, figuresOf(after)).map(({ text, index }): Finding => ({ reason: 'swapped', text, index })),
    ...newClaims(sources, after, facts.filter(({ kind }) => kind === 'number' || kind === 'percentage')).map(({ kind, text, index }): Finding => ({ reason: kind, text, index })),
    ...inflatedParts(withoutOthers(all), after).map((place): Finding => ({ reason: 'responsibility', ...place })),
    ...droppedNegations(said, after).map((place): Finding => ({ reason: 'negation', ...place })),
    ...grammarFaults(said, after, gender).map(({ kind, text, index }): Finding => ({ reason: kind, text, index })),
  ];
  if (after.length > limit || after.length > said.length * LENGTH_FACTOR + LENGTH_FREE) findings.push({ reason: 'too_long', text: '', index: 0 });
  const kept = new Set(facts.map(id));
  const keptForms = formsOf([after]);
  const lost = factsOf(before).filter((fact) => !kept.has(id(fact)) && !(isNamed(fact) && stands(plain(fact.key), keptForms)));
  return { findings: unique(findings), lost: [...new Map(lost.map((fact) => [id(fact), fact])).values()] };
}

/** Everything a text states that can be compared. */
export function factsOf(text: string): Fact[] {
  const months = datesIn(text);
  const dateless = masked(text, months);
  const ranks = ranksIn(text);
  const listed = listedIn(dateless);
  // A word that is in a list or claims a degree is known under that key in every spelling: its letters alone are no other name.
  const isKnown = coverOf(text, [...listed, ...ranks]);
  const own = latinNamesIn(dateless).filter(({ index }) => !isKnown(index));
  return [...addressesIn(text), ...figuresOf(text), ...months, ...listed, ...own, ...announcedIn(dateless), ...acronymsIn(dateless), ...ranks];
}

/** Numbers, percentages and years. The month of 07/2016 is the date's, not a number. */
function figuresOf(text: string): Fact[] {
  const isDate = coverOf(text, datesIn(text));
  return numbersIn(text).filter((figure) => figure.key.length > 3 || !isDate(figure.index));
}

const isNamed = ({ kind }: Fact) => kind === 'name' || kind === 'technology' || kind === 'certification';

/** Two facts are one when they say the same, whatever list they were found in. */
const id = ({ kind, key }: Fact) => (kind === 'name' || kind === 'technology' ? `name ${key}` : `${kind} ${key}`);

function unique(findings: readonly Finding[]): Finding[] {
  // A technology that is in the list is a Latin name as well: the first reason says more.
  return [...new Map(findings.toReversed().map((finding) => [finding.index, finding])).values()].toSorted((a, b) => a.index - b.index);
}
