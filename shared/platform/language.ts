/**
 * The languages of screens and of résumés (I18N-01). A further one is a word here, a row below, and what its type then
 * asks for: messages, document labels, texts of the tables.
 */
export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of the screens where none was chosen (I18N-02). */
export const DEFAULT_LANGUAGE: Language = 'he';

export type Direction = 'rtl' | 'ltr';

interface LanguageFacts {
  /** Under its own name, whatever the screens speak. */
  readonly name: string;
  readonly direction: Direction;
  /** Language and region, as BCP 47 writes them. */
  readonly locale: string;
  /** The locale that dates and times are written by. */
  readonly dateLocale: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  he: { name: 'עברית', direction: 'rtl', locale: 'he-IL', dateLocale: 'he-IL' },
  en: { name: 'English', direction: 'ltr', locale: 'en-US', dateLocale: 'en-GB' },
};

/** Writing direction of a language: rtl for Hebrew, ltr otherwise (NAV-03). */
export const textDirection = (language: Language): Direction => LANGUAGE_FACTS[language].direction;

/** A value that names one of our languages as that language; anything else is undefined. */
export const toSupportedLanguage = (value: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/** Every language but this one. */
export const otherLanguages = (language: Language): Language[] => LANGUAGES.filter((other) => other !== language);

/** The language of a text that is known by its script alone: the first that is written in that direction. */
export const languageOfDirection = (direction: Direction): Language =>
  LANGUAGES.find((language) => textDirection(language) === direction) ?? DEFAULT_LANGUAGE;
