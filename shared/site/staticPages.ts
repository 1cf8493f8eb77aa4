import { DEFAULT_LANGUAGE, type Language } from '../platform/language.ts';

/** A page that exists as static HTML in both languages (NAV-04). */
export interface StaticPage {
  readonly path: string;
  /** Listed in the sitemap and indexed by search engines. */
  readonly listed: boolean;
  /**
   * When the script is loaded: first, on pages that are empty without it; meanwhile, after styles, fonts and images, on
   * pages for work; afterwards, after the first paint, on pages for reading.
   */
  readonly script: 'first' | 'meanwhile' | 'afterwards';
}

/**
 * The pages that the build writes as HTML, for readers that run no script: crawlers, and services that show a link's
 * title and picture. A new page of the site is one more row; pages behind a sign-in have none.
 */
export const STATIC_PAGES: readonly StaticPage[] = [
  { path: '/', listed: true, script: 'afterwards' },
  { path: '/templates', listed: true, script: 'afterwards' },
  { path: '/builder', listed: true, script: 'meanwhile' },
  { path: '/about', listed: true, script: 'afterwards' },
  { path: '/contact', listed: true, script: 'afterwards' },
  { path: '/privacy', listed: true, script: 'afterwards' },
  { path: '/terms', listed: true, script: 'afterwards' },
  { path: '/accessibility', listed: true, script: 'afterwards' },
  { path: '/login', listed: false, script: 'first' },
];

/** Licences of everything that the site and its PDFs carry of others; the build writes it. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Names the language of a page in its address, as `hreflang` needs it; without it a page is Hebrew. */
export const LANGUAGE_PARAMETER = 'lang';
/** Carries the chosen language to the server of the pages. */
export const LANGUAGE_COOKIE = 'language';

/** Stands for the site's origin in built files; the deployment and the local gateway put the real one in. */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** Files that may hold {@link ORIGIN_PLACEHOLDER}. */
export const ORIGIN_FILES = /\.(?:html|xml|txt)$/;

/** A path without slashes at its end. */
export const trimTrailingSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** Returns the static page of a path, with or without a final slash; undefined if there is none. */
export function findStaticPage(path: string): StaticPage | undefined {
  const plain = trimTrailingSlashes(path);
  return STATIC_PAGES.find((page) => page.path === plain);
}

/** Returns the file of a path's page below the site's folder, or else the page that only loads the script. */
export function staticPageFile(path: string, language: Language = DEFAULT_LANGUAGE): string {
  const page = findStaticPage(path);
  if (page === undefined) return 'index.html';
  return `pages/${language}${page.path === '/' ? '/index' : page.path}.html`;
}

/** Returns path and query of a page in a language: the Hebrew page is at the bare path. */
export function localizedPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
}
