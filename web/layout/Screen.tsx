import { Suspense, createElement, useEffect, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import { trackPage } from '../events/events.ts';
import { useSession } from '../session/session.ts';
import { PageHead } from './PageHead.tsx';
import { ScreenErrors } from './ScreenErrors.tsx';
import { Waiting } from './Waiting.tsx';
import { routeOf, screenOf } from './routes.ts';

/** The screen of the current path; any other path leads home (NAV-02). */
export function Screen() {
  const [path] = useLocation();
  const route = routeOf(path);
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  const signedIn = useSession(({ person }) => person !== null);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // A new screen begins at its top, for the eye and for the screen reader.
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
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
        </Suspense>
      </ScreenErrors>
    </main>
  );
}
