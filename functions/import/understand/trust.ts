import { CONFIDENCE_THRESHOLDS } from '../../../shared/upload/confidence.ts';
import learned from './trust.json' with { type: 'json' };
import { TRUST_SIGNS } from './trustSigns.ts';
import type { ValueSeen } from './valueSeen.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * The learned trust: a weight for each sign, and the likelihoods above which a value is sure, or below which it is
 * asked.
 */
export interface LearnedTrust {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly sureFrom: number;
  readonly askedBelow: number;
}

/** Returns how likely a value is right, 0-1, by its signs (logistic regression). */
export function likelihood(seen: ValueSeen, { bias, weights }: LearnedTrust): number {
  const sum = TRUST_SIGNS.reduce((total, { name, of }) => total + (ownProperty(weights, name) ?? 0) * of(seen), bias);
  return 1 / (1 + Math.exp(-sum));
}

const { sure: SURE, likely: LIKELY } = CONFIDENCE_THRESHOLDS;
/** Subtracted from a threshold, so that a value below it stays below after rounding. */
const BELOW = 0.006;

/**
 * Returns the confidence of a value, 0-1: its likelihood, stretched to the thresholds of the review. Values that were
 * right often enough on unseen files lie above "sure"; values worth a question lie below the threshold of asking.
 */
export function trustOf(seen: ValueSeen, trust: LearnedTrust = learned): number {
  const share = likelihood(seen, trust);
  const { askedBelow, sureFrom } = trust;
  const between = (from: number, to: number, low: number, high: number) =>
    low + ((high - low) * (share - from)) / Math.max(0.001, to - from);
  if (share < askedBelow) return between(0, askedBelow, 0, LIKELY - BELOW);
  return share < sureFrom ? between(askedBelow, sureFrom, LIKELY, SURE - BELOW) : between(sureFrom, 1, SURE, 0.99);
}

/** Returns the confidence of the value at a path. */
export type Trust = (seen: ValueSeen, path: string) => number;
