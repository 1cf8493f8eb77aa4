/** Asks for a write; resolves when that write, or one that began later, is done, and rejects where it fails. */
export type CoalescingWriter = (write: () => Promise<void>) => Promise<void>;

/**
 * One write after another: what is asked for while one runs waits for its end and shares the next, which is to write
 * what is there by then. One that fails keeps no later one from being tried.
 */
export function createCoalescingWriter(): CoalescingWriter {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return (write) => {
    waiting ??= last = last
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        return write();
      });
    return waiting;
  };
}
