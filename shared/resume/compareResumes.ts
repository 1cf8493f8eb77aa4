import { changesBetween, type FieldChange } from './changesSince.ts';
import type { ResumeData } from './schema.ts';

/**
 * A changed place of a résumé: the fields of one entry or section, a line each in `before` and `after`. Both are '' for
 * a change of the design.
 */
export type ResumeChange = Pick<FieldChange, 'section' | 'entry' | 'before' | 'after'>;

/** {@link changesBetween} for reading: what changed in one entry is grouped. */
export function compareResumes(before: ResumeData, after: ResumeData): ResumeChange[] {
  const changes = new Map<string, ResumeChange>();
  for (const { of, section, entry, ...change } of changesBetween(before, after)) {
    const { before: was = '', after: is = '' } = changes.get(of) ?? {};
    changes.set(of, { section, entry, before: withLine(was, change.before), after: withLine(is, change.after) });
  }
  return [...changes.values()];
}

const withLine = (lines: string, line: string) => [lines, line].filter(Boolean).join('\n');
