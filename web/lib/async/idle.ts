/** The longest that something waits for a browser that is never idle, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** Resolves when the browser has nothing else to do: for what nobody misses at once. Safari does not tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, MAX_WAIT_MS / 10);
  });

/** Resolves in a separate task, so that the browser can respond between the work before and after it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
