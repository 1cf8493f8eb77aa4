import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './product.ts';

/** A page that stands as static HTML in both languages (NAV-04). */
export interface StaticPage {
  readonly path: string;
  /** Stands in the sitemap and may be found. */
  readonly listed: boolean;
  /** It is nothing without its script, which therefore comes first; the others are there to be read. */
  readonly scriptFirst?: true;
}

/**
 * The pages that the build writes as HTML, so that whoever runs no script reads them too: crawlers, and those who
 * show a link's title and picture. A new page of the site is one more row; what needs a sign-in has none.
 */
export const STATIC_PAGES: readonly StaticPage[] = [
  { path: '/', listed: true },
  { path: '/templates', listed: true },
  { path: '/builder', listed: true, scriptFirst: true },
  { path: '/about', listed: true },
  { path: '/contact', listed: true },
  { path: '/privacy', listed: true },
  { path: '/terms', listed: true },
  { path: '/accessibility', listed: true },
  { path: '/login', listed: false, scriptFirst: true },
];

/** Names the language of a page in its address, as `hreflang` needs it; without it a page is Hebrew. */
export const LANGUAGE_PARAMETER = 'lang';
/** Carries the language that was chosen to whoever hands out the pages. */
export const LANGUAGE_COOKIE = 'language';

/** Stands for the site's origin in built files; the deployment and the local gateway put the real one in. */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** Files that may hold {@link ORIGIN_PLACEHOLDER}. */
export const NAMES_ORIGIN = /\.(?:html|xml|txt)$/;

/** A path without slashes at its end. */
export const plainPath = (path: string) => path.replace(/\/+$/, '') || '/';

export function staticPageOf(path: string): StaticPage | undefined {
  const plain = plainPath(path);
  return STATIC_PAGES.find((page) => page.path === plain);
}

/** A value that names one of our languages, or undefined. */
export const languageNamed = (value: string | null | undefined): Language | undefined => LANGUAGES.find((language) => language === value);

/** File of a path's page below the site's folder; where none stands, the page that only carries the script. */
export function pageFile(path: string, language: Language = DEFAULT_LANGUAGE): string {
  const page = staticPageOf(path);
  if (page === undefined) return 'index.html';
  return `pages/${language}${page.path === '/' ? '/index' : page.path}.html`;
}

/** Path and query of a page in a language: the Hebrew one stands at the bare path. */
export function addressOf(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
}
