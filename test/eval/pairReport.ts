import type { Outcome } from '../../shared/improve/guard/proposal.ts';
import { judgePair, readPairs, type JudgedPair } from './guardPairs.ts';

/** The sets of pairs and what each is for. */
export const PAIR_SETS = ['dev', 'held', 'second', 'third', 'sixth'] as const;

const pairsFolder = new URL('../data/guard/pairs/', import.meta.url);
export const pairSetFile = (set: (typeof PAIR_SETS)[number]): URL => new URL(`${set}.jsonl`, pairsFolder);
export const judgePairFile = (file: string | URL): JudgedPair[] => readPairs(file).map(judgePair);

const OUTCOMES: readonly Outcome[] = ['withheld', 'asked', 'clean'];

function cells(label: string, pairs: readonly JudgedPair[]): string[] {
  if (pairs.length === 0) return [];
  const shares = OUTCOMES.map((outcome) => {
    const count = pairs.filter((pair) => pair.outcome === outcome).length;
    return `${outcome} ${String(count).padStart(3)} (${((100 * count) / pairs.length).toFixed(0).padStart(3)} %)`;
  });
  return [`${label} ${String(pairs.length).padStart(3)}: ${shares.join(', ')}`];
}

function line(name: string, pairs: readonly JudgedPair[]): string {
  const invented = pairs.filter(({ pair }) => pair.label === 'invented');
  const right = invented.filter((pair) => pair.right).length;
  const columns = [
    ...cells('invented', invented).map((cell) => `${cell}, right reason ${right}`),
    ...cells(
      'honest',
      pairs.filter(({ pair }) => pair.label === 'honest'),
    ),
  ];
  return `${name.padEnd(36)}${columns.join('; ')}`;
}

/** Length of a proposal divided by its source's: long from the first on, short below the second. */
const LONG = 1.15;
const SHORT = 0.9;
const growthOf = ({ pair: { source, proposal } }: JudgedPair) => proposal.length / Math.max(1, source.length);
const isTranslation = ({ pair }: JudgedPair) => pair.category === 'translation';

/** Kinds of honest rewordings, whatever their category: how often each is accused or asked about. */
const HONEST_KINDS: readonly (readonly [name: string, is: (pair: JudgedPair) => boolean])[] = [
  ['short', (pair) => !isTranslation(pair) && growthOf(pair) < SHORT],
  ['as long', (pair) => !isTranslation(pair) && growthOf(pair) >= SHORT && growthOf(pair) < LONG],
  ['long', (pair) => !isTranslation(pair) && growthOf(pair) >= LONG],
  ['translated', isTranslation],
];

/** What became of inventions and of honest rewordings: by category and language, and honest ones by length. */
export function formatPairReport(set: string, judged: readonly JudgedPair[]): string {
  const keys = [...new Set(judged.map(({ pair }) => `${pair.lang} ${pair.category}`))].toSorted();
  return [
    set,
    ...keys.map((key) =>
      line(
        `  ${key}`,
        judged.filter(({ pair }) => `${pair.lang} ${pair.category}` === key),
      ),
    ),
    ...(['he', 'en'] as const).map((lang) =>
      line(
        `  ${lang}`,
        judged.filter(({ pair }) => pair.lang === lang),
      ),
    ),
    line('  all', judged),
    ...HONEST_KINDS.map(([name, is]) =>
      line(
        `  ${name}`,
        judged.filter((one) => one.pair.label === 'honest' && is(one)),
      ),
    ),
  ].join('\n');
}
