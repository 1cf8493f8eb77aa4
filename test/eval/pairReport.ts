import { judgePair, readPairs, type JudgedPair } from './guardPairs.ts';

/** The sets of pairs and what each is for. */
export const PAIR_SETS = ['dev', 'held', 'second', 'third'] as const;

const pairsFolder = new URL('../data/guard/pairs/', import.meta.url);
export const judgeSet = (set: (typeof PAIR_SETS)[number]): JudgedPair[] =>
  readPairs(new URL(`${set}.jsonl`, pairsFolder)).map(judgePair);

const count = (pairs: readonly JudgedPair[], holds: (pair: JudgedPair) => boolean) => pairs.filter(holds).length;

function line(name: string, pairs: readonly JudgedPair[]): string {
  const invented = pairs.filter(({ pair }) => pair.label === 'invented');
  const honest = pairs.filter(({ pair }) => pair.label === 'honest');
  const cells = [
    invented.length > 0
      ? `withheld ${count(invented, ({ withheld }) => withheld)} of ${invented.length}, ` +
        `right reason ${count(invented, ({ right }) => right)}`
      : '',
    honest.length > 0 ? `false alarms ${count(honest, ({ withheld }) => withheld)} of ${honest.length}` : '',
  ];
  return `${name.padEnd(36)}${cells.filter(Boolean).join('; ')}`;
}

/** By category and language: inventions withheld and for the right reason, honest rewordings withheld. */
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
