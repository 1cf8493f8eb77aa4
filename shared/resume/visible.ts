import type { ResumeData } from './schema.ts';

/** Whether an entry says nothing: every text in it is blank (ids, levels and flags do not count). */
export function isBlank(entry: object): boolean {
  return Object.entries(entry).every(
    ([key, value]) => key === 'id' || key === 'level' || typeof value !== 'string' || value.trim() === '',
  );
}

/** The résumé as the document shows it: without blank entries and without custom sections that hold nothing (chapter 2). */
export function visibleResume(resume: ResumeData): ResumeData {
  return {
    ...resume,
    experience: resume.experience.filter((entry) => !isBlank(entry)),
    education: resume.education.filter((entry) => !isBlank(entry)),
    skills: resume.skills.filter((entry) => !isBlank(entry)),
    languages: resume.languages.filter((entry) => !isBlank(entry)),
    projects: resume.projects.filter((entry) => !isBlank(entry)),
    customSections: resume.customSections
      .map((section) => ({ ...section, items: section.items.filter((item) => !isBlank(item)) }))
      .filter((section) => section.items.length > 0),
  };
}
