/** The product's name, in one place: titles, file metadata and texts read it from here. */
export const PRODUCT = { name: 'Korot', nameHe: 'קורות' } as const;

/** The two languages of screens and of résumés (I18N-01). */
export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of the screens where none was chosen (I18N-02). */
export const DEFAULT_LANGUAGE: Language = 'he';

export type Direction = 'rtl' | 'ltr';

/** Writing direction of a language: rtl for Hebrew, ltr otherwise (NAV-03). */
export function textDirection(language: Language): Direction {
  return language === 'he' ? 'rtl' : 'ltr';
}
