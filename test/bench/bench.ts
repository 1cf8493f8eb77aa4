/** One figure of the table. */
export interface BenchRow {
  /** The measure in a few words. */
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** The most (or, with `atLeast`, the least) that is wanted. */
  readonly bar?: number;
  readonly atLeast?: true;
}

/** The default export of a module of this folder. Its file name without extension is its name for the filter. */
export type Bench = () => Promise<readonly BenchRow[]>;

/** The middle of the sorted values; 0.95 for the 95th percentile. */
export function quantile(values: readonly number[], q = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** Milliseconds that the work takes. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
