import { useSyncExternalStore } from 'react';
import type { DraftStore, DraftState } from './types.ts';

/**
 * One part of the draft's state, as `useDraft(drafts, (state) => state.status)`; renders again only when that part
 * changes.
 */
export function useDraft<T>(drafts: DraftStore, part: (state: DraftState) => T): T {
  const read = () => part(drafts.state);
  return useSyncExternalStore(drafts.subscribe, read, read);
}
