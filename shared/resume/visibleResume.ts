import type { CustomSection, ResumeData } from './schema.ts';
import { isBlankText } from './text.ts';

/** Fields of an entry that are filled before anybody writes. */
const NO_TEXT: ReadonlySet<string> = new Set(['id', 'level']);

/** Whether an entry says nothing: every text in it is blank (ids, levels and flags do not count). */
export function isBlankEntry(entry: object): boolean {
  return !hasText(entry);
}

/** Whether nothing is written in a section. */
export function isEmptySection(resume: ResumeData, key: string): boolean {
  if (key === 'summary') return isBlankText(resume.summary);
  const list = SECTION_LISTS.find((each) => each === key);
  const entries: readonly object[] = list
    ? resume[list]
    : (resume.customSections.find(({ id }) => id === key)?.items ?? []);
  return entries.every(isBlankEntry);
}

/**
 * The résumé as the document shows it: without blank entries and without custom sections that hold nothing
 * (TPL-04). Never mutates; what stays is the very object it was, also the list and the résumé itself when
 * nothing is dropped, so that a renderer may compare by identity.
 */
export function toVisibleResume(resume: ResumeData): ResumeData {
  const shown: ResumeData = {
    ...resume,
    experience: removeBlankEntries(resume.experience),
    education: removeBlankEntries(resume.education),
    skills: removeBlankEntries(resume.skills),
    languages: removeBlankEntries(resume.languages),
    projects: removeBlankEntries(resume.projects),
    customSections: removeBlankSections(resume.customSections),
  };
  const lists = ['experience', 'education', 'skills', 'languages', 'projects', 'customSections'] as const;
  return lists.every((list) => shown[list] === resume[list]) ? resume : shown;
}

function removeBlankEntries<T extends object>(entries: T[]): T[] {
  return entries.some(isBlankEntry) ? entries.filter((entry) => !isBlankEntry(entry)) : entries;
}

function removeBlankSections(sections: CustomSection[]): CustomSection[] {
  const shown = sections
    .map((section) => {
      const items = removeBlankEntries(section.items);
      return items === section.items ? section : { ...section, items };
    })
    .filter((section) => section.items.length > 0);
  return shown.length === sections.length && shown.every((section, index) => section === sections[index])
    ? sections
    : shown;
}

/**
 * The résumé as its document and its files for others show it: visible, and without the sections that the person hid.
 * Their content stays in the résumé itself, and leaves it by no file that is sent to somebody.
 */
export function toShownResume(resume: ResumeData): ResumeData {
  const hidden = new Set(resume.hiddenSections);
  if (hidden.size === 0) return toVisibleResume(resume);
  const { hiddenSections: _hidden, sectionTitles, ...rest } = resume;
  const titles = Object.entries(sectionTitles ?? {}).filter(([key]) => !hidden.has(key));
  const lists = Object.fromEntries(SECTION_LISTS.map((list) => [list, hidden.has(list) ? [] : resume[list]]));
  return toVisibleResume({
    ...rest,
    ...lists,
    ...(titles.length > 0 && { sectionTitles: Object.fromEntries(titles) }),
    summary: hidden.has('summary') ? '' : resume.summary,
    customSections: resume.customSections.filter(({ id }) => !hidden.has(id)),
  });
}

const SECTION_LISTS = ['experience', 'education', 'projects', 'skills', 'languages'] as const;

/**
 * What the fields of a résumé are: text that the document shows, headings that stand over such text, or settings that
 * say how it is shown. A field without a row here does not compile, so that no text is forgotten.
 */
const FIELD_KINDS: Readonly<Record<keyof ResumeData, 'text' | 'heading' | 'setting'>> = {
  templateId: 'setting',
  templateVersion: 'setting',
  personalInfo: 'text',
  headline: 'text',
  summary: 'text',
  experience: 'text',
  education: 'text',
  skills: 'text',
  languages: 'text',
  projects: 'text',
  customSections: 'text',
  language: 'setting',
  sectionOrder: 'setting',
  sectionTitles: 'heading',
  hiddenSections: 'setting',
  sidebarSections: 'setting',
  pageStarts: 'setting',
  keptEntries: 'setting',
  design: 'setting',
};

/** Whether the document would not show a word. */
export function isEmptyResume(resume: ResumeData): boolean {
  return !hasTextIn(toVisibleResume(resume), ['text']);
}

/**
 * Whether a person wrote nothing in it, not even a heading: then nothing is lost when it is replaced. Takes any value,
 * so that a stored one need not be read by the schema first.
 *
 * @example isUnwritten({ templateId: 'modern', summary: ' ' }) // true
 */
export function isUnwritten(resume: unknown): boolean {
  return !hasTextIn(resume, ['text', 'heading']);
}

function hasTextIn(resume: unknown, kinds: readonly string[]): boolean {
  if (typeof resume !== 'object' || resume === null) return false;
  return Object.entries(resume).some(
    ([field, value]) => kinds.includes(FIELD_KINDS[field as keyof ResumeData]) && hasText(value),
  );
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return !isBlankText(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => !NO_TEXT.has(name) && hasText(part));
}
