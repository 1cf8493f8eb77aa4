import { isEmptyResume } from '../../../shared/resume/visibleResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { trackEvent } from './analytics.ts';

/** Counts the first words of a résumé and a change of template; an edit that is later undone still counts. */
export function trackEdit(before: ResumeData, after: ResumeData): void {
  if (before.templateId !== after.templateId) trackEvent('template_chosen', after.templateId);
  if (isEmptyResume(before) && !isEmptyResume(after)) trackEvent('resume_started');
}
