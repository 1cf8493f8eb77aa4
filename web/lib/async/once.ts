export interface OnceOptions {
  /** After a failure the next call starts again; otherwise the failure is cached too. */
  readonly forgetFailure?: boolean;
}

/** Memoizes an asynchronous function: the first call runs it; every later one gets the same promise. */
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
