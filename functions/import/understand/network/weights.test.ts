import { expect, it } from 'vitest';
import { digestOfTrust } from '../../../../test/learn/import/digest.ts';
import trust from '../trust.json' with { type: 'json' };
import written from './weights.json' with { type: 'json' };
import { readWeights, WeightsMismatch, type WrittenWeights } from './weights.ts';

const weights = written as unknown as WrittenWeights & { readonly learnedFrom: string };
/** Largest size of the shipped weights. */
const MAX_BYTES = 4_000_000;

/**
 * Digest of the current weights. They were learned from other generated pages than today's generator makes (decision
 * 69). The next ones begin with the digest of their lessons, `digestOfLessons()`, and are compared with it here.
 */
const IN_USE = 'a8cb5a54d7b215ab';

it('weights are those that were chosen, and trust is what is learned of them', { tags: 'exhaustive' }, () => {
  expect(weights.learnedFrom).toBe(IN_USE);
  // If this fails, code that runs after the labels has changed: `npm run learn:import -- --trust`.
  expect(trust.learnedFrom).toBe(digestOfTrust(weights.learnedFrom));
});

it('weights are few enough to ship with every function that reads', () => {
  expect(JSON.stringify(written).length).toBeLessThan(MAX_BYTES);
});

const swapped = <T>(list: readonly T[]) => [...list.slice(1), ...list.slice(0, 1)];

it.each<readonly [string, Partial<WrittenWeights>, RegExp]>([
  ['another order of labels', { labels: swapped(weights.labels) }, /labels 0: headline for name/],
  ['a label that is no more', { labels: [...weights.labels, 'x.boss'] }, /labels 54: x\.boss for none/],
  ['another measure', { measures: weights.measures.with(3, 'height') }, /measures 3: height for size/],
  ['fewer relations', { relations: weights.relations.slice(1) }, /relations 0/],
  [
    'a feature that no table has',
    { features: weights.features.with(2, 'mood=fair') },
    /no feature is called mood=fair/,
  ],
  ['another width', { tensors: weights.tensors.with(1, 'words 100 64') }, /tensors 1: words 100 64 for words 16384 64/],
  ['numbers that are cut', { numbers: weights.numbers.slice(0, -400) }, /bytes for/],
])('weights that were learned for %s are refused when they are read', (_, change, why) => {
  expect(() => readWeights({ ...weights, ...change })).toThrow(WeightsMismatch);
  expect(() => readWeights({ ...weights, ...change })).toThrow(why);
});
