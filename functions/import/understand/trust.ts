import { CONFIDENCE_THRESHOLDS } from '../../../shared/upload/confidence.ts';
import learned from './trust.json' with { type: 'json' };
import { TRUST_SIGNS } from './trustSigns.ts';
import type { ValueSeen } from './valueSeen.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** What was learned of trust: a weight for each sign, and the share from which on a value counts as sure. */
export interface LearnedTrust {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly sureFrom: number;
}

/** How likely a value is right, by its signs (logistic regression). */
export function likelihood(seen: ValueSeen, { bias, weights }: LearnedTrust): number {
  const sum = TRUST_SIGNS.reduce((total, { name, of }) => total + (ownProperty(weights, name) ?? 0) * of(seen), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The signs that a value has, by how much each raises or lowers the logarithm of its odds; the weightiest first. */
export const signsOf = (seen: ValueSeen, { weights }: LearnedTrust = learned) =>
  TRUST_SIGNS.map(({ name, of }) => ({ name, by: (ownProperty(weights, name) ?? 0) * of(seen) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));

const SHOWN_AS_SURE = CONFIDENCE_THRESHOLDS.sure;

/**
 * How sure a value is, 0-1: its likelihood, stretched so that those that were right often enough on files that nothing
 * was learned from are above the confidence that the review shows as sure, and the others below.
 */
export function trustOf(seen: ValueSeen, trust: LearnedTrust = learned): number {
  const share = likelihood(seen, trust);
  return share < trust.sureFrom
    ? (SHOWN_AS_SURE * share) / trust.sureFrom - 0.005
    : SHOWN_AS_SURE + ((0.99 - SHOWN_AS_SURE) * (share - trust.sureFrom)) / (1 - trust.sureFrom);
}

/** Tells how sure a value is, of which its path is known. */
export type Trust = (seen: ValueSeen, path: string) => number;
