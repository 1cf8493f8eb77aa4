import {
  COMPANY_WORDS,
  DEGREE_WORDS,
  HEADING_NAMES,
  INSTITUTION_WORDS,
  PLACE_NAMES,
  TITLE_WORDS,
} from '../lexicon/words.ts';

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
export function hasUnlikelyPairs(text: string): boolean {
  const lower = text.toLowerCase();
  return SCRIPTS.some(([words, count], at) => {
    const pairs = (lower.match(words) ?? []).filter(({ length }) => length > 3).flatMap(pairsOf);
    if (pairs.length < MIN_PAIRS) return false;
    const { counts, firsts } = learnedPairs(at);
    const bits = pairs.reduce((sum, pair) => {
      const share = ((counts.get(pair) ?? 0) + UNSEEN) / ((firsts.get(pair.charAt(0)) ?? 0) + UNSEEN * count);
      return sum + Math.log2(share * count);
    }, 0);
    return bits / pairs.length < MIN_BITS;
  });
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

interface Pairs {
  readonly counts: ReadonlyMap<string, number>;
  readonly firsts: ReadonlyMap<string, number>;
}
const learned: Pairs[] = [];

/** The pairs of the words that the lexica hold, in one script. */
function learnedPairs(script: number): Pairs {
  return (learned[script] ??= countPairs((SCRIPTS[script] ?? SCRIPTS[0])[0]));
}

function countPairs(words: RegExp): Pairs {
  const lists = [TITLE_WORDS, COMPANY_WORDS, DEGREE_WORDS, INSTITUTION_WORDS, PLACE_NAMES];
  const text = [...lists.flat(), ...Object.values(HEADING_NAMES).flat()].join(' ').toLowerCase();
  const [counts, firsts] = [new Map<string, number>(), new Map<string, number>()];
  for (const pair of (text.match(words) ?? []).flatMap(pairsOf)) {
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    firsts.set(pair.charAt(0), (firsts.get(pair.charAt(0)) ?? 0) + 1);
  }
  return { counts, firsts };
}
