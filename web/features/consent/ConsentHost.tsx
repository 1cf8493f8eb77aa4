import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import { consentStore, syncConsentAcrossTabs } from '../../lib/analytics/consent.ts';

const ConsentNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./ConsentNotice.tsx'), loadMessages(['consent'])]);
  return notice;
});

/** Nobody is asked before they have seen where they are. */
const ASK_DELAY_MS = 2_500;

/** The question whether we may count, where it is in nobody's way: not while somebody writes. */
export function ConsentHost({ path }: { path: string }) {
  const { given, asking } = useStore(consentStore);
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), ASK_DELAY_MS);
    const stop = syncConsentAcrossTabs();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const shown = asking || (given === null && calm && matchRoute(path)?.fullHeight !== true);
  return (
    shown && (
      <Suspense>
        <ConsentNotice />
      </Suspense>
    )
  );
}
