import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../../shared/site/staticPages.ts';
import {
  DEFAULT_LANGUAGE,
  textDirection,
  toSupportedLanguage,
  type Language,
} from '../../../shared/platform/language.ts';
import { safeLocal } from '../storage/safeStorage.ts';

/** Key of the chosen language in local storage (I18N-03). */
export const LANGUAGE_KEY = 'language';

/** Parses the value stored under {@link LANGUAGE_KEY}; Hebrew when missing or unknown (I18N-04). */
export function parseLanguage(stored: string | null): Language {
  return toSupportedLanguage(stored) ?? DEFAULT_LANGUAGE;
}

/**
 * The language named in the page's address, which counts as chosen, else the one of an earlier visit; Hebrew where
 * storage is unavailable.
 */
export function readInitialLanguage(): Language {
  try {
    const named = toSupportedLanguage(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
    if (named !== undefined) storeLanguage(named);
    return named ?? parseLanguage(safeLocal.read(LANGUAGE_KEY));
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the choice for the next visit, and in a cookie for the server of the pages, so that the next one is in this
 * language. Where storage is unavailable it lasts as long as the page.
 */
export function storeLanguage(language: Language): void {
  try {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // Private windows of some browsers refuse: the choice still applies in this page.
  }
  safeLocal.write(LANGUAGE_KEY, language);
}

/** Sets the document's language and direction (NAV-03, NAV-05). */
export function applyToDocument(language: Language): void {
  if (import.meta.env.SSR) return;
  document.documentElement.lang = language;
  document.documentElement.dir = textDirection(language);
}
