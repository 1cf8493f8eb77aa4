import type { ResumeData } from './schema.ts';

/** How many modules a code (`LinkCodeSchema`) has along an edge, with the blank ones. */
export const codeEdge = (code: string): number => Number.parseInt(code, 10);

/** Blank modules on each side, by the standard: without them phones do not find the code. */
export const QUIET_MODULES = 4;

/** Whether the person wants the code of the link on the pages. */
export const wantsLinkCode = ({ design }: Pick<ResumeData, 'design'>): boolean => design?.code === 'link';

const marked = new WeakMap<ResumeData, ResumeData>();

/**
 * The résumé as it is shown and printed, with the code of its link where it is wanted and there is one; the same object
 * for the same résumé and code. Undefined for a link that is off. No letter has it.
 */
export function withLinkCode(resume: ResumeData, linkCode: string | undefined): ResumeData {
  if (linkCode === undefined || resume.letterLines || !wantsLinkCode(resume)) return resume;
  const before = marked.get(resume);
  if (before?.linkCode === linkCode) return before;
  const after = { ...resume, linkCode };
  marked.set(resume, after);
  return after;
}
