import { memoizeByWord } from './memoize.ts';
import { unfinal } from './morphology.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

const HEBREW_ACRONYM = /^[א-ת]+"[א-ת]{1,3}$/;
const LATIN_ACRONYM = /^[A-Z][A-Z&/]{1,5}s?$/;
/** Small words that an acronym skips. */
const PASSED_OVER = new Set(['of', 'and', 'the', 'for', 'in', 'on', '&', 'to']);
const MAX_WORDS = 7;

/** Returns the letters of an acronym in the forms in which they may be spelled out; empty for other words. */
function lettersOf(text: string): string[] {
  if (LATIN_ACRONYM.test(text)) return [text.replace(/s$/, '').replace(/[&/]/g, '').toLowerCase()];
  return HEBREW_ACRONYM.test(text)
    ? prefixVariants(normalizeWord(text))
        .flatMap((form) => [form, form.replace(/(?:ים|ות|י|ת)$/, '')])
        .filter((form) => form.length > 1)
        .map(unfinal)
    : [];
}

const withoutVowels = (form: string) => form.slice(0, 1) + form.slice(1).replace(/[וי]/g, '');
/**
 * Returns a word's contributions to an acronym: up to three letters, also without Hebrew prefixes and vowel letters.
 */
const beginnings: (word: string) => readonly string[] = memoizeByWord((word) => {
  const forms = isHebrewWord(word) ? prefixVariants(unfinal(word)) : [word];
  const all = [...forms, ...forms.map(withoutVowels)];
  return [...new Set(all.flatMap((form) => [form.slice(0, 1), form.slice(0, 2), form.slice(0, 3)]))];
});

/** An acronym, and the successive words that spell it out. */
type Spelling = readonly [letters: string, from: number, to: number];

/** Returns the successive words of a text that spell out one of these acronyms by their beginnings. */
function spelledOut(words: readonly TextWord[], acronyms: ReadonlySet<string>): Spelling[] {
  if (acronyms.size === 0) return [];
  const starts = new Set([...acronyms].flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))));
  const spellings: Spelling[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let spelled = [''];
    for (let to = from; to < Math.min(words.length, from + MAX_WORDS) && spelled.length > 0; to += 1) {
      const word = words[to]?.text.toLowerCase() ?? '';
      const longer = spelled.flatMap((letters) => beginnings(word).map((next) => letters + next));
      const isSmall = to > from && PASSED_OVER.has(word);
      spelled = [...new Set([...longer, ...(isSmall ? spelled : [])])].filter((letters) => starts.has(letters));
      if (to > from) for (const letters of spelled) if (acronyms.has(letters)) spellings.push([letters, from, to + 1]);
    }
  }
  return spellings;
}

/** Returns the indexes of words in `text` that spell out an acronym of `others`, or are one of words in `others`. */
export function acronymWords(text: readonly TextWord[], others: readonly string[]): ReadonlySet<number> {
  const words = others.map(tokenizeWords);
  const joined = others.join('\n').match(/\b[A-Z](?:[&/][A-Z])+\b/g) ?? [];
  const said = new Set([
    ...words.flatMap((each) => each.flatMap((word) => lettersOf(word.text))),
    ...joined.map((letters) => letters.replace(/[&/]/g, '').toLowerCase()),
  ]);
  const indexes = new Set<number>();
  for (const [, from, to] of spelledOut(text, said)) for (let i = from; i < to; i += 1) indexes.add(i);
  const ownAcronyms = new Set(text.flatMap((word) => lettersOf(word.text)));
  const spelled = new Set(words.flatMap((each) => spelledOut(each, ownAcronyms).map(([letters]) => letters)));
  text.forEach((word, wordIndex) => {
    if (lettersOf(word.text).some((letters) => spelled.has(letters))) indexes.add(wordIndex);
  });
  return indexes;
}
