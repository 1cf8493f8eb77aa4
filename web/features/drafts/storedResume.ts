import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { repairResume } from '../../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { toVisibleResume } from '../../../shared/resume/visibleResume.ts';

/**
 * Whether a résumé holds nothing but defaults, so that nothing is lost when it is replaced; its template does not
 * count.
 */
export function isEmptyDraft(resume: ResumeData): boolean {
  const { personalInfo, summary, customSections, ...lists } = toVisibleResume(resume);
  const texts = [...Object.values(personalInfo), summary];
  const titled = [...resume.customSections, ...customSections].some((section) => section.title.trim() !== '');
  const entries =
    lists.experience.length +
    lists.education.length +
    lists.skills.length +
    lists.languages.length +
    lists.projects.length;
  return texts.every((text) => text.trim() === '') && !titled && customSections.length === 0 && entries === 0;
}

export interface RecoveredResume {
  readonly resume: ResumeData;
  /** How much of it could be read. */
  readonly kept: 'all' | 'part' | 'nothing';
}

/** A stored value as a résumé: repaired where it is damaged or of an older version. */
export function parseStoredResume(value: unknown): RecoveredResume {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { resume: createBlankResume(), kept: 'nothing' };
  const { resume, lost } = repairResume(value);
  if (lost.length === 0) return { resume, kept: 'all' };
  return { resume, kept: isEmptyDraft(resume) ? 'nothing' : 'part' };
}

/** As `readResume`, from a text; of a text that is not JSON, nothing can be read. */
export function parseStoredResumeText(text: string): RecoveredResume {
  try {
    return parseStoredResume(JSON.parse(text));
  } catch {
    return parseStoredResume(null);
  }
}
