import type { CloudSaveFailure } from '../../cloud/index.ts';
import type { DraftState } from '../../drafts/index.ts';

/**
 * Where the résumé is, in one word: never two that contradict each other.
 *
 * - `nothing`: nothing was written yet.
 * - `saving`: on its way, to this browser or to the cloud.
 * - `cloud`: the cloud has just got all of it.
 * - `synced`: the cloud has all of it, and that was said.
 * - `browser`: this browser alone has all of it, and the cloud was not asked for.
 * - `offline`: this browser has all of it; the cloud gets it when there is a connection.
 * - `conflict`: this browser has all of it; the cloud has another version, and the person must choose.
 * - `refused`: this browser has all of it; the cloud has just not taken it.
 * - `lost`: no storage has it.
 */
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
