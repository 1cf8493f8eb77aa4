import type { CustomSection, ResumeData } from './schema.ts';
import { isBlankText } from './text.ts';
import { hasText } from './writtenText.ts';

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
    ...(resume.contacts && { contacts: removeBlankValues(resume.contacts) }),
    ...(resume.details && { details: removeBlankValues(resume.details) }),
  };
  const lists = [...SECTION_LISTS, 'customSections', 'contacts', 'details'] as const;
  return lists.every((list) => shown[list] === resume[list]) ? resume : shown;
}

function removeBlankEntries<T extends object>(entries: T[]): T[] {
  return entries.some(isBlankEntry) ? entries.filter((entry) => !isBlankEntry(entry)) : entries;
}

/** A label alone says nothing. */
function removeBlankValues<T extends { readonly value: string }>(entries: T[]): T[] {
  return entries.some(({ value }) => isBlankText(value)) ? entries.filter(({ value }) => !isBlankText(value)) : entries;
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
 * Returns whether the document would show no word, apart from letters. The person's headings are shown only above text.
 */
export function isEmptyResume(resume: ResumeData): boolean {
  // It is asked at each key, and a name is always shown.
  if (!isBlankText(resume.personalInfo.fullName)) return false;
  return !hasText({ ...toVisibleResume(resume), sectionTitles: undefined, letters: undefined, photo: undefined });
}
