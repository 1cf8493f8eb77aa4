export interface OnceOptions {
  /** Whoever asks after a failure begins anew; otherwise the failure is everybody's. */
  readonly forgetFailure?: boolean;
}

/** Begins at the first call; every later one is given the same promise. */
export function once<T>(begin: () => Promise<T>, { forgetFailure = false }: OnceOptions = {}): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    if (begun) return begun;
    const started = begin();
    begun = started;
    if (forgetFailure)
      started.catch(() => {
        begun = undefined;
      });
    return started;
  };
}
