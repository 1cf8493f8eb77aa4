import type { StoreApi } from 'zustand/vanilla';
import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import type { ImprovedSection } from '../../../shared/improve/improvedSections.ts';
import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';
import type { Language } from '../../../shared/platform/language.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import type { ResumeEditing } from '../drafts/index.ts';
import type { ImproveError } from './improveError.ts';
import type { PendingImprovement } from './pendingImprovement.ts';
import type { FinishedSections, ProgressDependencies } from './pollProgress.ts';
import type { ImproveOptions } from './improveOptions.ts';

export interface ImproverState {
  readonly options: ImproveOptions;
  /** Job ads that are kept besides the one in the options, the newest first. */
  readonly ads: readonly string[];
  /** Start of the running improvement, in ms since 1970; null while none runs. */
  readonly runningSince: number | null;
  /** Sections of the running one that are finished, or failed. */
  readonly finishedSections: FinishedSections;
  /** Why no improvement can be requested at the moment; null where one can, or where it was not checked. */
  readonly unavailable: ImproveError | null;
  readonly error: ImproveError | null;
  /** The request whose result is not decided yet. */
  readonly pending: PendingImprovement | null;
  /** A request whose suggestions were decided or left, while they can still be shown again. */
  readonly left: PendingImprovement | null;
  /** The answer, until it is decided. */
  readonly response: ImproveResponse | null;
  /** Sections that the last improvement changed; null when there is nothing to show. */
  readonly improvedSections: readonly ImprovedSection[] | null;
}

export interface Improver {
  readonly state: StoreApi<ImproverState>;
  readonly setOptions: (changes: Partial<ImproveOptions>) => void;
  /** Puts this ad, or a blank one, in the place of the one in the options, which is kept. */
  readonly openAd: (ad: string) => void;
  readonly keepAd: (ad: string) => void;
  readonly removeAd: (ad: string) => void;
  /** Requests an improvement of the résumé as it is. One runs at a time. */
  readonly run: (language: Language) => Promise<void>;
  /** Checks whether improvements are available. */
  readonly checkAvailability: () => Promise<void>;
  /** Sends the pending request again with the same id: its result arrives without being counted twice. */
  readonly retry: () => Promise<void>;
  /** Stops waiting; the pending request can still be sent again. */
  readonly stopWaiting: () => void;
  /** Closes the answer, of which lines of these sections were taken; it can be shown again for a while. */
  readonly finish: (sections: readonly ImprovedSection[]) => void;
  /** Leaves the answer, or the pending request; what has come can be shown again for a while. */
  readonly dismiss: () => void;
  /** Shows again what was left. */
  readonly showLeft: () => Promise<void>;
  readonly dismissNote: () => void;
  /** The signed-in user has changed. */
  readonly setOwner: (owner: string | null) => void;
}

export interface ImproverDependencies {
  readonly drafts: ResumeEditing;
  readonly requestImprovement: (
    body: ApiRequest<'improveResume'>,
    options: { readonly signal: AbortSignal },
    /** Sends it once more, where somebody closed the question to sign in and comes back by the page's bar. */
    repeat: () => void,
  ) => Promise<ImproveResponse>;
  readonly readAvailability: () => Promise<unknown>;
  readonly progress: ProgressDependencies;
  /** Passes on the balance stated by an answer; `used`: something was spent, if only the free improvement. */
  readonly onBalanceChanged: (aiCredits: number, used: boolean) => void;
  readonly owner: string | null;
  readonly now: () => number;
  readonly newId: () => string;
  /** Local storage of the browser, and session storage of this tab. */
  readonly persistentStorage: SafeStorage;
  readonly tabStorage: SafeStorage;
}
