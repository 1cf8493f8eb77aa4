import { useEffect } from 'react';
import { refreshProfile } from '../auth/profile.ts';
import { useSession } from '../auth/index.ts';

/** A balance read this long ago may have been changed by another device; milliseconds. */
const FRESH_FOR_MS = 60_000;

let readAt = -Infinity;

/** Reads the balance again where it is shown, and when the page is looked at again, at most once a minute. */
export function useFreshCredits(): void {
  const owner = useSession(({ person }) => person?.uid);
  useEffect(() => {
    if (owner === undefined) return undefined;
    const read = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < FRESH_FOR_MS) return;
      readAt = Date.now();
      // If it cannot be read, the server decides.
      refreshProfile().catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [owner]);
}
