import { matchesIn, type TextMatch } from './facts.ts';

/** A Hebrew word behind any prefixes, and nothing longer. */
const hebrewPattern = (words: string) => `(?<![א-ת"״])[ושהבלמכ]{0,2}(?:${words})(?![א-ת"״])`;
const englishPattern = (words: string) => `\\b(?:${words})\\b`;

/** Finds words of either language, whole; a row may lack one of the two. */
export const bilingualPattern = (english: string, hebrew: string): RegExp =>
  new RegExp([english && englishPattern(english), hebrew && hebrewPattern(hebrew)].filter(Boolean).join('|'), 'giu');

/** Whether a text has what a pattern finds, wherever the pattern was left off before. */
export const says = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

/** The sentences of a text; with `commas` each of their parts. */
export const splitClauses = (text: string, commas = false): TextMatch[] =>
  matchesIn(text, commas ? /(?:[^.!?;:,\n]|[.,:](?=\S))+/g : /(?:[^.!?;\n]|\.(?=\S))+/g);
