import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * All values of long work that comes in steps. After each step others get their turn, so that on one machine nobody
 * waits longer than one step takes.
 */
export async function inTurns<T>(steps: Iterable<T>): Promise<T[]> {
  const done: T[] = [];
  for (const step of steps) {
    done.push(step);
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    await setImmediate();
  }
  return done;
}

const oneAtATime = pLimit(1);

/**
 * A piece of long work in a turn of its own, whoever else has one to do at that moment. Pieces that become due
 * together, as answers that come at once, would be one step together.
 */
export function inOwnTurn<T>(work: () => T): Promise<T> {
  return oneAtATime(async () => {
    await setImmediate();
    return work();
  });
}
