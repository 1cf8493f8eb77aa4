import { ENGLISH_IRREGULAR_VERBS, HEBREW_VERBS } from '../../resume/wordLists.ts';
import words from './words.json' with { type: 'json' };

const wordSet = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words that are only grammar. */
export const FUNCTION_WORDS = wordSet(words.grammar);

/** Words without a claim of their own: beginnings of lines, and what every job involves. */
export const NEUTRAL_WORDS = wordSet(words.neutral);

/** Words of advertisements that say how much or how well, but not what. */
export const UNSAID = wordSet(words.unsaid);

/** Words that say little without a second one, which makes them exact (ניהול תקציב). */
export const HEADS = wordSet(words.heads);

/** Words in an advertisement's headings besides those that name the section. */
export const HEADING_FILLERS = wordSet(words.headings);

const wordRows = (more: string, rows: readonly string[]) =>
  [more, ...rows].flatMap((line) => line.split(/[|\n]/)).map((row) => row.trim().split(' ').filter(Boolean));

/** Irregular English words: the base form, then the other forms. */
export const IRREGULAR_ENGLISH = wordRows(ENGLISH_IRREGULAR_VERBS, words.irregularEnglish);

/** Hebrew words whose forms share no root that rules can find: weak letters, and nouns of the same verb. */
export const IRREGULAR_HEBREW = wordRows(HEBREW_VERBS, words.irregularHebrew);

/** Words for people, masculine and feminine. */
export const GENDERED_NOUNS = wordRows('', words.gendered);
/** Words that describe things as well as people. */
export const GENDERED_ADJECTIVES = wordRows('', words.genderedAdjectives);
/** English trades that show a gender. */
export const ENGLISH_GENDERS = wordRows('', words.englishGenders);
