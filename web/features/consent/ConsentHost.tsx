import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import { consentStore, syncConsentAcrossTabs } from '../../lib/analytics/consent.ts';

const ConsentNotice = lazyPart(async () => (await import('./ConsentNotice.tsx')).default, ['consent']);

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
  return shown && <ConsentNotice />;
}
