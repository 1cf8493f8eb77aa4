import { hasUnlikelyPairs } from './letterPairs.ts';

/** Letters that stand at the end of a word alone. */
const FINAL_LETTERS = /[ךםןףץ]/g;
const FINAL_LETTERS_WITHIN_WORD = /[ךםןףץ](?=[א-ת])/g;
/** Hebrew and accented Latin letters in one word. */
const MIXED_SCRIPTS = /[א-ת][\u00c0-\u00ff]|[\u00c0-\u00ff][א-ת]/g;
const ACCENTED_LATIN = /[\u00c0-\u00ff]/g;

/** Fewer of them prove nothing. */
const MIN_EVIDENCE = 6;
/** Shares above which no person writes so: of final letters within words, and of all letters that are accented. */
const [MAX_MISPLACED_SHARE, MAX_ACCENTED_SHARE] = [0.5, 0.4];

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a text is garbled by a broken ToUnicode map: the file maps most glyphs to wrong letters, as when a program
 * rewrote the fonts of a Hebrew file. No word of it is what the page shows.
 */
export function isGarbled(text: string): boolean {
  const within = countMatches(text, FINAL_LETTERS_WITHIN_WORD);
  if (within > MIN_EVIDENCE && within > MAX_MISPLACED_SHARE * countMatches(text, FINAL_LETTERS)) return true;
  if (countMatches(text, MIXED_SCRIPTS) > MIN_EVIDENCE) return true;
  const accented = countMatches(text, ACCENTED_LATIN);
  if (accented > MIN_EVIDENCE && accented > MAX_ACCENTED_SHARE * countMatches(text, /\p{L}|[×÷]/gu)) return true;
  return hasUnlikelyPairs(text);
}
