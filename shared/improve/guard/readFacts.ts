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

/** Everything a text states that can be compared: figures, dates, names, tools, degrees, certificates, ranks. */
export const extractFacts: (text: string) => readonly Fact[] = memoizeByText((text) => {
  const months = findMonthDates(text);
  const dateless = maskText(text, months);
  const ranks = findCredentials(dateless);
  const listed = findListedNames(dateless);
  // A word that is in a list or claims a degree is known under that key in every spelling: its letters alone are no
  // other name.
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
/** Two facts are one when they say the same, whatever list they were found in. */
const factId = ({ kind, key }: Pick<Fact, 'kind' | 'key'>) =>
  kind === 'name' || kind === 'technology' ? `name ${key}` : `${kind} ${key}`;

const otherIds = ({ also = [] }: Fact) => also.map((key) => `${key.endsWith('%') ? 'percentage' : 'number'} ${key}`);

/** Whether the texts of a person state a fact, under any of the names that it may have. */
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
  // Asked of each fact, and the same for all of them.
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

/** Facts of a text that another no longer states, each once. */
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
