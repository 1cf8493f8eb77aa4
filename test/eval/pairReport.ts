import type { Outcome } from '../../shared/improve/guard/proposal.ts';
import { judgePair, readPairs, type JudgedPair } from './guardPairs.ts';

/** The sets of pairs and what each is for. */
export const PAIR_SETS = ['dev', 'held', 'second', 'third'] as const;

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

/** What became of inventions and of honest rewordings, by category and language. */
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
  ].join('\n');
}
