import learnedLines from './weights.json' with { type: 'json' };
import { LABELS } from './labels.ts';
import type { Weights } from './decode.ts';

/** A weight is written as a whole number of these. */
const UNIT = 0.1;
/** In these. Smaller weights change nothing that was measured, and are most of all. */
const MIN_UNITS = 25;

/** Weights as lines: the name of a feature, and behind it the numbers of labels with their weights in tenths. */
export function formatWeights(weights: ReadonlyMap<string, Float32Array>): string[] {
  return [...weights]
    .flatMap(([name, row]) => {
      const units = [...row].map((value) => Math.round(value / UNIT));
      const entries = units.flatMap((value, label) => (Math.abs(value) >= MIN_UNITS ? [`${label}:${value}`] : []));
      return entries.length === 0 ? [] : [`${name}\t${entries.join(' ')}`];
    })
    .toSorted();
}

/** The other way round, all of them at once. */
export const parseWeights = (lines: readonly string[]): ReadonlyMap<string, Float32Array> =>
  new Map(
    lines.map((line) => {
      const [name = '', entries = ''] = line.split('\t');
      return [name, parseRow(entries)] as const;
    }),
  );

function parseRow(entries: string): Float32Array {
  const row = new Float32Array(LABELS.length);
  for (const entry of entries.split(' ')) {
    const at = entry.indexOf(':');
    row[Number(entry.slice(0, at))] = Number(entry.slice(at + 1)) * UNIT;
  }
  return row;
}

/**
 * The same, each read when it is asked for: of 23,000 features a file has some hundred, and to read all of them was an
 * eighth of the time of a process's first file.
 */
export class LazyWeights implements Weights {
  readonly #entries: ReadonlyMap<string, string>;
  readonly #rows = new Map<string, Float32Array>();

  constructor(lines: readonly string[]) {
    this.#entries = new Map(
      lines.map((line) => {
        const end = line.indexOf('\t');
        return [line.slice(0, end), line.slice(end + 1)] as const;
      }),
    );
  }

  get(name: string): Float32Array | undefined {
    const known = this.#rows.get(name);
    const entries = known ? undefined : this.#entries.get(name);
    if (entries === undefined) return known;
    const row = parseRow(entries);
    this.#rows.set(name, row);
    return row;
  }
}

let learned: { readonly first: Weights; readonly second: Weights } | undefined;

/** The weights of both looks, made by `npm run learn:import`. */
export const learnedWeights = (): { readonly first: Weights; readonly second: Weights } =>
  (learned ??= { first: new LazyWeights(learnedLines.first), second: new LazyWeights(learnedLines.second) });

/** Margins of the model, and the share of labels that were right at each on pages that it had not learned from. */
const SHARES: readonly (readonly [margin: number, share: number])[] = [
  [0, 0.4],
  [50, 0.7],
  [110, 0.85],
  [160, 0.95],
  [260, 0.99],
];

/** How likely a label with that margin is right, 0-1: between two known margins in a straight line. */
export function calibrate(margin: number): number {
  const above = SHARES.findIndex(([known]) => known > margin);
  if (above < 0) return SHARES.at(-1)?.[1] ?? 1;
  const [from, to] = [SHARES[above - 1] ?? [0, 0.5], SHARES[above] ?? [1, 1]];
  return from[1] + ((to[1] - from[1]) * (margin - from[0])) / (to[0] - from[0] || 1);
}
