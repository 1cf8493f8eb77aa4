import {
  COMPANY_WORDS,
  DEGREE_WORDS,
  HEADING_NAMES,
  INSTITUTION_WORDS,
  PLACE_NAMES,
  TITLE_WORDS,
} from '../lexicon/words.ts';

/** Hebrew letter forms that occur only at the end of a word. */
const FINAL_LETTERS = /[ךםןףץ]/g;
const FINAL_LETTERS_WITHIN_WORD = /[ךםןףץ](?=[א-ת])/g;
/** Hebrew and accented Latin letters in one word. */
const MIXED_SCRIPTS = /[א-ת][\u00c0-\u00ff]|[\u00c0-\u00ff][א-ת]/g;
const ACCENTED_LATIN = /[\u00c0-\u00ff]/g;

/** Up to so many occurrences prove nothing. */
const MIN_EVIDENCE = 6;
/** Shares that no real text exceeds: final letters within words, and accented letters among all. */
const [MAX_MISPLACED_SHARE, MAX_ACCENTED_SHARE] = [0.5, 0.4];

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a text is garbled by a broken ToUnicode map, which maps most glyphs to wrong letters; rewriting the fonts of
 * a Hebrew file can cause it. Then no word of the text is what the page shows.
 */
export function isGarbled(text: string): boolean {
  const within = countMatches(text, FINAL_LETTERS_WITHIN_WORD);
  if (within > MIN_EVIDENCE && within > MAX_MISPLACED_SHARE * countMatches(text, FINAL_LETTERS)) return true;
  if (countMatches(text, MIXED_SCRIPTS) > MIN_EVIDENCE) return true;
  const accented = countMatches(text, ACCENTED_LATIN);
  if (accented > MIN_EVIDENCE && accented > MAX_ACCENTED_SHARE * countMatches(text, /\p{L}|[×÷]/gu)) return true;
  return hasUnlikelyPairs(text);
}

/** Words of each script, and its number of letters. */
const SCRIPTS = [
  [/[a-z]{3,}/g, 26],
  [/[א-ת]{3,}/g, 27],
] as const;
/** Fewer letter pairs do not show whether text is a language. */
const MIN_PAIRS = 100;
/** The count given to a pair that the lexica do not contain. */
const UNSEEN = 0.3;
/**
 * Least bits by which letters follow each other more often than by chance, on average: at least 0.6 in all our files,
 * 0.1 to 1 in French, German, Polish and Turkish, about -1 if letters are swapped for others.
 */
const MIN_BITS = -0.5;

/** Whether letters of a script follow each other as in no language, judged by the pairs in the lexica. */
function hasUnlikelyPairs(text: string): boolean {
  const lower = text.toLowerCase();
  return SCRIPTS.some(([words, count]) => {
    const pairs = (lower.match(words) ?? []).filter(({ length }) => length > 3).flatMap(pairsOf);
    if (pairs.length < MIN_PAIRS) return false;
    const counts = learnedPairs(words);
    const bits = pairs.reduce((sum, pair) => {
      const share = ((counts.get(pair) ?? 0) + UNSEEN) / ((counts.get(pair.charAt(0)) ?? 0) + UNSEEN * count);
      return sum + Math.log2(share * count);
    }, 0);
    return bits / pairs.length < MIN_BITS;
  });
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2));

/** For each script, how often the lexica contain each letter pair, and each letter as the first of a pair. */
const learned = new Map<RegExp, ReadonlyMap<string, number>>();

function learnedPairs(words: RegExp): ReadonlyMap<string, number> {
  const known = learned.get(words);
  if (known) return known;
  const lists = [TITLE_WORDS, COMPANY_WORDS, DEGREE_WORDS, INSTITUTION_WORDS, PLACE_NAMES];
  const text = [...lists.flat(), ...Object.values(HEADING_NAMES).flat()].join(' ').toLowerCase();
  const counts = new Map<string, number>();
  for (const pair of (text.match(words) ?? []).flatMap(pairsOf))
    for (const key of [pair, pair.charAt(0)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  learned.set(words, counts);
  return counts;
}
