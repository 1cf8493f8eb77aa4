import type { Language } from '../platform/language.ts';
import { addEntry, canAddEntry, updateEntry } from './editResume.ts';
import { createEntry } from './blankResume.ts';
import type { LanguageLevel, ResumeData } from './schema.ts';

/** The languages most spoken and studied in Israel, the most usual first. */
export const SPOKEN_LANGUAGES: readonly Readonly<Record<Language, string>>[] = [
  { he: 'עברית', en: 'Hebrew' },
  { he: 'אנגלית', en: 'English' },
  { he: 'ערבית', en: 'Arabic' },
  { he: 'רוסית', en: 'Russian' },
  { he: 'צרפתית', en: 'French' },
  { he: 'אמהרית', en: 'Amharic' },
  { he: 'ספרדית', en: 'Spanish' },
  { he: 'אוקראינית', en: 'Ukrainian' },
  { he: 'גרמנית', en: 'German' },
];

/** Names in the résumé's language that are not among its languages, in either language's name. */
export function suggestSpokenLanguages(resume: Pick<ResumeData, 'languages'>, language: Language): string[] {
  const known = new Set(resume.languages.map(({ name }) => name.trim().toLowerCase()));
  return SPOKEN_LANGUAGES.filter((names) => !Object.values(names).some((name) => known.has(name.toLowerCase()))).map(
    (names) => names[language],
  );
}

/** With one language more: in the first blank entry, else in a new one. Unchanged when the list is full. */
export function addSpokenLanguage(resume: ResumeData, name: string, level: LanguageLevel): ResumeData {
  const blank = resume.languages.find((entry) => entry.name.trim() === '');
  if (blank) return updateEntry(resume, 'languages', blank.id, { name, level });
  return canAddEntry(resume, 'languages')
    ? addEntry(resume, 'languages', { ...createEntry('languages', resume), name, level })
    : resume;
}
