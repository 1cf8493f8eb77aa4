import { findClockTimes } from './clockTimes.ts';
import { findCredentials, isImplied } from './credentials.ts';
import { coverOf, maskText, type Fact } from './facts.ts';
import { memoizeByText } from './memoize.ts';
import { findMonthDates } from '../../dates/monthDates.ts';
import { findAcronyms, findAddresses, findLatinNames, findListedNames, findNamedBodies } from './names.ts';
import { findQuantities, measureOf, unitPlaces } from './quantities.ts';
import { says } from './patterns.ts';
import { quantityKeys } from './quantityFaults.ts';
import { DUALS } from '../lexicon/claims.ts';
import { containsWord, normalizeWord, wordForms } from './words.ts';

/** Finds everything in a text that can be compared: figures, dates, names, tools, degrees, certificates, ranks. */
export const extractFacts: (text: string) => readonly Fact[] = memoizeByText((text) => {
  const months = findMonthDates(text);
  const dateless = maskText(text, months);
  const ranks = findCredentials(dateless);
  const listed = findListedNames(dateless);
  // A listed name or a degree has one key in every spelling, so its letters are not read as another name.
  const isKnown = coverOf(text, [...listed, ...ranks]);
  const figures = findQuantities(text).map((quantity): Fact => {
    const measure = measureOf(quantity);
    return { ...quantity.fact, ...(measure !== undefined && { measure }) };
  });
  const isFigure = coverOf(text, [...unitPlaces(text), ...figures]);
  return [
    ...findAddresses(text),
    ...findClockTimes(text),
    ...figures,
    ...months,
    ...listed,
    ...findLatinNames(dateless).filter(({ index }) => !isFigure(index) && !isKnown(index)),
    ...findAcronyms(dateless).filter(({ index }) => !isFigure(index) && !isKnown(index)),
    ...findNamedBodies(dateless).filter(({ index }) => !isKnown(index)),
    ...ranks,
  ];
});

const isNamedFact = ({ kind }: Fact) => kind === 'name' || kind === 'technology' || kind === 'certification';
/** Two facts are the same if their ids are equal, whatever list found them. */
const factId = ({ kind, key }: Pick<Fact, 'kind' | 'key'>) =>
  kind === 'name' || kind === 'technology' ? `name ${key}` : `${kind} ${key}`;

const otherIds = ({ also = [] }: Fact) => also.map((key) => `${key.endsWith('%') ? 'percentage' : 'number'} ${key}`);

/** Returns a function that tells whether these texts state a fact under any of its names. */
export function knownFacts(sources: readonly string[]): (fact: Fact) => boolean {
  const all = sources.join('\n');
  const known = new Set(sources.flatMap(extractFacts).flatMap((fact) => [factId(fact), ...otherIds(fact)]));
  const forms = wordForms(sources);
  const measures = quantityKeys(sources);
  const implied = new Map<string, boolean>();
  const isKnownDegree = (fact: Fact) => {
    const id = factId(fact);
    const answer = implied.get(id) ?? isImplied(fact, known, all);
    implied.set(id, answer);
    return answer;
  };
  // Computed at the first use, and the same for all facts.
  let duals: readonly string[] | undefined;
  const saidDuals = () => (duals ??= DUALS.flatMap(([dual, words]) => (says(all, words) ? dual : [])));
  return (fact) =>
    known.has(factId(fact)) ||
    otherIds(fact).some((id) => known.has(id)) ||
    (isNamedFact(fact) && containsWord(normalizeWord(fact.key), forms)) ||
    (fact.measure !== undefined && measures.has(fact.measure)) ||
    (fact.key === 'half' && known.has('percentage 50%')) ||
    saidDuals().some((dual) => fact.key === dual || containsWord(fact.text, new Set([dual]))) ||
    (fact.key.endsWith(':00') && known.has(`number ${Number(fact.key.slice(6, 8))}`)) ||
    isKnownDegree(fact);
}

/** Returns the facts of a text that another no longer states, without repetitions. */
export function lostFacts(before: string, after: string): Fact[] {
  const isKept = knownFacts([after]);
  return [
    ...new Map(
      extractFacts(before)
        .filter((fact) => !isKept(fact))
        .map((fact) => [factId(fact), fact]),
    ).values(),
  ];
}
