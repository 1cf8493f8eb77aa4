import type { TextMatch } from './facts.ts';
import { memoizeByText, memoizeByWord } from './memoize.ts';

/** A word of a text in either language; apostrophes, gershayim, dots and signs within a name belong to it. */
export interface TextWord extends TextMatch {
  /** Whether it begins a line, a sentence or a clause after a colon. */
  readonly opensSentence: boolean;
}

const WORD_PATTERN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}+#]|['’"״׳.](?=[\p{L}\p{N}]))*['׳]?/gu;
const SENTENCE_OPENING = /(?:^|[\n.!?:;•(])(?:[^\S\n]|[-–—*"“])*$/;

/** The words of a text. */
export const tokenizeWords: (text: string) => readonly TextWord[] = memoizeByText(readWords);

function readWords(text: string): TextWord[] {
  return [...text.matchAll(WORD_PATTERN)].map((match) => ({
    text: match[0],
    index: match.index,
    opensSentence: SENTENCE_OPENING.test(text.slice(Math.max(0, match.index - 12), match.index)) || match.index === 0,
  }));
}

export const isHebrewWord = (word: string) => /^[\u05d0-\u05ea]/.test(word);

/** Hebrew prefixes in their possible order: and; that or when; in, to or from; as or about; the. */
const HEBREW_PREFIXES = /^ו?(?:לכש|כש|מש|ש)?(?:[בלמ]?כ|[בלמ])?ה?$/;

/** Returns the word, and its forms without one to three letters of Hebrew prefixes (and, that, the, in, to, as). */
export const prefixVariants: (word: string) => readonly string[] = memoizeByWord((word) => {
  const forms = [word];
  for (let length = 1; length < 4 && word.length - length > 1; length += 1)
    if (HEBREW_PREFIXES.test(word.slice(0, length))) forms.push(word.slice(length));
  return forms;
});

/** Looks up a word in a table, with or without its Hebrew prefixes. */
export const lookUp = <Value>(word: string, table: ReadonlyMap<string, Value>): Value | undefined =>
  prefixVariants(word.toLowerCase())
    .map((form) => table.get(form))
    .find((value) => value !== undefined);

/** Whether a set contains a word, with or without Hebrew prefixes on either side. */
export function containsWord(word: string, among: ReadonlySet<string>): boolean {
  return prefixVariants(word).some((form) => among.has(form));
}

/** Returns every form in which the words of these texts may recur: lower case, with and without prefixes, singular. */
export function wordForms(texts: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const text of texts) {
    for (const { text: word } of tokenizeWords(text)) {
      for (const form of prefixVariants(normalizeWord(word))) forms.add(form);
      for (const part of normalizeWord(word).split(/[.-]/)) forms.add(part);
    }
  }
  return forms;
}

/** Returns a word in lower case without quotes, English possessive and plural. */
export const normalizeWord: (word: string) => string = memoizeByWord((word) => {
  const lower = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’"״׳]/g, '');
  return /^[a-z]{4,}s$/.test(lower) && !/[sui]s$/.test(lower) ? lower.slice(0, -1) : lower;
});
