import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';

/**
 * How many files are worked on at once: as many as there are processors, at least two. More would only compete, each in
 * a process with its own memory; so they wait first, and their time has not begun.
 */
export const FILES_AT_ONCE = Math.max(2, availableParallelism());

/** The turns of all files on one machine. */
export class Turns {
  readonly #ofAll = pLimit(FILES_AT_ONCE);
  /** People whose files are worked on or waiting; each person's files are taken one after the other. */
  readonly #people = new Map<string, LimitFunction>();

  /**
   * Runs the work on a file in its turn. Only one file of each person is in the common queue, so a person who sends
   * many waits for their own files, and others wait for at most one of them. A file without a `person` joins the common
   * queue at once.
   */
  async take<T>(person: string | undefined, work: () => T | Promise<T>): Promise<T> {
    if (person === undefined) return this.#ofAll(work);
    const inOrder = this.#people.get(person) ?? pLimit(1);
    this.#people.set(person, inOrder);
    try {
      return await inOrder(() => this.#ofAll(work));
    } finally {
      if (inOrder.activeCount + inOrder.pendingCount === 0) this.#people.delete(person);
    }
  }
}
