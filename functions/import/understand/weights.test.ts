import { expect, it } from 'vitest';
import { digestOfLearning } from '../../../test/learn/import/digest.ts';
import trust from './trust.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

it('weights and trust are those that `npm run learn:import` gives today', { tags: 'exhaustive' }, async () => {
  // Pages, features, rules, lexica or how one learns have changed since: learn anew, and read what it says of the sets.
  const today = await digestOfLearning();
  expect({ weights: weights.learnedFrom, trust: trust.learnedFrom }).toEqual(today);
});
