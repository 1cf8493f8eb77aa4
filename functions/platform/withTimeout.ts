/** Thrown when something was not ready in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * The work's result, unless the signal is aborted first: then it rejects with the signal's reason. For work that
 * ignores the signal itself: it continues, and its result is discarded.
 */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  // The loser of the race must not end the process.
  work.catch(() => {});
  try {
    if (signal.aborted) stop();
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Rejects after so many milliseconds with a {@link TimeoutError} or with `late`, as {@link unlessAborted} does on
 * abort.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Error = () => new TimeoutError(`It took longer than ${milliseconds} ms`),
): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(late()), milliseconds);
  try {
    return await unlessAborted(work, timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
