import { setImmediate } from 'node:timers/promises';

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
