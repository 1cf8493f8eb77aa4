import type { TextMatch } from '../../shared/improve/guard/facts.ts';
import { foldSigns } from '../../shared/improve/guard/normalize.ts';
import type { Language } from '../../shared/platform/language.ts';
import { sourceLanguage, termsOf, type TermGroup } from '../../shared/twin/terms.ts';

/** What may stand in a text of a résumé and has a name in each language. */
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

/** Without case and with one kind of signs, of the same length but for a few letters. */
const comparable = (text: string) => foldSigns(text).toLowerCase();

/** Where a term stands in a text as words of its own, or behind the letters that Hebrew puts before a word. */
function placesOf(text: string, term: string): TextMatch[] {
  const [all, wanted] = [comparable(text), comparable(term)];
  const places: TextMatch[] = [];
  // A sign that is lowered to two would move all places behind it.
  if (wanted === '' || all.length !== text.length) return places;
  for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + wanted.length)) {
    const before = all.slice(Math.max(0, index - LONGEST_PREFIX), index);
    const isBehind = /^$|[^\p{L}\p{M}\p{N}]$/u.test(before) || HEBREW_PREFIX.test(before);
    if (isBehind && !/^[\p{L}\p{M}\p{N}]/u.test(all.slice(index + wanted.length)))
      places.push({ text: text.slice(index, index + term.length), index });
  }
  return places;
}

/** Of a name, which a Hebrew prefix may take its article from: הטכניון, בטכניון. */
const namePlaces = (text: string, name: string) => [
  ...placesOf(text, name),
  ...(/^ה[א-ת]{3}/.test(name) ? placesOf(text, name.slice(1)) : []),
];

export const isWithin = (text: string, term: string) => placesOf(text, term).length > 0;

/** Names of a pair: as a text writes them, and as its translation does. */
export type PairNames = readonly (readonly [source: string, translation: string])[];

/** Terms and names that both texts have, and names that only the first has. */
export function knownPlaces(source: string, translation: string, to: Language, names: PairNames) {
  const from = sourceLanguage(to);
  const places = { source: [] as TextMatch[], translation: [] as TextMatch[] };
  const lost: TextMatch[] = [];
  const said: (readonly [string, string])[] = [];
  for (const [name, other] of names) {
    const [here, there] = [namePlaces(source, name), namePlaces(translation, other)];
    if (here.length === 0) continue;
    said.push([name, other]);
    places.source.push(...here);
    places.translation.push(...there);
    if (there.length === 0) lost.push(...here.slice(0, 1));
  }
  for (const term of GROUPS.flatMap(termsOf)) {
    const here = term[from].flatMap((form) => placesOf(source, form));
    if (here.length === 0) continue;
    const there = term[to].flatMap((form) => placesOf(translation, form));
    if (there.length === 0) continue;
    places.source.push(...here);
    places.translation.push(...there);
  }
  return { ...places, lost, names: said };
}
