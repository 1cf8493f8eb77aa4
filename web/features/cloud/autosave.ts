import type { DraftState, DraftStore } from '../drafts/index.ts';
import type { CloudSaveErrorKind, CloudSaveFailure, CloudSync } from './types.ts';

/** Time without a change after which the copy in the cloud follows, in ms. */
export const CLOUD_AUTOSAVE_MS = 5_000;

/** Failures that only the person can settle: autosave waits for the next save made by hand. */
const WAITS_FOR_PERSON: ReadonlySet<CloudSaveErrorKind> = new Set(['conflict', 'premium', 'limit', 'signedOut']);

/** Returns whether the copy in the cloud is older, and may be written without asking. */
export function isAutosaveDue(
  { loaded, cloud, inCloud, owner, changedElsewhere }: DraftState,
  signedIn: string | null,
  failure: CloudSaveFailure | null,
): boolean {
  return (
    loaded &&
    cloud !== null &&
    !inCloud &&
    owner !== null &&
    owner === signedIn &&
    changedElsewhere === null &&
    (failure === null || !WAITS_FOR_PERSON.has(failure.kind))
  );
}

const NOTHING_PLANNED = () => {};

export interface CloudAutosaveOptions {
  readonly drafts: DraftStore;
  readonly cloud: Pick<CloudSync, 'autosave' | 'failure'>;
  /** Id of the person who is signed in; null: nobody. */
  readonly getOwner: () => string | null;
  /** Calls back once after that many ms; returns a function that cancels. */
  readonly setTimer: (ms: number, call: () => void) => () => void;
}

/**
 * Autosave in the cloud: a résumé that has a copy there is saved {@link CLOUD_AUTOSAVE_MS} after its last change, over
 * the version that was read. `flush` does it at once, where it is due.
 */
export function startCloudAutosave({ drafts, cloud, getOwner, setTimer }: CloudAutosaveOptions): {
  readonly flush: () => Promise<unknown>;
} {
  let cancel = NOTHING_PLANNED;
  const flush = () => {
    cancel();
    return cloud.autosave();
  };
  const plan = () => {
    cancel();
    if (isAutosaveDue(drafts.state, getOwner(), cloud.failure.getState()))
      cancel = setTimer(CLOUD_AUTOSAVE_MS, () => void flush());
  };
  drafts.subscribe((state, before) => {
    const changed = state.resume !== before.resume || state.name !== before.name || state.epoch !== before.epoch;
    const linked = state.cloud !== before.cloud || state.owner !== before.owner;
    if (changed || linked || state.changedElsewhere !== before.changedElsewhere) plan();
  });
  // For changes that an earlier visit did not send.
  plan();
  return { flush };
}
