import type { CloudSaveFailure } from '../../cloud/index.ts';
import type { DraftState } from '../../drafts/index.ts';

/** The place of the résumé in one word: never two words that contradict each other. */
export type SaveLabel =
  | 'nothing'
  | 'saving'
  | 'cloud'
  | 'synced'
  | 'browser'
  | 'offline'
  | 'conflict'
  | 'refused'
  | 'lost';

type SavedState = Pick<DraftState, 'cloud' | 'inCloud' | 'stored' | 'storedAt' | 'status' | 'storage'>;

/**
 * The one status of saving (BLD-08, CLOUD-01); `failure`: why the last save in the cloud failed, if it did. How a save
 * ended is said as long as its status lasts (CLOUD-02), where the résumé is for as long as it is there.
 */
export function saveLabel(
  { cloud, inCloud, stored, storedAt, status, storage }: SavedState,
  failure: Pick<CloudSaveFailure, 'kind'> | null,
): SaveLabel {
  if (inCloud) return status === 'saved' ? 'cloud' : 'synced';
  if (status === 'saving') return 'saving';
  if (!stored && (storage === 'memory' || status === 'error')) return 'lost';
  if (!stored) return 'saving';
  if (failure?.kind === 'conflict' || failure?.kind === 'offline') return failure.kind;
  // The message about the ended session says the rest.
  if (failure?.kind === 'signedOut') return 'browser';
  if (cloud !== null && failure === null) return 'saving';
  if (cloud !== null && status === 'error') return 'refused';
  return storedAt === null ? 'nothing' : 'browser';
}
