import type { ResumeData } from '../../../shared/resume/schema.ts';
import { sidebar, table, timeline } from './columnLayouts.ts';
import { boldOnly, employerFirst, plain, wordLike } from './linearLayouts.ts';

/** Pages as other programs lay résumés out, none of them ours: HTML to be printed. */
export const LAYOUTS: Readonly<Record<string, (resume: ResumeData) => string>> = {
  employerFirst,
  timeline,
  plain,
  sidebar,
  table,
  boldOnly,
  wordLike,
};
