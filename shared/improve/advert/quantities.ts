import { SPOKEN_LANGUAGES } from '../../resume/spokenLanguages.ts';
import { findCredentials } from '../guard/credentials.ts';
import { UNIT_WORDS } from '../lexicon/quantities.ts';
import { lookUp, tokenizeWords } from '../guard/words.ts';
import { MORE_LANGUAGES } from '../lexicon/adverts.ts';

/** Languages by their names. */
export const LANGUAGE_NAMES = [...SPOKEN_LANGUAGES.map(Object.values<string>), ...MORE_LANGUAGES];
const LANGUAGE_NUMBERS = new Map(
  LANGUAGE_NAMES.flatMap((names, number) => names.map((name) => [name.toLowerCase(), number])),
);

/** Returns the languages that a text names, by their index in {@link LANGUAGE_NAMES}. */
export const languagesIn = (text: string): { readonly number: number; readonly name: string }[] =>
  tokenizeWords(text).flatMap(({ text: name }) => {
    const number = lookUp(name, LANGUAGE_NUMBERS);
    return number === undefined ? [] : [{ number, name }];
  });

const YEARS = new RegExp(
  [
    String.raw`(\d{1,2})\s?(?:[-–]\s?\d{1,2}|\+)?\s?(?:\+\s?)?(?:full )?(?:years?|yrs?|שנים|שנות|שנה)`,
    String.raw`(?<![\p{L}])([a-z]{2,9}|[א-ת]{2,9})\s(?:years?|שנים|שנות)`,
    '(שנתיים)',
    String.raw`(?<![א-ת])(שנה|שנת)(?![א-ת])|(?<!\b(?:once|twice|times|days) )\b(?:a|one) year\b`,
  ].join('|'),
  'iu',
);

/** Returns the least years that a text asks for; 0 if it names none. */
export function yearsIn(text: string): number {
  const match = YEARS.exec(text);
  const months = /(\d{1,2})\+? (?:months|חודשים)/.exec(text)?.[1];
  if (!match) return Number(months ?? 0) / 12;
  const [, digits, word, two] = match;
  if (digits !== undefined) return Number(digits);
  if (word !== undefined && !/^(?:a|one)$/i.test(word)) return lookUp(word, UNIT_WORDS) ?? 0;
  return two === undefined ? 1 : 2;
}

const DEGREE_RANKS: ReadonlyMap<string, number> = new Map([
  ['technician', 1],
  ['degree', 1.5],
  ['bachelor', 2],
  ['master', 3],
  ['doctor', 4],
]);

/** Returns the rank of the lowest degree that a text names; 0 if none. "Degree" counts only without another. */
export function degreeIn(text: string): number {
  const ranks = findCredentials(text).flatMap(({ kind, key }) =>
    kind === 'degree' ? (DEGREE_RANKS.get(key) ?? []) : [],
  );
  // B.O.T., M.Mus.: a degree in any subject.
  for (const [, letter] of text.matchAll(/(?<![\p{L}.])([BM])\.(?!D\b)[A-Z]/gu))
    ranks.push(DEGREE_RANKS.get(letter === 'B' ? 'bachelor' : 'master') ?? 0);
  const exact = ranks.filter((rank) => rank !== DEGREE_RANKS.get('degree'));
  return ranks.length === 0 ? 0 : Math.min(...(exact.length > 0 ? exact : ranks));
}
