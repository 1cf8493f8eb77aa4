import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadAreas } from '../i18n/store.ts';
import { routeOf } from '../layout/routes.ts';
import { consent, followOtherTabs } from './consent.ts';

const ConsentNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./ConsentNotice.tsx'), loadAreas(['consent'])]);
  return notice;
});

/** Nobody is asked before they have seen where they are. */
const CALM_MS = 2_500;

/** The question whether we may count, where it is in nobody's way: not while somebody writes. */
export function ConsentHost({ path }: { path: string }) {
  const { given, asking } = useStore(consent);
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    const stop = followOtherTabs();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const shown = asking || (given === null && calm && routeOf(path)?.fullHeight !== true);
  return shown && <Suspense><ConsentNotice /></Suspense>;
}
