import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Files that are worked on at once: as many as there are processors, two at least. More would only wait for each other,
 * each in a process with memory of its own; so they wait before, and their time has not begun.
 */
export const FILES_AT_ONCE = Math.max(2, availableParallelism());

/** The turns of all files that are worked on by the processors of one machine. */
export class Turns {
  readonly #ofAll = pLimit(FILES_AT_ONCE);
  /** Whose files are worked on or wait, each person's one after the other. */
  readonly #people = new Map<string, LimitFunction>();

  /**
   * Runs the work on a file in its turn. Of each person one file is worked on or waits among all: whoever sends many
   * waits for themselves, and everybody else for one of theirs at most. A file of no `person` waits among all at once.
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
