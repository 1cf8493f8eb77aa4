import { isBlankText } from './blankText.ts';
import type { MoreContact, ResumeData, Skill, SpokenLanguage } from './schema.ts';

/** Fields of a résumé that hold a person's content: texts, lists of entries, headings, and a photograph. */
type WrittenField =
  | 'personalInfo'
  | 'headline'
  | 'contacts'
  | 'details'
  | 'photo'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'customSections'
  | 'sectionTitles'
  | 'letters';

/** Fields that are filled before anybody writes, or say how something is shown. */
type SettingField =
  | Exclude<keyof ResumeData, WrittenField | 'letterLines' | 'linkCode'>
  | keyof Pick<SpokenLanguage & MoreContact, 'id' | 'level' | 'kind'>
  | keyof Pick<Skill, 'group'>;

/** A new field of a résumé does not compile before it is here or a {@link WrittenField}: so no text is forgotten. */
const SETTINGS: Readonly<Record<SettingField, true>> = {
  templateId: true,
  templateVersion: true,
  language: true,
  sectionOrder: true,
  hiddenSections: true,
  sidebarSections: true,
  pageStarts: true,
  keptEntries: true,
  design: true,
  id: true,
  level: true,
  kind: true,
  // A group is nothing without a skill.
  group: true,
};

/**
 * Whether a person wrote something in a résumé or a part of it, be it a heading. Where nothing is written, nothing is
 * lost with it. Takes any value, so that a stored one need not be read by the schema first.
 *
 * @example hasText({ templateId: 'modern', summary: ' ' }) // false
 */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return !isBlankText(value);
  return Object.entries(value ?? {}).some(([name, part]) => !Object.hasOwn(SETTINGS, name) && hasText(part));
}
