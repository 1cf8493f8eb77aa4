import { quantile } from '../bench.ts';

/** Where the last comparison is kept, for docs/performance.md. */
export const AGAINST_RESULTS = new URL('../../../.build/against.json', import.meta.url);

/** A figure of both states of the repository, in turns. */
export interface AgainstRow {
  readonly figure: string;
  readonly unit: string;
  readonly before: readonly number[];
  readonly today: readonly number[];
  readonly wanted: number;
  readonly atLeast: boolean;
}

export interface AgainstResults {
  readonly commit: string;
  readonly rounds: number;
  readonly rows: readonly AgainstRow[];
}

const spread = (values: readonly number[]) =>
  [0, 0.5, 1].map((share) => String(Number(quantile(values, share).toPrecision(3)))).join(' - ');

/** Today's median as a part of the other's. */
export const ratioOf = ({ before, today }: AgainstRow): number => quantile(today) / quantile(before);

export const isMet = (row: AgainstRow): boolean =>
  row.atLeast ? ratioOf(row) >= row.wanted : ratioOf(row) <= row.wanted;

/** The cells of a row: figure, before, today, ratio, what was wanted. */
export const describeRow = (row: AgainstRow): readonly string[] => [
  `${row.figure}, ${row.unit}`,
  spread(row.before),
  spread(row.today),
  ratioOf(row).toFixed(2),
  `${row.atLeast ? '>=' : '<='} ${row.wanted}${isMet(row) ? '' : ', missed'}`,
];
