/** The product's name, in one place: titles, file metadata and texts read it from here. */
export const PRODUCT = { name: 'Korot', nameHe: 'קורות' } as const;

/** The two languages of screens and of résumés (specification, chapter 9). */
export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of the screens where none was chosen (specification, chapters 1 and 9). */
export const DEFAULT_LANGUAGE: Language = 'he';

export type Direction = 'rtl' | 'ltr';

/** Writing direction of a language: rtl for Hebrew, ltr otherwise (specification, chapter 2). */
export function directionOf(language: Language): Direction {
  return language === 'he' ? 'rtl' : 'ltr';
}
