import { expect, it } from 'vitest';
import { digestOfLearning } from '../../../../test/learn/guard/digest.ts';
import { MODEL } from './model.ts';

it('the weights are those that `npm run learn:guard` gives today (AI-05)', { tags: 'exhaustive' }, () => {
  // Features, lexica, pairs or how one learns have changed since: learn anew, and read what it says of the sets.
  expect(MODEL.learnedFrom).toBe(digestOfLearning());
});
