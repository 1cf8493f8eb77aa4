import { setTimeout as pause } from 'node:timers/promises';

export interface RetryOptions {
  /** How often the work is tried at most. */
  readonly attempts: number;
  /** Milliseconds to wait after that attempt, the first of which is 1. */
  readonly delayMs: (attempt: number) => number;
  /** Whether another attempt may mend what that one failed with. */
  readonly isRetryable: (error: unknown, attempt: number) => boolean;
}

/** Does something until it succeeds, with a back-off in between. Throws what the last attempt failed with. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { attempts, delayMs, isRetryable }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error, attempt)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await pause(delayMs(attempt));
    }
  }
}

/** A random part of a time that doubles with each attempt: who failed together does not try again together. */
export const exponentialJitter = (milliseconds: number) => (attempt: number) =>
  Math.random() * milliseconds * 2 ** attempt;
