import { CONFIDENCE_THRESHOLDS } from '../../../shared/upload/confidence.ts';
import learned from './trust.json' with { type: 'json' };
import { TRUST_SIGNS } from './trustSigns.ts';
import type { ValueSeen } from './valueSeen.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * What was learned of trust: a weight for each sign, the share from which on a value counts as sure, and the one below
 * which it is asked about.
 */
export interface LearnedTrust {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly sureFrom: number;
  readonly askedBelow: number;
}

/** How likely a value is right, by its signs (logistic regression). */
export function likelihood(seen: ValueSeen, { bias, weights }: LearnedTrust): number {
  const sum = TRUST_SIGNS.reduce((total, { name, of }) => total + (ownProperty(weights, name) ?? 0) * of(seen), bias);
  return 1 / (1 + Math.exp(-sum));
}

const { sure: SURE, likely: LIKELY } = CONFIDENCE_THRESHOLDS;
/** What keeps a value below a threshold when it is rounded. */
const BELOW = 0.006;

/**
 * How sure a value is, 0-1: its likelihood, stretched so that those that were right often enough on files that nothing
 * was learned from are above the confidence that the review shows as sure, and those that are worth a question below
 * the one that it asks from.
 */
export function trustOf(seen: ValueSeen, trust: LearnedTrust = learned): number {
  const share = likelihood(seen, trust);
  const { askedBelow, sureFrom } = trust;
  const between = (from: number, to: number, low: number, high: number) =>
    low + ((high - low) * (share - from)) / Math.max(0.001, to - from);
  if (share < askedBelow) return between(0, askedBelow, 0, LIKELY - BELOW);
  return share < sureFrom ? between(askedBelow, sureFrom, LIKELY, SURE - BELOW) : between(sureFrom, 1, SURE, 0.99);
}

/** Tells how sure a value is, of which its path is known. */
export type Trust = (seen: ValueSeen, path: string) => number;
