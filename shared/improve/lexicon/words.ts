import { ENGLISH_IRREGULAR_VERBS, HEBREW_VERBS } from '../../resume/wordLists.ts';
import words from './words.json' with { type: 'json' };

const wordSet = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words of grammar alone. */
export const FUNCTION_WORDS = wordSet(words.grammar);

/** Words that carry no claim of their own: what a line begins with, and what every job has. */
export const NEUTRAL_WORDS = wordSet(words.neutral);

/** Words of advertisements that say how much or how well, and not what. */
export const UNSAID = wordSet(words.unsaid);

/** The first of two words, which the second makes exact (ניהול תקציב): by itself it says little. */
export const HEADS = wordSet(words.heads);

/** Words of an advertisement's headings beside what they are of. */
export const HEADING_FILLERS = wordSet(words.headings);

const wordRows = (more: string, rows: readonly string[]) =>
  [more, ...rows].flatMap((line) => line.split(/[|\n]/)).map((row) => row.trim().split(' ').filter(Boolean));

/** English words that are not inflected by a rule: the base form, then its other forms. */
export const IRREGULAR_ENGLISH = wordRows(ENGLISH_IRREGULAR_VERBS, words.irregularEnglish);

/** Hebrew words whose forms share no root that rules find: weak letters, and nouns of the same verb. */
export const IRREGULAR_HEBREW = wordRows(HEBREW_VERBS, words.irregularHebrew);

/** Words for people, masculine and feminine. */
export const GENDERED_NOUNS = wordRows('', words.gendered);
/** Words that describe things as well as people. */
export const GENDERED_ADJECTIVES = wordRows('', words.genderedAdjectives);
/** English trades that tell a gender. */
export const ENGLISH_GENDERS = wordRows('', words.englishGenders);
