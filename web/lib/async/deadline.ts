export interface DeadlineOptions {
  /** Aborts the work; the deadline's signal then has its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The end of some work, by abort or by timeout, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects at the end with the signal's reason (an AbortError where it is late); never resolves. */
  readonly over: Promise<never>;
  /** Whether it ended by timeout. */
  isLate(): boolean;
  /** Frees the timer: the work is done. */
  settle(): void;
}

/** Combines abort and timeout in one signal, with a promise that rejects with it. */
export function createDeadline({ signal, timeout }: DeadlineOptions): Deadline {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(ended.reason as Error);
    if (ended.aborted) end();
    else ended.addEventListener('abort', end, { once: true });
  });
  over.catch(() => undefined);
  return {
    signal: ended,
    over,
    isLate: () => late.signal.aborted,
    settle: () => clearTimeout(timer),
  };
}
