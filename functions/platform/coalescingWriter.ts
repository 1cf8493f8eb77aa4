/** Requests a write; resolves when that write, or one that began later, is done, and rejects when it fails. */
export type CoalescingWriter = (write: () => Promise<void>) => Promise<void>;

/**
 * Coalesces writes: one runs at a time, and requests during it share the next one, which writes the newest state. A
 * failure does not prevent later writes.
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
