import { expect, it, vi } from 'vitest';
import type { ReactElement, ReactNode } from 'react';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { ROUTES } from '../../lib/routing/routeTable.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** What stands in the place of a screen that has failed. */
const failedScreen = (title?: Parameters<typeof RouteErrorBoundary>[0]['title']) =>
  (RouteErrorBoundary({ children: null, title }) as ReactElement<{ readonly failed: ReactNode }>).props.failed;

inEachLanguage('a screen that failed', [], ({ controls, say }) => {
  it.each([undefined, ...new Set(ROUTES.flatMap(({ failed }) => failed ?? []))])(
    'says so, that nothing is lost, and offers to load it again or to go home (%s)',
    (title) => {
      const reload = vi.fn();
      vi.stubGlobal('location', { reload });
      const screen = controls(failedScreen(title));
      expect(screen.shown()).toEqual([
        say(title ?? 'shell.failed.title'),
        say('shell.failed.text'),
        say('shell.failed.reload'),
        say('shell.nav.home'),
      ]);
      expect([...screen.html().matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/']);
      expect(reload).not.toHaveBeenCalled();
      screen.press(say('shell.failed.reload'));
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});
