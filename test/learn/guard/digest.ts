import { createHash } from 'node:crypto';
import { readExamples, unreadPairs } from './examples.ts';
import { OPTIONS } from './logistic.ts';

/**
 * Of so many pairs one is examined, which is what takes the time: enough that no change of the features goes unseen.
 * All pairs of the sets, and of one text of so many those that are made of it, count as they are before.
 */
const EVERY = { unread: 12, examined: 24, made: 144 } as const;

/**
 * What the weights were learned from, in 16 letters: it stands beside them, and a test compares it, so that weights
 * that `npm run learn:guard` would not give any more are found without learning anew (which takes a minute).
 */
export function digestOfLearning(): string {
  const taught = readExamples(EVERY.examined, EVERY.made).flatMap((example) => example.taught);
  return createHash('sha256')
    .update(JSON.stringify([OPTIONS, unreadPairs(EVERY.unread), taught]))
    .digest('hex')
    .slice(0, 16);
}
