import { DEFAULT_LANGUAGE, LANGUAGES, directionOf, type Language } from '../../shared/product.ts';

/** Key of the chosen language in local storage (specification, chapter 3). */
export const LANGUAGE_KEY = 'language';

/** What is stored under {@link LANGUAGE_KEY} as a language; Hebrew when missing or unknown (I18N-04). */
export function parseLanguage(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

/** The language chosen on an earlier visit; Hebrew where storage is closed to us. */
export function storedLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Keeps the choice for the next visit; where storage is closed it lasts as long as the page. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private windows of some browsers refuse: the choice still holds in this page.
  }
}

/** Tells the document its language and direction (chapter 2; NAV-03, NAV-05). */
export function applyToDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
