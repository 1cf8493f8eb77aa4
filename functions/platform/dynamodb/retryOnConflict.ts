import { retry } from '../retry.ts';

/** Attempts, after which the conflict is not a matter of waiting. */
const MAX_WRITE_ATTEMPTS = 60;

/** Longest pause between two attempts, in milliseconds; it grows by a tenth of this with each. */
const MAX_PAUSE_MS = 50;

/** Outcome of a conditional write: its result, or the newer state that another write has left. */
export type WriteAttempt<State, Result> = { readonly done: Result } | { readonly conflict: State | undefined };

class WriteConflict extends Error {}

/**
 * Optimistic locking: computes a write from what was read, and again from the newer state each time another write came
 * between. Undefined when the item does not exist, at first or by then. Throws after 60 attempts.
 */
export async function retryOnConflict<State, Result>(
  state: State | undefined,
  attempt: (state: State) => Promise<WriteAttempt<State, Result>>,
): Promise<Result | undefined> {
  let present = state;
  return retry(
    async () => {
      if (present === undefined) return undefined;
      const outcome = await attempt(present);
      if ('done' in outcome) return outcome.done;
      present = outcome.conflict;
      throw new WriteConflict('The row changes faster than it can be written');
    },
    {
      attempts: MAX_WRITE_ATTEMPTS,
      delayMs: (count) => Math.random() * Math.min((MAX_PAUSE_MS / 10) * count, MAX_PAUSE_MS),
      isRetryable: (error) => error instanceof WriteConflict,
    },
  );
}
