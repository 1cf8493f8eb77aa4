import type { ImproveProgress } from '../../../shared/improve/suggestions.ts';

export type Finished = ImproveProgress['finished'];

export interface ProgressMeans {
  readonly read: (requestId: string, signal: AbortSignal) => Promise<ImproveProgress>;
  /** Resolves after so many milliseconds; rejects when the signal is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds between two looks: sections take some seconds each, and an improvement half a minute at most. */
const LOOK_EVERY = 2_000;
/** Looks that may fail one after the other until none is taken any more: what is waited for is the answer itself. */
const MOST_FAILURES = 3;

/** Tells `show` how far a running request is until the signal is aborted. Never rejects. */
export async function follow(requestId: string, show: (finished: Finished) => void, { read, pause }: ProgressMeans, signal: AbortSignal): Promise<void> {
  for (let failures = 0; failures < MOST_FAILURES; ) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
      await pause(LOOK_EVERY, signal);
      // oxlint-disable-next-line no-await-in-loop
      const { finished } = await read(requestId, signal);
      failures = 0;
      if (!signal.aborted) show(finished);
    } catch {
      if (signal.aborted) return;
      failures += 1;
    }
  }
}

/** As {@link ProgressMeans.pause}. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
