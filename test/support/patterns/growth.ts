import { parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import { check } from 'recheck';
import { analyse } from 'scslre';
import { MAX_LINEAR_GROWTH, processorMs, shortestRunMs } from '../growth.ts';

/** A pattern in JavaScript syntax. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A text that a pattern is said to be slow on: what stands before, again and again within, and behind. */
interface AttackText {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

/**
 * How the time of a pattern grows with its text: `linear` as both analysers say; `bounded` where one doubts and the
 * engine takes linear time on its text, as behind a repetition that has a bound; `polynomial` or `exponential` as the
 * engine shows, or as an analyser says of what is too slow to try; `unknown` where the analysis did not end.
 */
export type PatternGrowth = 'linear' | 'bounded' | 'polynomial' | 'exponential' | 'unknown';

/** Milliseconds of one analysis: where it is not done by then, only a pattern whose repetitions end is accepted. */
const ANALYSIS_MS = 60_000;
/** The same for a pattern whose repetitions end: what is looked for is how often it tries the same over again. */
const BOUNDED_ANALYSIS_MS = 5_000;
/** An analysis that searches at random is to find the same each time. */
const SEED = 1;

/**
 * How a pattern's time grows, with what the analysers say about it. Two of them, as each finds what the other does not
 * (decision 50).
 */
export async function patternGrowth({ source, flags }: Pattern): Promise<{
  readonly growth: PatternGrowth;
  readonly said: string;
}> {
  const { reports } = analyse({ source, flags });
  const ends = repetitionsEnd({ source, flags });
  // The analyser knows no `d`, which changes nothing about how a pattern matches.
  const found = await check(source, flags.replace('d', ''), {
    timeout: ends ? BOUNDED_ANALYSIS_MS : ANALYSIS_MS,
    randomSeed: SEED,
    // Its search counts characters as well: by the clock of a busy machine whatever it tries would look slow.
    attackTimeout: null,
    incubationTimeout: null,
  });
  const summary = found.status === 'unknown' ? found.error.kind : found.complexity.summary;
  const said = [...reports.map(({ type }) => type), summary].join(', ');
  if (found.status === 'unknown') return { growth: ends ? 'bounded' : 'unknown', said };
  if (found.complexity.type === 'exponential' || reports.some(({ exponential }) => exponential))
    return { growth: 'exponential', said };
  if (found.status === 'safe' && reports.length === 0) return { growth: 'linear', said };
  const texts: AttackText[] = [
    ...(found.status === 'vulnerable' ? [found.attack] : []),
    ...reports.map(({ character }) => repeatedText(character.pick)),
    ...(ends ? [] : ownTexts({ source, flags })),
  ];
  const isSlow = texts.some((text) => growsOn({ source, flags }, text));
  return { growth: isSlow ? 'polynomial' : 'bounded', said };
}

/** Whether each repetition of a pattern has a bound, so that it looks only so far from each place of a text. */
function repetitionsEnd({ source, flags }: Pattern): boolean {
  let ends = true;
  visitRegExpAST(parseRegExpLiteral(new RegExp(source, flags)), {
    onQuantifierEnter: ({ max }) => void (ends &&= Number.isFinite(max)),
  });
  return ends;
}

/** A character again and again, and one that ends it. */
const repeatedText = (character: string): AttackText => ({
  pumps: [{ prefix: '', pump: character }],
  suffix: '\uffff\n',
});

/** Characters of a pattern that texts are made of at most. */
const MAX_CHARACTERS = 12;

/**
 * Texts of one or two of the characters that a pattern names, again and again: a text that the analyser found for an
 * engine of its own may be one that this engine sees through.
 */
function ownTexts({ source, flags }: Pattern): AttackText[] {
  const named = new Set([' ', 'a', '1']);
  visitRegExpAST(parseRegExpLiteral(new RegExp(source, flags)), {
    onCharacterEnter: ({ value }) => void named.add(String.fromCodePoint(value)),
  });
  const characters = [...named].slice(0, MAX_CHARACTERS);
  return characters.flatMap((one) => [
    repeatedText(one),
    ...characters.filter((other) => other !== one).map((other) => repeatedText(one + other)),
  ]);
}

/** Code units of the longest text that is tried. */
const MAX_SIZE = 64_000;
/** Milliseconds that a text takes at least that another is compared with. */
const MEASURABLE_MS = 3;
/** Longer texts than one that takes as many milliseconds are not tried. */
const TOO_LONG_MS = 30;
/** How often a text that takes too long is tried: the machine may be busy. */
const ROUNDS = 8;
/** Before them nothing is known: one text that was disturbed while the shorter was read looks linear. */
const LEAST_ROUNDS = 3;

/** Whether the engine takes more than linear time to look for a pattern everywhere in such a text. */
function growsOn({ source, flags }: Pattern, { pumps, suffix }: AttackText): boolean {
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const length = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const work = (size: number) => {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(size / length))).join('') + suffix;
    return () => text.replace(everywhere, '');
  };
  let size = 250;
  while (size < MAX_SIZE && shortestRunMs(work(size), 2) < MEASURABLE_MS) size *= 2;
  // What grows up to the bound of a repetition no longer does behind it.
  for (; ; size *= 4) {
    const [small, large] = [work(size), work(4 * size)];
    let [taken, least] = [Infinity, Infinity];
    for (let round = 1; round <= ROUNDS; round += 1) {
      taken = Math.min(taken, shortestRunMs(large, 1, processorMs));
      least = Math.min(least, shortestRunMs(small, 2, processorMs));
      if (round >= LEAST_ROUNDS && taken / least < MAX_LINEAR_GROWTH) return false;
    }
    if (taken > TOO_LONG_MS || size > MAX_SIZE) return true;
  }
}
