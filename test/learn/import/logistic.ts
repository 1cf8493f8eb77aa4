import { TRUST_SIGNS, type LearnedTrust, type ValueSeen } from '../../../functions/import/understand/trust.ts';
import type { SeenValue } from './seenValues.ts';

/** Of the values shown as sure, the share that may be wrong where it is judged; strangers are allowed two percent. */
const MAX_WRONG = 0.013;
const STEPS = 4_000;
const RATE = 0.6;
/** How much a weight costs, so that signs of a few values weigh little. */
const RIDGE = 0.0006;
type Signs = readonly number[];

/** A value that was judged, with its signs as numbers. */
export interface Example {
  readonly seen: ValueSeen;
  readonly signs: Signs;
  readonly right: boolean;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Logistic regression by gradient descent: the same examples give the same weights. */
export function fit(examples: readonly Example[]): LearnedTrust {
  const weights = TRUST_SIGNS.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => RIDGE * weight);
    let slope = 0;
    for (const { signs, right } of examples) {
      const sum = signs.reduce((total, sign, at) => total + sign * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - (right ? 1 : 0)) / examples.length;
      slope += error;
      for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + error * sign;
    }
    bias -= RATE * slope;
    for (const [at, own] of slopes.entries()) weights[at] = (weights[at] ?? 0) - RATE * own;
  }
  return {
    bias: round(bias),
    sureFrom: 0,
    weights: Object.fromEntries(TRUST_SIGNS.map(({ name }, at) => [name, round(weights[at] ?? 0)])),
  };
}

/** The lowest share from which on few enough are wrong. */
export function sureFrom(judged: readonly (readonly [share: number, right: boolean])[]): number {
  let [best, wrong] = [1, 0];
  for (const [at, [share, right]] of judged.toSorted((a, b) => b[0] - a[0]).entries()) {
    if (!right) wrong += 1;
    if (wrong <= MAX_WRONG * (at + 1)) best = share;
  }
  return round(best);
}

export const exampleOf = ({ seen, right }: SeenValue): Example => ({
  seen,
  right,
  signs: TRUST_SIGNS.map(({ of }) => of(seen)),
});
