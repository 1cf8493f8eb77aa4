import type { TextMatch } from '../../shared/improve/guard/facts.ts';
import { foldSigns } from '../../shared/improve/guard/normalize.ts';
import type { Language } from '../../shared/platform/language.ts';
import { sourceLanguage, termsOf, type TermGroup } from '../../shared/twin/terms.ts';

/** Terms of a résumé's texts that have a name in each language. */
const GROUPS: readonly TermGroup[] = [
  'degrees',
  'fields',
  'grades',
  'titles',
  'ranks',
  'service',
  'schools',
  'employers',
  'places',
  'languages',
  'words',
  'skills',
];
const HEBREW_PREFIX = /(?:^|[^\p{L}\p{M}])[ושהבלמכ]{1,3}[-־]?$/u;
const LONGEST_PREFIX = 6;

/** Without case and with one kind of signs, of the same length except for a few letters. */
const comparable = (text: string) => foldSigns(text).toLowerCase();

/** A text in which thousands of terms are looked for: made comparable once. */
interface Searched {
  readonly text: string;
  readonly all: string;
}
const searched = (text: string): Searched => ({ text, all: comparable(text) });

/** Finds a term in a text as separate words, or after Hebrew prefixes. */
function placesOf({ text, all }: Searched, wanted: string): TextMatch[] {
  const places: TextMatch[] = [];
  // A sign that is lowered to two would move all places after it.
  if (wanted === '' || all.length !== text.length) return places;
  for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + wanted.length)) {
    const before = all.slice(Math.max(0, index - LONGEST_PREFIX), index);
    const isBehind = /^$|[^\p{L}\p{M}\p{N}]$/u.test(before) || HEBREW_PREFIX.test(before);
    if (isBehind && !/^[\p{L}\p{M}\p{N}]/u.test(all.slice(index + wanted.length)))
      places.push({ text: text.slice(index, index + wanted.length), index });
  }
  return places;
}

/** Places of a name, whose article a Hebrew prefix may replace: הטכניון, בטכניון. */
const namePlaces = (text: Searched, name: string) => [
  ...placesOf(text, comparable(name)),
  ...(/^ה[א-ת]{3}/.test(name) ? placesOf(text, comparable(name.slice(1))) : []),
];

export const isWithin = (text: string, term: string) => placesOf(searched(text), comparable(term)).length > 0;

/** The terms of all groups in their comparable forms, which are always the same. */
let comparableTerms: readonly Readonly<Record<Language, readonly string[]>>[] | undefined;
const listTerms = () =>
  (comparableTerms ??= GROUPS.flatMap(termsOf).map(({ he, en }) => ({
    he: he.map(comparable),
    en: en.map(comparable),
  })));

/** Names of a pair: as a text writes them, and as its translation does. */
export type PairNames = readonly (readonly [source: string, translation: string])[];

/** Terms and names that both texts have, and names that only the first has. */
export function knownPlaces(source: string, translation: string, to: Language, names: PairNames) {
  const from = sourceLanguage(to);
  const [first, second] = [searched(source), searched(translation)];
  const places = { source: [] as TextMatch[], translation: [] as TextMatch[] };
  const lost: TextMatch[] = [];
  const said: (readonly [string, string])[] = [];
  for (const [name, other] of names) {
    const [here, there] = [namePlaces(first, name), namePlaces(second, other)];
    if (here.length === 0) continue;
    said.push([name, other]);
    places.source.push(...here);
    places.translation.push(...there);
    if (there.length === 0) lost.push(...here.slice(0, 1));
  }
  for (const term of listTerms()) {
    const here = term[from].flatMap((form) => placesOf(first, form));
    if (here.length === 0) continue;
    const there = term[to].flatMap((form) => placesOf(second, form));
    if (there.length === 0) continue;
    places.source.push(...here);
    places.translation.push(...there);
  }
  return { ...places, lost, names: said };
}
