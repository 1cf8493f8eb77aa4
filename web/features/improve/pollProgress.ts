import type { ImproveProgress } from '../../../shared/improve/suggestions.ts';
import { everyMs, poll, type PollOptions } from '../../lib/async/poll.ts';

export type FinishedSections = ImproveProgress['finished'];

export interface ProgressDependencies {
  readonly read: (requestId: string, signal: AbortSignal) => Promise<ImproveProgress>;
  readonly delay: PollOptions['delay'];
}

/** Polling interval in milliseconds: sections take some seconds each, and an improvement half a minute at most. */
const POLL_INTERVAL_MS = 2_000;
/**
 * Polls that may fail in a row; after one more, polling stops: progress is optional, the answer itself is awaited
 * separately.
 */
const MAX_FAILED_POLLS = 2;

/** Polls the progress of a running request and passes it to `show` until the signal is aborted. Never rejects. */
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
