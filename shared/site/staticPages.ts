import { DEFAULT_LANGUAGE, type Language } from '../platform/language.ts';

/** A page that stands as static HTML in both languages (NAV-04). */
export interface StaticPage {
  readonly path: string;
  /** Listed in the sitemap and indexed by search engines. */
  readonly listed: boolean;
  /**
   * When its script is loaded: first, when the page is nothing without it; meanwhile, after styles, fonts and images,
   * on pages for work; or after the first paint, on pages for reading.
   */
  readonly script: 'first' | 'meanwhile' | 'afterwards';
}

/**
 * The pages that the build writes as HTML, so that whoever runs no script reads them too: crawlers, and those who
 * show a link's title and picture. A new page of the site is one more row; what needs a sign-in has none.
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
/** Carries the language that was chosen to whoever hands out the pages. */
export const LANGUAGE_COOKIE = 'language';

/** Stands for the site's origin in built files; the deployment and the local gateway put the real one in. */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** Files that may hold {@link ORIGIN_PLACEHOLDER}. */
export const ORIGIN_FILES = /\.(?:html|xml|txt)$/;

/** A path without slashes at its end. */
export const trimTrailingSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** The static page of a path, with or without a slash at its end; undefined where there is none. */
export function findStaticPage(path: string): StaticPage | undefined {
  const plain = trimTrailingSlashes(path);
  return STATIC_PAGES.find((page) => page.path === plain);
}

/** File of a path's page below the site's folder; where none stands, the page that only carries the script. */
export function staticPageFile(path: string, language: Language = DEFAULT_LANGUAGE): string {
  const page = findStaticPage(path);
  if (page === undefined) return 'index.html';
  return `pages/${language}${page.path === '/' ? '/index' : page.path}.html`;
}

/** Path and query of a page in a language: the Hebrew one stands at the bare path. */
export function localizedPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
}
