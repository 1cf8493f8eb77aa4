import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import { consentStore, syncConsentAcrossTabs } from '../../lib/analytics/consent.ts';

const ConsentNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./ConsentNotice.tsx'), loadMessages(['consent'])]);
  return notice;
});

/** Delay before the question: visitors see the page first. */
const ASK_DELAY_MS = 2_500;

/** Shows the question about analytics consent when it disturbs nobody: not while somebody types. */
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
