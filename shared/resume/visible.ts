import type { CustomSection, ResumeData } from './schema.ts';
import { isBlankText } from './text.ts';

/** Whether an entry says nothing: every text in it is blank (ids, levels and flags do not count). */
export function isBlank(entry: object): boolean {
  for (const [key, value] of Object.entries(entry)) {
    if (key !== 'id' && key !== 'level' && typeof value === 'string' && !isBlankText(value)) return false;
  }
  return true;
}

/**
 * The résumé as the document shows it: without blank entries and without custom sections that hold nothing
 * (TPL-04). Never mutates; what stays is the very object it was, also the list and the résumé itself when
 * nothing is dropped, so that a renderer may compare by identity.
 */
export function visibleResume(resume: ResumeData): ResumeData {
  const shown: ResumeData = {
    ...resume,
    experience: withoutBlank(resume.experience),
    education: withoutBlank(resume.education),
    skills: withoutBlank(resume.skills),
    languages: withoutBlank(resume.languages),
    projects: withoutBlank(resume.projects),
    customSections: visibleSections(resume.customSections),
  };
  const lists = ['experience', 'education', 'skills', 'languages', 'projects', 'customSections'] as const;
  return lists.every((list) => shown[list] === resume[list]) ? resume : shown;
}

function withoutBlank<T extends object>(entries: T[]): T[] {
  return entries.some(isBlank) ? entries.filter((entry) => !isBlank(entry)) : entries;
}

function visibleSections(sections: CustomSection[]): CustomSection[] {
  const shown = sections
    .map((section) => {
      const items = withoutBlank(section.items);
      return items === section.items ? section : { ...section, items };
    })
    .filter((section) => section.items.length > 0);
  return shown.length === sections.length && shown.every((section, index) => section === sections[index]) ? sections : shown;
}

/** Whether a résumé has not a word to show. */
export function holdsNothing(resume: ResumeData): boolean {
  if (!isBlank(resume.personalInfo) || resume.summary.trim() !== '') return false;
  const shown = visibleResume(resume);
  return [shown.experience, shown.education, shown.projects, shown.skills, shown.languages, shown.customSections].every((list) => list.length === 0);
}
