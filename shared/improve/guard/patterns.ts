import { matchesIn, type TextMatch } from './facts.ts';

/** Matches a Hebrew word after any prefixes, but not within a longer word. */
const hebrewPattern = (words: string) => `(?<![א-ת"״])[ושהבלמכ]{0,2}(?:${words})(?![א-ת"״])`;
const englishPattern = (words: string) => `\\b(?:${words})\\b`;

/** Returns a pattern for whole words of both languages; either may be empty. */
export const bilingualPattern = (english: string, hebrew: string): RegExp =>
  new RegExp([english && englishPattern(english), hebrew && hebrewPattern(hebrew)].filter(Boolean).join('|'), 'giu');

/** Whether a text matches a pattern, regardless of the pattern's `lastIndex`. */
export const says = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

/** Returns the sentences of a text; with `commas` their clauses. */
export const splitClauses = (text: string, commas = false): TextMatch[] =>
  matchesIn(text, commas ? /(?:[^.!?;:,\n]|[.,:](?=\S))+/g : /(?:[^.!?;\n]|\.(?=\S))+/g);
