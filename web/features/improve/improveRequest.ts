import type { StoreApi } from 'zustand/vanilla';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import { toImproveError } from './improveError.ts';
import type { ImproverDependencies, ImproverState } from './improverTypes.ts';
import type { PendingImprovement } from './pendingImprovement.ts';
import { pollProgress } from './pollProgress.ts';

type RequestDependencies = Pick<
  ImproverDependencies,
  'drafts' | 'requestImprovement' | 'accept' | 'progress' | 'onBalanceChanged' | 'now'
> & {
  readonly getOwner: () => string | null;
  readonly setPending: (pending: PendingImprovement | null) => void;
};

/** The calls to the server: one improvement at a time, and the payment for one that was withheld. */
export function createImproveRequest(
  state: StoreApi<ImproverState>,
  { drafts, requestImprovement, accept, progress, onBalanceChanged, now, getOwner, setPending }: RequestDependencies,
) {
  let running: AbortController | null = null;
  return { ask, stopWaiting, reveal };

  /** Sends a request, unless one runs; `again`: it was sent before and may be paid for already. */
  async function ask(pending: PendingImprovement, again: boolean): Promise<void> {
    if (running) return;
    const own = new AbortController();
    running = own;
    setPending(pending);
    state.setState({ runningSince: now(), finishedSections: [], error: null, response: null, improvedSections: null });
    const watching = new AbortController();
    void pollProgress(
      pending.requestId,
      (finished) => running === own && state.setState({ finishedSections: finished }),
      progress,
      watching.signal,
    );
    try {
      const { asked, owner, requestId } = pending;
      const body = { ...asked, resumeData: drafts.state.resume, userId: owner, requestId };
      const answer = await requestImprovement(body, { signal: own.signal });
      // An answer that is withheld whole has used up no free improvement, but it says how many credits there are.
      if (getOwner() === owner) onBalanceChanged(answer.aiCredits, answer.unpaid !== true);
      trackEvent('improvement_finished');
      if (running === own) state.setState({ response: answer, reviewing: true });
    } catch (error) {
      if (running !== own || own.signal.aborted) return;
      const { problem, kept } = toImproveError(error, again);
      if (!kept) setPending(null);
      state.setState({ error: problem });
    } finally {
      watching.abort();
      if (running === own) {
        running = null;
        state.setState({ runningSince: null });
      }
    }
  }

  function stopWaiting(): void {
    const own = running;
    running = null;
    own?.abort();
    state.setState({ runningSince: null });
  }

  /** Runs once, however often it is pressed; repeating the same request id is not charged again. */
  async function reveal(): Promise<void> {
    const { response, pending, paying } = state.getState();
    if (response?.unpaid !== true || !pending || paying) return;
    state.setState({ paying: true, error: null });
    try {
      const delivered = await accept(pending.requestId);
      if (getOwner() !== pending.owner) return;
      onBalanceChanged(delivered.aiCredits, true);
      state.setState({ response: delivered });
    } catch (error) {
      state.setState({ error: toImproveError(error, true).problem });
    } finally {
      state.setState({ paying: false });
    }
  }
}
