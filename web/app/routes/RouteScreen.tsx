import { Suspense, createElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { trackPageView } from '../../lib/analytics/analytics.ts';
import { useSession } from '../../features/auth/index.ts';
import { PageHead } from './PageHead.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { SkeletonSheet } from '../../ui/SkeletonSheet.tsx';
import { scrollToHash } from '../../lib/routing/scrollToHash.ts';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import { routeComponent } from './routeScreens.ts';

/** The screen of the current path; any other path leads home (NAV-02). */
export function RouteScreen() {
  const [path] = useLocation();
  const route = matchRoute(path);
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  const moved = useRef(false);
  const signedIn = useSession(({ person }) => person !== null);

  // Before the effects of what stands in it: a screen that is here already may have an element to go to.
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    moved.current = true;
    // A new screen begins at its top, for the eye and for the screen reader.
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    delete main.current?.dataset['screen'];
  }, [path]);

  const arrive = useCallback(() => {
    // For whoever drives the page from outside: a page as the build wrote it looks the same and hears nothing.
    if (main.current) main.current.dataset['screen'] = path;
    // What the address of the first screen names is shown by the browser itself.
    if (moved.current) scrollToHash();
  }, [path]);

  useEffect(() => {
    if (route !== undefined) trackPageView(route.path);
  }, [route]);

  if (route === undefined) return <Redirect to="/" replace />;
  if (route.needsSignIn === true && !signedIn)
    return <Redirect to={`/login?from=${encodeURIComponent(path)}`} replace />;
  return (
    <main id="main" ref={main} tabIndex={-1} className="screen">
      <PageHead route={route} />
      <RouteErrorBoundary key={route.path} title={route.failed}>
        <Suspense fallback={<LoadingScreen />}>
          {createElement(routeComponent(route))}
          <MountNotifier onArrive={arrive} />
        </Suspense>
      </RouteErrorBoundary>
    </main>
  );
}

/** Stands after a screen, and so is there once that is there and listens. */
function MountNotifier({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(() => onArrive(), [onArrive]);
  return null;
}

/** A screen on its way; nothing for the first moments, so that a quick one does not flash. */
function LoadingScreen() {
  const t = useTranslations();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return <div className="waiting">{late && <SkeletonSheet label={t('shell.loading')} />}</div>;
}
