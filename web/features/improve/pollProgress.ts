import type { ImproveProgress } from '../../../shared/improve/suggestions.ts';
import { everyMs, poll, type PollOptions } from '../../lib/async/poll.ts';

export type FinishedSections = ImproveProgress['finished'];

export interface ProgressDependencies {
  readonly read: (requestId: string, signal: AbortSignal) => Promise<ImproveProgress>;
  readonly delay: PollOptions['delay'];
}

/** Milliseconds between two looks: sections take some seconds each, and an improvement half a minute at most. */
const POLL_INTERVAL_MS = 2_000;
/** Looks that may fail one after the other; after one more none is taken: what is waited for is the answer itself. */
const MAX_FAILED_POLLS = 2;

/** Tells `show` how far a running request is until the signal is aborted. Never rejects. */
export async function pollProgress(
  requestId: string,
  show: (finished: FinishedSections) => void,
  { read, delay }: ProgressDependencies,
  signal: AbortSignal,
): Promise<void> {
  const look = async (): Promise<undefined> => {
    const { finished } = await read(requestId, signal);
    if (!signal.aborted) show(finished);
  };
  await poll(look, { pauses: everyMs(POLL_INTERVAL_MS), delay, signal, maxFailures: MAX_FAILED_POLLS }).catch(
    () => undefined,
  );
}
