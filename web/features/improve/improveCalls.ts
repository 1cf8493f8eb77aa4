import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import { toImproveError, type ImproveError } from './improveError.ts';
import type { ResumeEditing } from '../drafts/index.ts';
import type { KeptRequest } from './keptRequests.ts';

/** State of the latest call. */
export interface CallState {
  /** Its start, in ms since 1970; null while none runs. */
  readonly runningSince: number | null;
  /** The answer, as far as this page knows it: after a reload it is fetched again, at no charge. */
  readonly response: ImproveResponse | null;
  readonly error: ImproveError | null;
}

export const NO_CALL: CallState = { runningSince: null, response: null, error: null };

/** Dependencies of every call for an improvement. */
export interface CallDependencies {
  readonly drafts: ResumeEditing;
  readonly requestImprovement: (
    body: ApiRequest<'improveResume'>,
    options: { readonly signal: AbortSignal },
    /** Sends it once more, where somebody closed the question to sign in and comes back by the page's bar. */
    repeat: () => void,
  ) => Promise<ImproveResponse>;
  /** Passes on the balance stated by an answer; `used`: something was spent, if only the free improvement. */
  readonly onBalanceChanged: (aiCredits: number, used: boolean) => void;
  readonly now: () => number;
}

interface ImprovementCall {
  /** Calls with the same key run one at a time. */
  readonly key: string;
  readonly kept: KeptRequest;
  /** It was sent before and may have its result already. */
  readonly again: boolean;
  /** The draft with what the request was made for. */
  readonly toSent: (resume: ResumeData) => ResumeData;
  /** Keeps the request. The signal aborts when the call has ended or is waited for no more. */
  readonly begin: (signal: AbortSignal) => void;
  readonly show: (changes: Partial<CallState>) => void;
  /** The request comes to nothing, and is not sent again. */
  readonly forget: () => void;
}

/** Sends requests for improvements, of the whole résumé and of single texts alike. */
export function createImproveCalls({
  drafts,
  requestImprovement,
  onBalanceChanged,
  now,
  getOwner,
}: CallDependencies & { readonly getOwner: () => string | null }) {
  const running = new Map<string, AbortController>();

  /** Sends a request, unless one of its key runs. */
  async function send(call: ImprovementCall): Promise<void> {
    const { key, kept, again, toSent, begin, show, forget } = call;
    if (running.has(key)) return;
    const controller = new AbortController();
    running.set(key, controller);
    const isAwaited = () => running.get(key) === controller;
    begin(controller.signal);
    show({ ...NO_CALL, runningSince: now() });
    try {
      const { asked, owner, requestId } = kept;
      const body = { ...asked, resumeData: toSent(drafts.state.resume), userId: owner, requestId };
      const answer = await requestImprovement(body, { signal: controller.signal }, () => void send(call));
      if (getOwner() === owner) onBalanceChanged(answer.aiCredits, answer.taken);
      trackEvent('improvement_finished');
      if (!isAwaited()) return;
      if (answer.unchanged === true) forget();
      show({ response: answer });
    } catch (error) {
      if (!isAwaited() || controller.signal.aborted) return;
      const { problem, kept: stays } = toImproveError(error, again);
      if (!stays) forget();
      show({ error: problem });
    } finally {
      if (isAwaited()) {
        running.delete(key);
        show({ runningSince: null });
      }
      controller.abort();
    }
  }

  /** Waits for it no more: it can still be sent again. */
  function stop(key: string): void {
    const controller = running.get(key);
    running.delete(key);
    controller?.abort();
  }

  return { send, stop, stopAll: () => [...running.keys()].forEach(stop) };
}
