import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';

export const BLANK = createBlankResume(DEFAULT_TEMPLATE_CHOICE);

/** A job with these values, all others empty. */
export const jobOf = (values: Partial<ResumeData['experience'][number]>): ResumeData['experience'][number] => ({
  ...createEntry('experience', BLANK),
  ...values,
});
/** Studies with these values, all others empty. */
export const studiesOf = (values: Partial<ResumeData['education'][number]>): ResumeData['education'][number] => ({
  ...createEntry('education', BLANK),
  ...values,
});
export const skillsOf = (...names: readonly string[]): ResumeData['skills'] =>
  names.map((name, index) => ({ id: `skill-${index}`, name }));

/** What rules read: a résumé of these parts, with texts that they left without a place. */
export const readingOf = (
  parts: Partial<ResumeData>,
  unplaced: readonly string[] = [],
  more: Partial<ParsedResume> = {},
): ParsedResume => ({ resumeData: { ...BLANK, ...parts }, unplaced, confidence: {}, personal: [], ...more });
