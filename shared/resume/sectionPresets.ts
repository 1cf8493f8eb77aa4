import type { Language } from '../platform/language.ts';

/** A custom section people here often need, with its title as it stands in a résumé of each language. */
export interface SectionPreset {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
}

export const SECTION_PRESETS = [
  { id: 'militaryService', title: { he: 'שירות צבאי', en: 'Military Service' } },
  { id: 'nationalService', title: { he: 'שירות לאומי', en: 'National Service' } },
  { id: 'volunteering', title: { he: 'התנדבות', en: 'Volunteering' } },
  { id: 'courses', title: { he: 'קורסים והכשרות', en: 'Courses and Training' } },
  { id: 'publications', title: { he: 'פרסומים', en: 'Publications' } },
] as const satisfies readonly SectionPreset[];
