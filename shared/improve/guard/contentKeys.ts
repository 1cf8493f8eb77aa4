import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../lexicon/functionWords.ts';
import { memoizeByWord } from './memoize.ts';
import { wordKeys } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

/** Whether a word says something of its own: no article, no "work", no number. */
export function isContentWord({ text }: TextWord): boolean {
  const bare = normalizeWord(text);
  if (bare.length < 2 || /^\d/.test(bare) || /^[ושהבלמכ]{1,3}$/.test(bare)) return false;
  return !(isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some(
    (form) => NEUTRAL_WORDS.has(form) || FUNCTION_WORDS.has(form),
  );
}

/** One key for each word of a text that is more than grammar, in order; numbers are left out. */
export const contextKeys = (text: string): string[] =>
  tokenizeWords(text)
    .filter(({ text: word }) => {
      const bare = normalizeWord(word);
      if (bare.length < 2 || /^\d/.test(bare)) return false;
      return !(isHebrewWord(bare) ? prefixVariants(bare) : [bare]).some((form) => FUNCTION_WORDS.has(form));
    })
    .map(({ text: word }) => mainKey(word));

/** One key for each content word of a text, in order: the one that most of its forms share. */
export const contentKeys = (text: string): string[] =>
  tokenizeWords(text)
    .filter(isContentWord)
    .map(({ text: word }) => mainKey(word));

export const mainKey: (word: string) => string = memoizeByWord(
  (word) => wordKeys(word).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length)[0] ?? word,
);

/** Forms of one verb in the list first, the letters as they are last. */
const rank = (key: string) => (key.startsWith('he =') ? 0 : key.startsWith('he .') ? 2 : 1);
