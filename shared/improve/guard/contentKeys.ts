import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../lexicon/words.ts';
import { memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Whether a word is more than grammar and no number; `but` are further words that are not meant. */
function saysSomething({ text }: TextWord, but: ReadonlySet<string> = FUNCTION_WORDS): boolean {
  const bare = normalizeWord(text);
  if (bare.length < 2 || /^\d/.test(bare)) return false;
  return !(isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some(
    (form) => FUNCTION_WORDS.has(form) || but.has(form),
  );
}

/** Whether a word says something of its own: no article, no "work", no number. */
export const isContentWord = (word: TextWord): boolean =>
  saysSomething(word, NEUTRAL_WORDS) && !/^[ושהבלמכ]{1,3}$/.test(normalizeWord(word.text));

/** One key for each of these words of a text, in order: the one that most of its forms share. */
const keysOf = (isMeant: (word: TextWord) => boolean) => (text: string) =>
  tokenizeWords(text).flatMap((word) => (isMeant(word) ? mainKey(word.text) : []));
/** Of words that are more than grammar; numbers are left out. */
export const contextKeys = keysOf((word) => saysSomething(word));
export const contentKeys = keysOf(isContentWord);

export const mainKey: (word: string) => string = memoizeByWord(
  (word) => wordKeys(word).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length)[0] ?? word,
);

/** Forms of one verb in the list first, the letters as they are last. */
const rank = (key: string) => (key.startsWith('he =') ? 0 : key.startsWith('he .') ? 2 : 1);
