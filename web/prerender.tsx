import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { localizedPath } from '../shared/site/staticPages.ts';
import { textDirection, type Language } from '../shared/platform/language.ts';
import { App } from './app/App.tsx';
import { loadMessages, setLanguage } from './lib/i18n/messageStore.ts';
import { setPrerenderLocation } from './lib/routing/location.ts';
import { matchRoute } from './lib/routing/routeTable.ts';
import { loadRoute } from './app/routes/routeScreens.ts';

export { ROUTES } from './lib/routing/routeTable.ts';

export interface PrerenderedPage {
  readonly direction: 'rtl' | 'ltr';
  /** Title, descriptions and links, for the head. */
  readonly head: string;
  /** Content of the page's root element, exactly as the browser's first rendering produces it. */
  readonly body: string;
}

/** React puts what belongs in the head before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Prerenders a page to HTML with the same components that hydrate it in the browser. One page at a time: language and
 * location are state of the module. Throws when the path has no screen.
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  const route = matchRoute(path);
  if (route === undefined) throw new Error(`there is no screen at ${path}`);
  const { pathname, search } = new URL(localizedPath(path, language), 'http://localhost');
  setPrerenderLocation(pathname, search);
  await setLanguage(language);
  await loadMessages(['shell']);
  await loadRoute(route);
  const html = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { direction: textDirection(language), head, body: html.slice(head.length) };
}
