import { pause } from './pause.ts';

export interface RetryOptions {
  /** Maximum number of attempts. */
  readonly attempts: number;
  /** Returns the milliseconds to wait after an attempt, counted from 1. */
  readonly delayMs: (attempt: number) => number;
  /** Whether an attempt that failed with this error may be retried. */
  readonly isRetryable: (error: unknown, attempt: number) => boolean;
}

/** Retries something until it succeeds, with backoff in between. Throws what the last attempt failed with. */
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

/**
 * Exponential backoff with full jitter: a random part of a time that doubles with each attempt, so that callers that
 * failed together do not retry together.
 */
export const exponentialJitter = (milliseconds: number) => (attempt: number) =>
  Math.random() * milliseconds * 2 ** attempt;
