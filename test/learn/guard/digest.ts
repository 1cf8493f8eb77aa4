import { createHash } from 'node:crypto';
import { readExamples } from './examples.ts';
import { OPTIONS } from './logistic.ts';

/** Of so many pairs one is read: enough that no change of the features, the sets or the made pairs goes unseen. */
const EVERY = 12;

/**
 * What the weights were learned from, in 16 letters: it stands beside them, and a test compares it, so that weights
 * that `npm run learn:guard` would not give any more are found without learning anew (which takes a minute).
 */
export function digestOfLearning(): string {
  const taught = readExamples(EVERY).flatMap((example) => example.taught);
  return createHash('sha256')
    .update(JSON.stringify([OPTIONS, taught]))
    .digest('hex')
    .slice(0, 16);
}
