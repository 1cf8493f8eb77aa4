import { JOB_WORDS } from '../lexicon/jobWords.ts';
import { SHORT_FORMS } from '../lexicon/shortForms.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

/** Rows of the tables by each of their phrases; a phrase is its words in lower case, joined by spaces. */
const ROWS_BY_PHRASE = new Map<string, number[]>();
const MAX_WORDS = 5;
`${SHORT_FORMS}\n${JOB_WORDS}`
  .split(/[|\n]/)
  .filter((row) => row.trim() !== '')
  .forEach((row, number) => {
    for (const entry of row.trim().split(' ')) {
      const phrase = entry.split(/[_-]/).map(normalizeWord).join(' ');
      ROWS_BY_PHRASE.set(phrase, [...(ROWS_BY_PHRASE.get(phrase) ?? []), number]);
    }
  });

const NONE: readonly number[] = [];
const bareForms = (word: string) => (isHebrewWord(word) ? prefixVariants(word) : [word]);

/** Words of a text that say what a row of the tables says: VAT, value added tax, מע"מ. */
export interface Equivalent {
  readonly rows: readonly number[];
  /** Places of its words, in UTF-16 code units. */
  readonly places: readonly number[];
}

/** All words and phrases of a text that stand in the tables. */
export function findEquivalents(text: string): Equivalent[] {
  const words = tokenizeWords(text);
  const normal = words.map((word) => normalizeWord(word.text));
  return words.flatMap((_, at) => {
    const found: Equivalent[] = [];
    for (let length = 1; length <= MAX_WORDS && at + length <= words.length; length += 1) {
      const rest = normal.slice(at + 1, at + length);
      const rows = bareForms(normal[at] as string).flatMap(
        (first) => ROWS_BY_PHRASE.get([first, ...rest].join(' ')) ?? NONE,
      );
      if (rows.length > 0) found.push({ rows, places: words.slice(at, at + length).map(({ index }) => index) });
    }
    return found;
  });
}
