import type { Direction } from '../../../shared/platform/language.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { Cell } from '../pdf/cells.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isPeriodOnly } from './periods.ts';
import { kindByName } from './headings.ts';
import { isLabel } from './labels.ts';
import { parseResumeLines, type ParsedResume } from './parseResumeLines.ts';

/** Letters below which there is nothing to understand. */
const MIN_LETTERS = 40;

/** The cell classifier for finding columns. */
export const cellClassifier = {
  isHeading: (cell: Cell) => kindByName(cell.text) !== undefined,
  isDate: (cell: Cell) => isPeriodOnly(cell.text),
  isLabel: (cell: Cell) => isLabel(cell.text),
};

/** How lines become a résumé: by rules, or by the learned model that the bench compares them with (decision 29). */
export type UnderstandLines = typeof parseResumeLines;

/** The résumé that lines say, or that they say none. */
export function resumeFromLines(
  lines: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
  understand: UnderstandLines = parseResumeLines,
): ParsedResume | { readonly error: ErrorCode } {
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return { error: 'nothing_found' };
  const understood = understand(lines, links, direction);
  return hasNoContactOrEntry(understood) ? { error: 'nothing_found' } : understood;
}

/** Whether nothing of a résumé was found: no way to reach a person, and no entry. */
function hasNoContactOrEntry({
  resumeData: { personalInfo, experience, education, skills, customSections },
}: ParsedResume): boolean {
  return (
    personalInfo.email === '' &&
    personalInfo.phone === '' &&
    experience.length + education.length + skills.length + customSections.length === 0
  );
}
