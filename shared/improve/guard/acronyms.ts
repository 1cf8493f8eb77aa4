import { normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

const HEBREW_ACRONYM = /^[א-ת]+"[א-ת]{1,3}$/;
const LATIN_ACRONYM = /^[A-Z][A-Z&/]{1,5}s?$/;
/** Small words that an acronym passes over. */
const PASSED_OVER = new Set(['of', 'and', 'the', 'for', 'in', 'on', '&', 'to']);
const MAX_WORDS = 7;

/** Letters of the acronyms of a text, as they may be spelled out elsewhere. */
function acronymsOf(words: readonly TextWord[]): string[] {
  return words.flatMap(({ text }) => {
    if (LATIN_ACRONYM.test(text)) return [text.replace(/s$/, '').replace(/[&/]/g, '').toLowerCase()];
    return HEBREW_ACRONYM.test(text)
      ? prefixVariants(normalizeWord(text))
          .filter((form) => form.length > 1)
          .flatMap((form) => [form, form.replace(/(?:ים|ות|י|ת)$/, '')])
      : [];
  });
}

/** How many words from `from` on spell the letters out: each begins with the next one, two or three of them. */
function spelledOutLength(words: readonly TextWord[], from: number, letters: string): number {
  const search = (at: number, left: string): number => {
    if (left === '') return at - from;
    const word = words[at]?.text.toLowerCase();
    if (word === undefined || at - from >= MAX_WORDS) return 0;
    if (at > from && PASSED_OVER.has(word)) {
      const without = search(at + 1, left);
      if (without > 0) return without;
    }
    for (const form of prefixVariants(unfinal(word)).flatMap((each) => [
      each,
      each.slice(0, 1) + each.slice(1).replace(/[וי]/g, ''),
    ]))
      for (let length = 1; length <= Math.min(3, left.length, form.length); length += 1) {
        if (!form.startsWith(left.slice(0, length))) continue;
        const found = search(at + 1, left.slice(length));
        if (found > 0) return found;
      }
    return 0;
  };
  const found = search(from, unfinal(letters));
  return found > 1 ? found : 0;
}
const unfinal = (word: string) =>
  word.replace(/[ךםןףץ]/g, (letter) => ownProperty({ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }, letter) as string);

/**
 * Words of `text` that spell out an acronym of `other`, or are an acronym of what `other` spells out, by their place.
 */
export function acronymWords(text: readonly TextWord[], others: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const other of others) {
    const words = tokenizeWords(other);
    const joined = [...other.matchAll(/\b[A-Z](?:[&/][A-Z])+\b/g)].map(({ 0: text }) =>
      text.replace(/[&/]/g, '').toLowerCase(),
    );
    for (const letters of new Set([...acronymsOf(words), ...joined]))
      for (let from = 0; from < text.length; from += 1) {
        const length = spelledOutLength(text, from, letters);
        for (let at = 0; at < length; at += 1) found.add(from + at);
      }
    text.forEach((word, at) => {
      for (const letters of acronymsOf([word]))
        if (words.some((_, from) => spelledOutLength(words, from, letters) > 0)) found.add(at);
    });
  }
  return found;
}
