import { emptyResume } from '../../shared/resume/defaults.ts';
import { repairResume } from '../../shared/resume/repair.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { visibleResume } from '../../shared/resume/visible.ts';

/** Whether a résumé holds nothing but defaults, so that nothing is lost when it goes; its template does not count. */
export function holdsNothing(resume: ResumeData): boolean {
  const { personalInfo, summary, customSections, ...lists } = visibleResume(resume);
  const texts = [...Object.values(personalInfo), summary];
  const titled = [...resume.customSections, ...customSections].some((section) => section.title.trim() !== '');
  const entries = lists.experience.length + lists.education.length + lists.skills.length + lists.languages.length + lists.projects.length;
  return texts.every((text) => text.trim() === '') && !titled && customSections.length === 0 && entries === 0;
}

export interface Read {
  readonly resume: ResumeData;
  /** How much of it could be kept. */
  readonly kept: 'all' | 'part' | 'nothing';
}

/** A stored value as a résumé: repaired where it is damaged or of another time. */
export function readResume(value: unknown): Read {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { resume: emptyResume(), kept: 'nothing' };
  const { resume, lost } = repairResume(value);
  if (lost.length === 0) return { resume, kept: 'all' };
  return { resume, kept: holdsNothing(resume) ? 'nothing' : 'part' };
}

/** As `readResume`, of a text; a text that is no JSON keeps nothing. */
export function readResumeText(text: string): Read {
  try {
    return readResume(JSON.parse(text));
  } catch {
    return readResume(null);
  }
}
