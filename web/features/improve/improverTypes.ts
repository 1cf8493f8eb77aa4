import type { StoreApi } from 'zustand/vanilla';
import type { ImprovedSection } from '../../../shared/improve/improvedSections.ts';
import type { Language } from '../../../shared/platform/language.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import type { ImproveError } from './improveError.ts';
import type { CallDependencies, CallState } from './improveCalls.ts';
import type { PendingImprovement } from './keptRequests.ts';
import type { FinishedSections, ProgressDependencies } from './pollProgress.ts';
import type { ImproveOptions } from './improveOptions.ts';

export interface ImproverState extends CallState {
  readonly options: ImproveOptions;
  /** Job adverts that are kept besides the one in the options, the newest first. */
  readonly adverts: readonly string[];
  /** Sections of the running one that are finished, or failed. */
  readonly finishedSections: FinishedSections;
  /** Why no improvement can be requested at the moment; null if one can, or where it was not checked. */
  readonly unavailable: ImproveError | null;
  /** The request whose result is not decided yet. */
  readonly pending: PendingImprovement | null;
  /** A request whose suggestions were decided or left, while they can still be shown again. */
  readonly left: PendingImprovement | null;
  /** Sections that the last improvement changed; null when there is nothing to show. */
  readonly improvedSections: readonly ImprovedSection[] | null;
}

export interface Improver {
  readonly state: StoreApi<ImproverState>;
  readonly setOptions: (changes: Partial<ImproveOptions>) => void;
  /** Puts this advert, or a blank one, in the place of the one in the options, which is kept. */
  readonly openAdvert: (advert: string) => void;
  readonly keepAdvert: (advert: string) => void;
  readonly removeAdvert: (advert: string) => void;
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

/** Dependencies of both improvers: that of the whole résumé, and that of single texts. */
export interface TextImproverDependencies extends CallDependencies {
  readonly owner: string | null;
  readonly newId: () => string;
  /** Local storage of the browser. */
  readonly persistentStorage: SafeStorage;
}

export interface ImproverDependencies extends TextImproverDependencies {
  readonly readAvailability: () => Promise<unknown>;
  readonly progress: ProgressDependencies;
  /** Session storage of this tab. */
  readonly tabStorage: SafeStorage;
}
