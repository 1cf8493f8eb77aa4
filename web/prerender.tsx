import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { addressOf } from '../shared/pages.ts';
import { directionOf, type Language } from '../shared/product.ts';
import { App } from './app.tsx';
import { loadAreas, setLanguage } from './i18n/store.ts';
import { standAt } from './layout/location.ts';
import { bring, routeOf } from './layout/routes.ts';

export { ROUTES } from './layout/routes.ts';

export interface WrittenPage {
  readonly direction: 'rtl' | 'ltr';
  /** Title, descriptions and links, for the head. */
  readonly head: string;
  /** What stands in the page's root, exactly as the browser's own first rendering has it. */
  readonly body: string;
}

/** React puts what belongs in the head before everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Writes a page as HTML, with the very components that the browser takes it over with. One at a time: language and
 * place belong to the module. Throws when the path has no screen.
 */
export async function writePage(path: string, language: Language): Promise<WrittenPage> {
  const route = routeOf(path);
  if (route === undefined) throw new Error(`there is no screen at ${path}`);
  const { pathname, search } = new URL(addressOf(path, language), 'http://localhost');
  standAt(pathname, search);
  await setLanguage(language);
  await loadAreas(['shell']);
  await bring(route);
  const html = renderToString(<StrictMode><App /></StrictMode>);
  const head = HEAD.exec(html)?.[0] ?? '';
  return { direction: directionOf(language), head, body: html.slice(head.length) };
}
