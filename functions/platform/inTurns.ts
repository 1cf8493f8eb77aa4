import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Returns all values of long work that comes in steps. Other work runs after each step, so that on one machine nobody
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
 * Runs a piece of long work in its own turn. Pieces that become due together, such as answers that arrive at once,
 * would otherwise be one long step.
 */
export function inOwnTurn<T>(work: () => T): Promise<T> {
  return oneAtATime(async () => {
    await setImmediate();
    return work();
  });
}
