import { SUGGESTED_SKILLS } from '../../resume/skillCatalogue.ts';
import { ADVERT_ROWS, STRICT_ROWS } from '../lexicon/equivalents.ts';
import { memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';

const SUFFIX = /(?:יות|ים|ות|ית|ת|ה|י)$/;

/** Keys of a word: English by its stem, Hebrew forms with and without their endings, of so many letters at least. */
const keysOf = (bare: string, forms: readonly string[], least: number): readonly string[] => {
  if (!isHebrewWord(bare)) return wordKeys(bare);
  const stems = forms.map((form) => (form.length > 3 ? form.replace(SUFFIX, '') : form));
  const all = [...forms, ...stems.filter((stem) => stem.length >= least)];
  return [...new Set(all)].filter((form) => form.length > 1).map((form) => `he ${form}`);
};
/** Forms under which a word may stand in the table: Hebrew without its prefixes too. */
const tableKeys: (word: string) => readonly string[] = memoizeByWord((word) =>
  keysOf(normalizeWord(word), prefixVariants(normalizeWord(word)), 2),
);
/** The same of a word in the table itself, which has no prefixes. */
const ownKeys = (word: string) => keysOf(normalizeWord(word), [normalizeWord(word)], 3);

interface TablePhrase {
  readonly words: readonly ReadonlySet<string>[];
  /** The row that it stands in, by the row's first words. */
  readonly row: string;
  readonly isStrict: boolean;
}

/** Phrases of the tables by each key of their first word. */
const PHRASES = new Map<string, TablePhrase[]>();
/** Words of the longest phrase that is looked for. */
export const MOST_WORDS = 6;

function addRow(entries: readonly string[], isStrict: boolean): void {
  const [row = ''] = entries;
  for (const entry of entries) {
    const words = tokenizeWords(entry).map(({ text }) => new Set(ownKeys(text)));
    for (const key of words[0] ?? []) PHRASES.set(key, [...(PHRASES.get(key) ?? []), { words, row, isStrict }]);
  }
}
for (const row of ADVERT_ROWS) addRow(row, false);
for (const row of STRICT_ROWS) addRow(row, true);
for (const name of Object.values(SUGGESTED_SKILLS).flat())
  if (typeof name !== 'string') addRow([name.he, name.en], false);

/** The phrases of the tables with which these words begin. */
export function phrasesAt(words: readonly string[]): TablePhrase[] {
  const found = tableKeys(words[0] ?? '').flatMap((key) => PHRASES.get(key) ?? []);
  return [...new Set(found)].filter(
    (phrase) =>
      phrase.words.length <= words.length &&
      phrase.words.every((keys, at) => at === 0 || tableKeys(words[at] as string).some((key) => keys.has(key))),
  );
}

/** Words of a text that say what a row of the strict table says: VAT, value added tax, מע"מ. */
interface Equivalent {
  readonly row: string;
  /** Places of its words, in UTF-16 code units. */
  readonly places: readonly number[];
}

/** All words and phrases of a text that stand in the strict table. */
export function findEquivalents(text: string): Equivalent[] {
  const words = tokenizeWords(text);
  return words.flatMap((_, at) =>
    phrasesAt(words.slice(at, at + MOST_WORDS).map((word) => word.text)).flatMap(
      ({ row, isStrict, words: { length } }) =>
        isStrict ? [{ row, places: words.slice(at, at + length).map(({ index }) => index) }] : [],
    ),
  );
}
