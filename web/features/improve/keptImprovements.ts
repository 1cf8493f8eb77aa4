import type { StoreApi } from 'zustand/vanilla';
import type { ImproverDependencies, ImproverState } from './improverTypes.ts';
import {
  LEFT_IMPROVEMENT_KEY,
  PENDING_IMPROVEMENT_KEY,
  parsePendingImprovement,
  type PendingImprovement,
} from './pendingImprovement.ts';

/**
 * The requests that outlive the page: the pending one, and the paid one that was left. Both are kept in this browser
 * and read back only for their owner.
 */
export const readKeptImprovements = (
  { persistentStorage, now }: Pick<ImproverDependencies, 'persistentStorage' | 'now'>,
  owner: string | null,
): Pick<ImproverState, 'pending' | 'left'> => {
  const read = (key: string) => parsePendingImprovement(persistentStorage.read(key), owner, now());
  return { pending: read(PENDING_IMPROVEMENT_KEY), left: read(LEFT_IMPROVEMENT_KEY) };
};

export interface KeptImprovements {
  readonly setPending: (pending: PendingImprovement | null) => void;
  readonly setLeft: (left: PendingImprovement | null) => void;
}

/** Changes them, each in the state and in its storage. */
export function createKeptImprovements(
  state: StoreApi<ImproverState>,
  { persistentStorage }: Pick<ImproverDependencies, 'persistentStorage'>,
): KeptImprovements {
  const write = (key: string, request: PendingImprovement | null) =>
    persistentStorage.write(key, request && JSON.stringify(request));
  return {
    setPending(pending) {
      write(PENDING_IMPROVEMENT_KEY, pending);
      state.setState({ pending });
    },
    setLeft(left) {
      write(LEFT_IMPROVEMENT_KEY, left);
      state.setState({ left });
    },
  };
}
