import 'virtual:theme.css';
import './ui/tokens.css';
import './ui/base.css';
import './app/shell/layout.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LANGUAGE_PARAMETER } from '../shared/site/staticPages.ts';
import { App } from './app/App.tsx';
import { getLanguageState, loadMessages } from './lib/i18n/messageStore.ts';
import { initLocation } from './lib/routing/location.ts';
import { setPrefetch } from './lib/routing/prefetch.ts';
import { matchRoute } from './lib/routing/routeTable.ts';
import { isRouteLoaded, loadRoute, prefetchRoute, prefetchRouteOf } from './app/routes/routeScreens.ts';
import { startSession } from './features/auth/index.ts';

initLocation();
setPrefetch(prefetchRouteOf);
startSession();

const rootElement = document.getElementById('root') as HTMLElement;
// The first screen's script comes at the same time as the shell's texts.
const initialRoute = matchRoute(location.pathname);
const isPrerendered = rootElement.hasChildNodes();
const loadingScreen = initialRoute && (isPrerendered ? loadRoute(initialRoute) : prefetchRoute(initialRoute));
const initialScreen = Promise.resolve(loadingScreen).catch(() => undefined);

try {
  await loadMessages(['shell']);
  // What was written stays to be read until the screen is there whole: nothing flashes, nothing moves.
  if (isPrerendered) await initialScreen;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // React writes the head itself from here on.
  document.querySelectorAll('head [data-written]').forEach((element) => element.remove());
  if (matchesPrerender()) hydrateRoot(rootElement, app, { onRecoverableError });
  else createRoot(rootElement).render(app);
} catch {
  // Without its texts the shell cannot speak; the page as served brings a few words in both languages.
  rootElement.replaceChildren((document.getElementById('unreachable') as HTMLTemplateElement).content.cloneNode(true));
}

/** React's 419: a part that loads later by itself was not written. That is meant so; anything else is a defect. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('#419'))) reportError(error);
}

/**
 * Whether the page that the build wrote is the one to show; otherwise it gives way at once, with the first rendering.
 */
function matchesPrerender(): boolean {
  const asked = new URLSearchParams(location.search);
  asked.delete(LANGUAGE_PARAMETER);
  const { page, language } = rootElement.dataset;
  return (
    page === location.pathname &&
    language === getLanguageState().language &&
    asked.size === 0 &&
    initialRoute !== undefined &&
    isRouteLoaded(initialRoute)
  );
}
