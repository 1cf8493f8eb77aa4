import 'virtual:theme.css';
import './design/tokens.css';
import './design/base.css';
import './layout/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadAreas } from './i18n/store.ts';
import { startLocation } from './layout/location.ts';
import { preload, routeOf } from './layout/routes.ts';
import { startSession } from './session/account.ts';

startLocation();
startSession();

// The first screen's script comes at the same time as the shell's texts.
const first = routeOf(location.pathname);
if (first) preload(first).catch(() => undefined);

const root = document.getElementById('root') as HTMLElement;
try {
  await loadAreas(['shell']);
  createRoot(root).render(<StrictMode><App /></StrictMode>);
} catch {
  // Without its texts the shell cannot speak; the page as served brings a few words in both languages.
  root.replaceChildren((document.getElementById('unreachable') as HTMLTemplateElement).content.cloneNode(true));
}
