import {
  COMPANY_WORDS,
  DEGREE_WORDS,
  HEADING_NAMES,
  INSTITUTION_WORDS,
  PLACE_NAMES,
  TITLE_WORDS,
} from '../lexicon/words.ts';

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

/** Words of a script, and how many letters it has. */
const SCRIPTS = [
  [/[a-z]{3,}/g, 26],
  [/[א-ת]{3,}/g, 27],
] as const;
/** Pairs below which a text says too little of how its language is written. */
const MIN_PAIRS = 100;
/** How often a pair is taken to occur that the lexica do not have. */
const UNSEEN = 0.3;
/**
 * Bits by which letters follow each other more often than by chance, on average: 0.6 and more in all files at hand,
 * 0.1 to 1 in French, German, Polish and Turkish, about -1 where letters stand for others.
 */
const MIN_BITS = -0.5;

/** Whether letters of a script follow each other in a text as they do in no language; by the pairs of the lexica. */
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

/** Of each script how often the words of the lexica have each pair of letters, and each letter before another. */
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
