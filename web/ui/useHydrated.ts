import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in a prerendered page until hydration: what needs the script must not look ready before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
