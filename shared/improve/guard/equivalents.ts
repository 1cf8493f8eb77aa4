import table from '../lexicon/equivalents.json' with { type: 'json' };
import { memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

const SUFFIX = /(?:תית|תיים|תי|יות|ים|ות|ית|ת|ה|י)$/;

/** Returns a word's keys: the English stem; Hebrew forms with and without endings, of at least `least` letters. */
const keysOf = (bare: string, forms: readonly string[], least: number): readonly string[] => {
  if (!isHebrewWord(bare)) return wordKeys(bare);
  const stems = forms.map((form) => (form.length > 3 ? form.replace(SUFFIX, '') : form));
  const all = [...forms, ...stems.filter((stem) => stem.length >= least)];
  return [...new Set(all)].filter((form) => form.length > 1).map((form) => `he ${form}`);
};
/** Returns the keys under which the table may hold a word; Hebrew also without prefixes. */
const tableKeys: (word: string) => readonly string[] = memoizeByWord((word) =>
  keysOf(normalizeWord(word), prefixVariants(normalizeWord(word)), 2),
);
/** Returns the keys of a word in the table itself, which has no prefixes. */
const ownKeys = (word: string) => keysOf(normalizeWord(word), [normalizeWord(word)], 3);

interface TablePhrase {
  readonly words: readonly ReadonlySet<string>[];
  /** The row it is in, named by the row's first words. */
  readonly row: string;
}

/** Words of the longest phrase that is looked up. */
export const MOST_WORDS = 6;

/** Returns a function that finds the phrases of these rows at the beginning of words. */
export function indexPhrases(rows: readonly (readonly string[])[]): (words: readonly string[]) => TablePhrase[] {
  const phrases = new Map<string, TablePhrase[]>();
  for (const entries of rows)
    for (const entry of entries) {
      const words = tokenizeWords(entry).map(({ text }) => new Set(ownKeys(text)));
      for (const key of words[0] ?? [])
        phrases.set(key, [...(phrases.get(key) ?? []), { words, row: entries[0] as string }]);
    }
  return (words) =>
    [...new Set(tableKeys(words[0] ?? '').flatMap((key) => phrases.get(key) ?? []))].filter(
      (phrase) =>
        phrase.words.length <= words.length &&
        phrase.words.every((keys, i) => i === 0 || tableKeys(words[i] as string).some((key) => keys.has(key))),
    );
}

/**
 * Returns rows of words that mean the same in both languages. Each row of the table names its source (sources.json, or
 * an article): the source gives the thing and its main names; inflections and phrases are ours.
 */
export const toRows = (rows: readonly (readonly string[])[]) => rows.map(([, words = '']) => words.split(', '));

/** Rows whose words claim exactly the same: abbreviations and their meanings, forms of one activity. */
export const STRICT_ROWS = toRows(table);
const strictPhrasesAt = indexPhrases(STRICT_ROWS);

/** Words of a text that match a row of the strict table: VAT, value added tax, מע"מ. */
interface Equivalent {
  readonly row: string;
  /** Positions of its words, in UTF-16 code units. */
  readonly places: readonly number[];
}

/** Returns all words and phrases of a text that are in the strict table. */
export function findEquivalents(text: string): Equivalent[] {
  const words = tokenizeWords(text);
  return words.flatMap((_, from) =>
    strictPhrasesAt(words.slice(from, from + MOST_WORDS).map((word) => word.text)).map(({ row, words: phrase }) => ({
      row,
      places: words.slice(from, from + phrase.length).map(({ index }) => index),
    })),
  );
}
