import type { TextLocation } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';

/** The entry that a text belongs to, in the person's own words; '' for the summary. */
export function entryName(resume: ResumeData, { section, id }: TextLocation): string {
  if (section === 'summary') return '';
  const names = {
    experience: resume.experience.map((entry) => ({ id: entry.id, parts: [entry.title, entry.company] })),
    education: resume.education.map((entry) => ({ id: entry.id, parts: [entry.degree, entry.institution] })),
    projects: resume.projects.map((entry) => ({ id: entry.id, parts: [entry.name] })),
  };
  return (names[section].find((entry) => entry.id === id)?.parts ?? []).filter(Boolean).join(', ');
}
