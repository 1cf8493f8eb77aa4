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
import type { CurrentSuggestion } from './review/decisions.ts';
import type { ImproveOptions } from './improveOptions.ts';

export interface ImproverState {
  readonly options: ImproveOptions;
  /** Since when an improvement runs, in ms since 1970; null while none does. */
  readonly runningSince: number | null;
  /** Sections of the running one that have come, or failed. */
  readonly finishedSections: FinishedSections;
  /** Why nothing can be asked for at the moment; null where it can, or nobody has looked. */
  readonly unavailable: ImproveError | null;
  readonly error: ImproveError | null;
  /** Asked for and not decided upon. */
  readonly pending: PendingImprovement | null;
  /** What came, until it is decided upon. */
  readonly response: ImproveResponse | null;
  readonly reviewing: boolean;
  /** The texts of what came are being paid for. */
  readonly paying: boolean;
  /** Sections that the last improvement changed; null when there is nothing to tell. */
  readonly improvedSections: readonly ImprovedSection[] | null;
}

export interface Improver {
  readonly state: StoreApi<ImproverState>;
  readonly setOptions: (changes: Partial<ImproveOptions>) => void;
  /** Asks for an improvement of the résumé as it is. One runs at a time. */
  readonly run: (language: Language) => Promise<void>;
  /** Asks whether anything can be asked for. */
  readonly checkAvailability: () => Promise<void>;
  /** Asks for the pending one again: what is paid for comes without being paid twice. */
  readonly retry: () => Promise<void>;
  /** Waits no longer; the pending request can still be asked for again. */
  readonly stopWaiting: () => void;
  readonly suggestions: () => CurrentSuggestion[];
  readonly setReviewOpen: (open: boolean) => void;
  /**
   * Applies these in one step that can be undone, and is done with the rest. Returns how many did not fit any more. Of
   * what is not paid for there are no texts to apply.
   */
  readonly apply: (taken: readonly CurrentSuggestion[]) => number;
  /** Pays for an answer that was all withheld, and fetches its texts; `problem` tells where that failed. */
  readonly reveal: () => Promise<void>;
  /** Is done with what came, or with what is waited for. */
  readonly dismiss: () => void;
  readonly dismissNote: () => void;
  /** Who is signed in has changed. */
  readonly setOwner: (owner: string | null) => void;
  /** Leaves nothing of this person behind. */
  readonly clear: () => void;
}

export interface ImproverDependencies {
  readonly drafts: ResumeEditing;
  readonly requestImprovement: (
    body: ApiRequest<'improveResume'>,
    options: { readonly signal: AbortSignal },
  ) => Promise<ImproveResponse>;
  readonly readAvailability: () => Promise<unknown>;
  readonly accept: (requestId: string) => Promise<ImproveResponse>;
  readonly progress: ProgressDependencies;
  /** Takes the balance an answer states. */
  readonly onBalanceChanged: (aiCredits: number) => void;
  readonly owner: string | null;
  readonly now: () => number;
  readonly newId: () => string;
  /** For as long as the browser keeps it, and for this tab. */
  readonly persistentStorage: SafeStorage;
  readonly tabStorage: SafeStorage;
}
