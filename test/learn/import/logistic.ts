import { TRUST_SIGNS } from '../../../functions/import/understand/trustSigns.ts';
import type { LearnedTrust } from '../../../functions/import/understand/trust.ts';
import { solve } from './solve.ts';

/** Maximum number of steps of Newton's method; it ends when no weight moves by more than this. */
const [MAX_STEPS, STILL] = [30, 1e-6];
/** How much a weight costs, in values: signs of a few values weigh little. */
const RIDGE = 3;

/** A value that was judged: its signs as numbers, and how much it counts against others. */
export interface Example {
  readonly signs: readonly number[];
  readonly right: boolean;
  readonly counts: number;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * Logistic regression by Newton's method: the same examples give the same weights. A doubt that few examples have may
 * look there as if it made a value surer: it weighs nothing then. Thresholds are not yet known.
 */
export function fit(examples: readonly Example[], without: ReadonlySet<string> = new Set()): LearnedTrust {
  const known = examples.map((one) => ({
    ...one,
    signs: one.signs.map((sign, at) => (without.has(TRUST_SIGNS[at]?.name ?? '') ? 0 : sign)),
  }));
  const found = fitFreely(known);
  const praising = TRUST_SIGNS.filter(({ name, isDoubt }) => isDoubt && (found.weights[name] ?? 0) > 0);
  return praising.length === 0 ? found : fit(known, new Set([...without, ...praising.map(({ name }) => name)]));
}

function fitFreely(examples: readonly Example[]): LearnedTrust {
  const size = TRUST_SIGNS.length + 1;
  let weights = new Float64Array(size);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const slopes = new Float64Array(size);
    const bends = Array.from({ length: size }, (_, at) => {
      const row = new Float64Array(size);
      row[at] = at === 0 ? 1e-3 : RIDGE;
      slopes[at] = -(row[at] ?? 0) * (weights[at] ?? 0);
      return row;
    });
    for (const { signs, right, counts } of examples) {
      const all = [1, ...signs];
      const share = 1 / (1 + Math.exp(-all.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));
      for (const [at, sign] of all.entries()) {
        if (sign === 0) continue;
        slopes[at] = (slopes[at] ?? 0) + counts * ((right ? 1 : 0) - share) * sign;
        const bend = counts * share * (1 - share) * sign;
        const row = bends[at] as Float64Array;
        for (let other = 0; other < size; other += 1)
          row[other] = (row[other] as number) + bend * (all[other] as number);
      }
    }
    const move = solve(bends, slopes);
    weights = weights.map((weight, at) => weight + (move[at] ?? 0));
    if (move.every((by) => Math.abs(by) < STILL)) break;
  }
  const [bias = 0, ...own] = weights;
  return {
    bias: round(bias),
    sureFrom: 0,
    askedBelow: 0,
    weights: Object.fromEntries(TRUST_SIGNS.map(({ name }, at) => [name, round(own[at] ?? 0)])),
  };
}
