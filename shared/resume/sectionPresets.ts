import type { Language } from '../platform/language.ts';

/** A custom section that people in Israel often need, with its usual title in each language. */
export interface SectionPreset {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
}

export const SECTION_PRESETS = [
  { id: 'militaryService', title: { he: 'שירות צבאי', en: 'Military Service' } },
  { id: 'nationalService', title: { he: 'שירות לאומי', en: 'National Service' } },
  { id: 'volunteering', title: { he: 'התנדבות', en: 'Volunteering' } },
  { id: 'courses', title: { he: 'קורסים והכשרות', en: 'Courses and Training' } },
  { id: 'certificates', title: { he: 'תעודות ורישיונות', en: 'Certificates and Licences' } },
  { id: 'awards', title: { he: 'פרסים והצטיינות', en: 'Awards and Honours' } },
  { id: 'publications', title: { he: 'פרסומים', en: 'Publications' } },
  { id: 'referees', title: { he: 'ממליצים', en: 'References' } },
] as const satisfies readonly SectionPreset[];

export type SectionPresetId = (typeof SECTION_PRESETS)[number]['id'];

/** Returns the preset that a section's title names, in either language; undefined for other titles. */
export function findSectionPreset(title: string): SectionPresetId | undefined {
  const written = title.trim().toLowerCase();
  return SECTION_PRESETS.find((preset) => Object.values(preset.title).some((each) => each.toLowerCase() === written))
    ?.id;
}
