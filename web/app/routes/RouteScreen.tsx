import { Suspense, createElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { trackPageView } from '../../lib/analytics/analytics.ts';
import { holderOf, useSession } from '../../features/auth/index.ts';
import { PageHead } from './PageHead.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { notify } from '../../ui/toasts.ts';
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
  // For an account whose session expired the screen stays, and says so (`EndedSession`).
  const holder = useSession(holderOf);
  const left = useSession((session) => session.left);

  // Runs before the effects of its children: a screen that is already loaded may contain the element of the hash.
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    moved.current = true;
    // A new screen starts scrolled to the top, with the focus there for screen readers.
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    delete main.current?.dataset['screen'];
  }, [path]);

  const arrive = useCallback(() => {
    // For browser tests: a prerendered page looks the same before hydration but handles no events.
    if (main.current) main.current.dataset['screen'] = path;
    // The browser itself scrolls to the hash of the first screen.
    if (moved.current) scrollToHash();
  }, [path]);

  useEffect(() => {
    if (route !== undefined) trackPageView(route.path);
  }, [route]);

  if (route === undefined) return <UnknownAddress />;
  if (route.needsSignIn === true && !holder) return <Redirect to={`/login?from=${encodeURIComponent(path)}`} replace />;
  return (
    <main id="main" ref={main} tabIndex={-1} className="screen">
      <PageHead route={route} />
      {/* What a screen has loaded, and what was typed into it, is one person's. */}
      <RouteErrorBoundary key={route.path + left} title={route.failed}>
        <Suspense fallback={<LoadingScreen />}>
          {createElement(routeComponent(route))}
          <MountNotifier onArrive={arrive} />
        </Suspense>
      </RouteErrorBoundary>
    </main>
  );
}

/** Leads home (NAV-02), and says why somebody is there. */
function UnknownAddress() {
  const t = useTranslations();
  const text = t('shell.unknown');
  // After the redirect, which closes the warnings of the screen before.
  useEffect(() => void setTimeout(() => notify({ kind: 'warning', text, durationMs: 10_000 })), [text]);
  return <Redirect to="/" replace />;
}

/** Rendered after a screen, so its effect runs once the screen is mounted and its handlers are attached. */
function MountNotifier({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(() => onArrive(), [onArrive]);
  return null;
}

/** Loading state of a screen; shows nothing for the first moments, so that a quick load does not flash. */
function LoadingScreen() {
  const t = useTranslations();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return <div className="waiting">{late && <SkeletonSheet label={t('shell.loading')} />}</div>;
}
