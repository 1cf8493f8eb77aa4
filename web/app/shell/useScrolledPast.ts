import { useSyncExternalStore } from 'react';

/** Distance after which the bar changes its style, in px (NAV-11). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `distance` px. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > distance,
    () => false,
  );
}
