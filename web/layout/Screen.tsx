import { Suspense, createElement, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import { trackPage } from '../events/events.ts';
import { useSession } from '../session/session.ts';
import { PageHead } from './PageHead.tsx';
import { ScreenErrors } from './ScreenErrors.tsx';
import { Waiting } from './Waiting.tsx';
import { goToId } from './goToId.ts';
import { routeOf, screenOf } from './routes.ts';

/** The screen of the current path; any other path leads home (NAV-02). */
export function Screen() {
  const [path] = useLocation();
  const route = routeOf(path);
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
    if (moved.current) goToId();
  }, [path]);

  useEffect(() => {
    if (route !== undefined) trackPage(route.path);
  }, [route]);

  if (route === undefined) return <Redirect to="/" replace />;
  if (route.needsSignIn === true && !signedIn) return <Redirect to={`/login?from=${encodeURIComponent(path)}`} replace />;
  return (
    <main id="main" ref={main} tabIndex={-1} className="screen">
      <PageHead route={route} />
      <ScreenErrors key={route.path} title={route.failed}>
        <Suspense fallback={<Waiting />}>
          {createElement(screenOf(route))}
          <Arrived onArrive={arrive} />
        </Suspense>
      </ScreenErrors>
    </main>
  );
}

/** Stands after a screen, and so is there once that is there and listens. */
function Arrived({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(() => onArrive(), [onArrive]);
  return null;
}
