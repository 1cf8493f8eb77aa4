export interface PollOptions {
  /** Delay in milliseconds before each poll, in order; where they end, so does the polling. */
  readonly pauses: Iterable<number>;
  /** As `delay`. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Whether this error is temporary, so that polling continues; every one is where this is left out. */
  readonly isTransient?: (error: unknown) => boolean;
  /** Polls that may fail in a row. */
  readonly maxFailures: number;
}

/**
 * Polls until there is an answer; undefined if none came. Rejects when the signal is aborted, with an error that is
 * not temporary, and with the last of too many.
 */
export async function poll<T>(
  read: () => Promise<T | undefined>,
  { pauses, delay, signal, isTransient = () => true, maxFailures }: PollOptions,
): Promise<T | undefined> {
  let failures = 0;
  for (const pause of pauses) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await delay(pause, signal);
    try {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await read();
      if (answer !== undefined) return answer;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (signal.aborted || failures > maxFailures || !isTransient(error)) throw error;
    }
  }
  return undefined;
}

/** A constant delay, without end or that many times. */
export function* everyMs(milliseconds: number, times = Infinity): Generator<number> {
  for (let turn = 0; turn < times; turn += 1) yield milliseconds;
}

/** Delays that grow from `first` by the factor `growth` up to `most` (exponential backoff), that many times. */
export function* backoff(
  { first, growth, most }: { readonly first: number; readonly growth: number; readonly most: number },
  times: number,
): Generator<number> {
  for (let turn = 0, pause = first; turn < times; turn += 1, pause = Math.min(pause * growth, most)) yield pause;
}
