import 'virtual:theme.css';
import './ui/tokens.css';
import './ui/base.css';
import './app/shell/layout.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LANGUAGE_PARAMETER } from '../shared/site/staticPages.ts';
import { App, adoptDraft } from './app/App.tsx';
import { getLanguageState, loadMessages } from './lib/i18n/messageStore.ts';
import { initLocation, onLeaveScreen } from './lib/routing/location.ts';
import { setPrefetch } from './lib/routing/prefetch.ts';
import { matchRoute } from './lib/routing/routeTable.ts';
import { isRouteLoaded, loadRoute, prefetchRoute, prefetchRouteOf } from './app/routes/routeScreens.ts';
import { toasts } from './ui/toasts.ts';
import { guardAgainstForeignChanges } from './lib/dom/foreignChanges.ts';
import { startSession } from './features/auth/index.ts';

// web/oldBrowser.ts has said so on the page. Here nothing may run: not even a draft is read.
if (document.documentElement.hasAttribute('data-old-browser')) await new Promise(() => {});

guardAgainstForeignChanges(document.body);
initLocation();
onLeaveScreen(() => toasts.leaveScreen());
setPrefetch(prefetchRouteOf);
startSession(adoptDraft);

const rootElement = document.getElementById('root') as HTMLElement;
// The first screen's script is fetched in parallel with the shell's texts.
const initialRoute = matchRoute(location.pathname);
const isPrerendered = rootElement.hasChildNodes();
const loadingScreen = initialRoute && (isPrerendered ? loadRoute(initialRoute) : prefetchRoute(initialRoute));
const initialScreen = Promise.resolve(loadingScreen).catch(() => undefined);

try {
  await loadMessages(['shell']);
  // The prerendered page stays readable until the screen is complete: nothing flashes, nothing moves.
  if (isPrerendered) await initialScreen;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // From here on React renders the head itself.
  document.querySelectorAll('head [data-written]').forEach((element) => element.remove());
  // In slices: what somebody does meanwhile is answered between two of them.
  startTransition(() => {
    if (matchesPrerender()) hydrateRoot(rootElement, app, { onRecoverableError });
    else createRoot(rootElement).render(app);
  });
} catch {
  // Without its texts the shell can show nothing; the served page contains a few words in both languages.
  rootElement.replaceChildren((document.getElementById('unreachable') as HTMLTemplateElement).content.cloneNode(true));
}

/** React's error 419: a lazy part was not prerendered. That is intended; any other hydration error is a defect. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('#419'))) reportError(error);
}

/** Whether the prerendered page is the one to hydrate, as it was written; otherwise the first rendering replaces it. */
function matchesPrerender(): boolean {
  const asked = new URLSearchParams(location.search);
  asked.delete(LANGUAGE_PARAMETER);
  const { page, language, size, year } = rootElement.dataset;
  return (
    page === location.pathname &&
    language === getLanguageState().language &&
    // The foot says it.
    year === String(new Date().getFullYear()) &&
    // Nothing that the browser, or an app around it, has put into it or translated.
    size === sizeOf(rootElement) &&
    asked.size === 0 &&
    initialRoute !== undefined &&
    isRouteLoaded(initialRoute)
  );
}

/** As infra/build/web/staticPages.ts writes it: elements, and characters of text except for the crawlers' script. */
function sizeOf(root: HTMLElement): string {
  const told = root.querySelector('script')?.text.length ?? 0;
  return `${root.querySelectorAll('*').length} ${root.textContent.length - told}`;
}
