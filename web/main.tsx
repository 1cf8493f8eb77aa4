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

startLocation();

// The first screen's script comes at the same time as the shell's texts.
const first = routeOf(location.pathname);
if (first) preload(first).catch(() => undefined);

await loadAreas(['shell']);
const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode><App /></StrictMode>);
