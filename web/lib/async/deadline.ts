export interface DeadlineOptions {
  /** Aborts the work; the deadline's signal then has its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The end of some work, by abort or by timeout, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects at the end; never resolves. */
  readonly over: Promise<never>;
  /** Whether it ended by timeout. */
  isLate(): boolean;
  /** Frees timer and listener: the work is done. */
  settle(): void;
}

/**
 * Combines abort and timeout in one signal, with a promise that rejects with it: AbortSignal.any is too new for the
 * browsers we support.
 */
export function createDeadline({ signal, timeout }: DeadlineOptions): Deadline {
  const controller = new AbortController();
  let late = false;
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeout);
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('The call is over', 'AbortError'));
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener('abort', end, { once: true });
  });
  over.catch(() => undefined);
  return {
    signal: controller.signal,
    over,
    isLate: () => late,
    settle: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}
