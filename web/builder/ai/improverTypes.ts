import type { StoreApi } from 'zustand/vanilla';
import type { ApiRequest } from '../../../shared/api.ts';
import type { ImprovedSection, ImproveResponse } from '../../../shared/improve/suggestions.ts';
import type { Language } from '../../../shared/product.ts';
import type { ResumeStore } from '../store/resumeStore.ts';
import type { Problem } from './failures.ts';
import type { Pending } from './pending.ts';
import type { Finished, ProgressMeans } from './progress.ts';
import type { Offer } from './review/choices.ts';
import type { Wish } from './wish.ts';

export interface ImproverState {
  readonly wish: Wish;
  /** Since when an improvement runs, in ms since 1970; null while none does. */
  readonly runningSince: number | null;
  /** Sections of the running one that have come, or failed. */
  readonly finished: Finished;
  /** Why nothing can be asked for at the moment; null where it can, or nobody has looked. */
  readonly closed: Problem | null;
  readonly problem: Problem | null;
  /** Asked for and not decided upon. */
  readonly pending: Pending | null;
  /** What came, until it is decided upon. */
  readonly answer: ImproveResponse | null;
  readonly reviewing: boolean;
  /** The texts of what came are being paid for. */
  readonly paying: boolean;
  /** Sections that the last improvement changed; null when there is nothing to tell. */
  readonly improved: readonly ImprovedSection[] | null;
}

export interface Improver {
  readonly state: StoreApi<ImproverState>;
  readonly wishFor: (changes: Partial<Wish>) => void;
  /** Asks for an improvement of the résumé as it is. One runs at a time. */
  readonly run: (language: Language) => Promise<void>;
  /** Asks whether anything can be asked for. */
  readonly look: () => Promise<void>;
  /** Asks for the pending one again: what is paid for comes without being paid twice. */
  readonly again: () => Promise<void>;
  /** Waits no longer; the pending request can still be asked for again. */
  readonly stopWaiting: () => void;
  readonly offers: () => Offer[];
  readonly review: (open: boolean) => void;
  /**
   * Applies these in one step that can be undone, and is done with the rest. Returns how many did not fit any more. Of what
   * is not paid for there are no texts to apply.
   */
  readonly apply: (taken: readonly Offer[]) => number;
  /** Pays for an answer that was all withheld, and fetches its texts; `problem` tells where that failed. */
  readonly reveal: () => Promise<void>;
  /** Is done with what came, or with what is waited for. */
  readonly drop: () => void;
  readonly noteSeen: () => void;
  /** Who is signed in has changed. */
  readonly ownerIs: (owner: string | null) => void;
  /** Leaves nothing of this person behind. */
  readonly forget: () => void;
}

export interface ImproverMeans {
  readonly store: Pick<ResumeStore, 'resume' | 'edit' | 'state'>;
  readonly call: (body: ApiRequest<'improveResume'>, options: { readonly signal: AbortSignal }) => Promise<ImproveResponse>;
  readonly open: () => Promise<unknown>;
  readonly take: (requestId: string) => Promise<ImproveResponse>;
  readonly progress: ProgressMeans;
  /** Takes the balance an answer states. */
  readonly paid: (aiCredits: number) => void;
  readonly owner: string | null;
  readonly now: () => number;
  readonly newId: () => string;
  /** For as long as the browser keeps it, and for this tab. */
  readonly kept: Memory;
  readonly tab: Memory;
}

/** A place in the browser that may refuse to work. */
export interface Memory {
  readonly read: (key: string) => string | null;
  /** Null removes it. */
  readonly write: (key: string, value: string | null) => void;
}
