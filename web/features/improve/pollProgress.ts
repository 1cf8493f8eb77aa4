import type { ImproveProgress } from '../../../shared/improve/suggestions.ts';

export type FinishedSections = ImproveProgress['finished'];

export interface ProgressDependencies {
  readonly read: (requestId: string, signal: AbortSignal) => Promise<ImproveProgress>;
  /** Resolves after so many milliseconds; rejects when the signal is aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds between two looks: sections take some seconds each, and an improvement half a minute at most. */
const POLL_INTERVAL_MS = 2_000;
/** Looks that may fail one after the other until none is taken any more: what is waited for is the answer itself. */
const MAX_FAILED_POLLS = 3;

/** Tells `show` how far a running request is until the signal is aborted. Never rejects. */
export async function pollProgress(
  requestId: string,
  show: (finished: FinishedSections) => void,
  { read, delay: pause }: ProgressDependencies,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; failures < MAX_FAILED_POLLS;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
      await pause(POLL_INTERVAL_MS, signal);
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

/** As {@link ProgressDependencies.delay}. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
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
