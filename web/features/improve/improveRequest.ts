import type { StoreApi } from 'zustand/vanilla';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import { toImproveError } from './improveError.ts';
import type { ImproverDependencies, ImproverState } from './improverTypes.ts';
import { resumeAsSent, type PendingImprovement } from './pendingImprovement.ts';
import { pollProgress } from './pollProgress.ts';

type RequestDependencies = Pick<
  ImproverDependencies,
  'drafts' | 'requestImprovement' | 'progress' | 'onBalanceChanged' | 'now'
> & {
  readonly getOwner: () => string | null;
  readonly keep: (which: 'pending', request: PendingImprovement | null) => void;
};

/** Sends requests for an improvement, one at a time. */
export function createImproveRequest(
  state: StoreApi<ImproverState>,
  { drafts, requestImprovement, progress, onBalanceChanged, now, getOwner, keep }: RequestDependencies,
) {
  let running: AbortController | null = null;
  return { ask, stopWaiting };

  /** Sends a request, unless one runs; `again`: it was sent before and may have its result already. */
  async function ask(pending: PendingImprovement, again: boolean): Promise<void> {
    if (running) return;
    const controller = new AbortController();
    running = controller;
    keep('pending', pending);
    state.setState({ runningSince: now(), finishedSections: [], error: null, response: null, improvedSections: null });
    const watching = new AbortController();
    void pollProgress(
      pending.requestId,
      (finished) => running === controller && state.setState({ finishedSections: finished }),
      progress,
      watching.signal,
    );
    try {
      const { asked, owner, requestId } = pending;
      const body = { ...asked, resumeData: resumeAsSent(drafts.state.resume, pending), userId: owner, requestId };
      const answer = await requestImprovement(body, { signal: controller.signal }, () => void ask(pending, again));
      if (getOwner() === owner) onBalanceChanged(answer.aiCredits, answer.taken);
      trackEvent('improvement_finished');
      if (running === controller) state.setState({ response: answer });
    } catch (error) {
      if (running !== controller || controller.signal.aborted) return;
      const { problem, kept } = toImproveError(error, again);
      if (!kept) keep('pending', null);
      state.setState({ error: problem });
    } finally {
      watching.abort();
      if (running === controller) {
        running = null;
        state.setState({ runningSince: null });
      }
    }
  }

  function stopWaiting(): void {
    const controller = running;
    running = null;
    controller?.abort();
    state.setState({ runningSince: null });
  }
}
