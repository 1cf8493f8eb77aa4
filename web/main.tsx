import 'virtual:theme.css';
import './design/tokens.css';
import './design/base.css';
import './layout/layout.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LANGUAGE_PARAMETER } from '../shared/pages.ts';
import { App } from './app.tsx';
import { languageState, loadAreas } from './i18n/store.ts';
import { startLocation } from './layout/location.ts';
import { bring, isBrought, preload, routeOf } from './layout/routes.ts';
import { startSession } from './session/account.ts';

startLocation();
startSession();

const root = document.getElementById('root') as HTMLElement;
// The first screen's script comes at the same time as the shell's texts.
const first = routeOf(location.pathname);
const wasWritten = root.hasChildNodes();
const screen = first && (wasWritten ? bring(first) : preload(first));
const arriving = Promise.resolve(screen).catch(() => undefined);

try {
  await loadAreas(['shell']);
  // What was written stays to be read until the screen is there whole: nothing flashes, nothing moves.
  if (wasWritten) await arriving;
  const app = <StrictMode><App /></StrictMode>;
  // React writes the head itself from here on.
  document.querySelectorAll('head [data-written]').forEach((element) => element.remove());
  if (isAsWritten()) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
} catch {
  // Without its texts the shell cannot speak; the page as served brings a few words in both languages.
  root.replaceChildren((document.getElementById('unreachable') as HTMLTemplateElement).content.cloneNode(true));
}

/** React's 419: a part that loads later by itself was not written. That is meant so; anything else is a defect. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('#419'))) reportError(error);
}

/** Whether the page that the build wrote is the one to show; otherwise it gives way at once, with the first rendering. */
function isAsWritten(): boolean {
  const asked = new URLSearchParams(location.search);
  asked.delete(LANGUAGE_PARAMETER);
  const { page, language } = root.dataset;
  return page === location.pathname && language === languageState().language && asked.size === 0 && first !== undefined && isBrought(first);
}
