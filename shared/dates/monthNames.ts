import type { Language } from '../platform/language.ts';

interface MonthNames {
  /** Hebrew with its spellings, and English, in full. */
  readonly names: readonly string[];
  /** As they are shortened in Hebrew and in English. */
  readonly hebrewShort: readonly string[];
  readonly englishShort: readonly string[];
}

const month = (names: string, hebrewShort = '', englishShort = ''): MonthNames => ({
  names: names.split(' '),
  hebrewShort: hebrewShort.split(' ').filter(Boolean),
  englishShort: englishShort.split(' ').filter(Boolean),
});

/** Names of months as résumés hold them, January first. */
export const MONTH_NAMES: readonly MonthNames[] = [
  month('ינואר january', 'ינו', 'jan'),
  month('פברואר february', 'פבר', 'feb'),
  month('מרץ מרס מארס march', '', 'mar'),
  month('אפריל april', 'אפר', 'apr'),
  month('מאי may'),
  month('יוני june', 'יונ', 'jun'),
  month('יולי july', 'יול', 'jul'),
  month('אוגוסט august', 'אוג', 'aug'),
  month('ספטמבר september', 'ספט', 'sept sep'),
  month('אוקטובר october', 'אוק', 'oct'),
  month('נובמבר november', 'נוב', 'nov'),
  month('דצמבר december', 'דצמ', 'dec'),
];

/** How a document names a month (1-12); Hebrew ones are short enough. Empty for no month. */
export function monthName(number: number, language: Language, length: 'short' | 'words'): string {
  const names = MONTH_NAMES[number - 1]?.names ?? [];
  const name = MONTH_WORDS[language](names);
  return length === 'short' ? SHORTENED[language](name) : name;
}

/** The name among a month's spellings that is written in each language. */
const MONTH_WORDS: Readonly<Record<Language, (names: readonly string[]) => string>> = {
  he: ([name = '']) => name,
  en: (names) => (names.at(-1) ?? '').replace(/^./, (letter) => letter.toUpperCase()),
};

const SHORTENED: Readonly<Record<Language, (name: string) => string>> = {
  he: (name) => name,
  en: (name) => name.slice(0, 3),
};
