import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../lexicon/words.ts';
import { memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Whether a word is neither grammar nor a number; `but` are further words to exclude. */
function saysSomething({ text }: TextWord, but: ReadonlySet<string> = FUNCTION_WORDS): boolean {
  const bare = normalizeWord(text);
  if (bare.length < 2 || /^\d/.test(bare)) return false;
  return !(isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some(
    (form) => FUNCTION_WORDS.has(form) || but.has(form),
  );
}

/** Whether a word has content of its own: no article, no "work", no number. */
export const isContentWord = (word: TextWord): boolean =>
  saysSomething(word, NEUTRAL_WORDS) && !/^[ושהבלמכ]{1,3}$/.test(normalizeWord(word.text));

/** Returns one key for each accepted word of a text, in order: the key that most of its forms share. */
const keysOf = (isMeant: (word: TextWord) => boolean) => (text: string) =>
  tokenizeWords(text).flatMap((word) => (isMeant(word) ? mainKey(word.text) : []));
/** Returns the keys of all words except grammar and numbers. */
export const contextKeys = keysOf((word) => saysSomething(word));
export const contentKeys = keysOf(isContentWord);

export const mainKey: (word: string) => string = memoizeByWord(
  (word) => wordKeys(word).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length)[0] ?? word,
);

/** Prefers the key of a listed verb; the key of the plain letters comes last. */
const rank = (key: string) => (key.startsWith('he =') ? 0 : key.startsWith('he .') ? 2 : 1);
