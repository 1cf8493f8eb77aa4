import { useSyncExternalStore } from 'react';
import { useSession } from '../auth/index.ts';
import { keptDraftName } from './keptDraft.ts';

/** It changes on other screens only. */
const subscribe = () => () => {};

/** Name of the draft to go on with ({@link keptDraftName}); null in the first rendering of a page that was written. */
export function useKeptDraft(): string | null {
  const owner = useSession(({ person }) => person?.uid ?? null);
  return useSyncExternalStore(
    subscribe,
    () => keptDraftName(owner),
    () => null,
  );
}
