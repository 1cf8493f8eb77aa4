import type { ErrorCode } from '../../../shared/errors.ts';
import type { Cell } from '../read/cells.ts';
import type { Direction, Line } from '../read/lines.ts';
import { isPeriodOnly } from './dates.ts';
import { headingKind } from './headings.ts';
import { isLabel } from './labels.ts';
import { understand, type Understood } from './resume.ts';

/** Letters below which there is nothing to understand. */
const FEWEST_LETTERS = 40;

/** What the finding of columns asks about cells. */
export const judge = { isHeading: (cell: Cell) => headingKind(cell.text) !== undefined, isDate: (cell: Cell) => isPeriodOnly(cell.text), isLabel: (cell: Cell) => isLabel(cell.text) };

/** The résumé that lines say, or that they say none. */
export function foundIn(lines: readonly Line[], links: readonly string[], direction: Direction): Understood | { readonly error: ErrorCode } {
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) return { error: 'nothing_found' };
  const understood = understand(lines, links, direction);
  return isNothing(understood) ? { error: 'nothing_found' } : understood;
}

/** Whether nothing of a résumé was found: no way to reach a person, and no entry. */
function isNothing({ resumeData: { personalInfo, experience, education, skills, customSections } }: Understood): boolean {
  return personalInfo.email === '' && personalInfo.phone === '' && experience.length + education.length + skills.length + customSections.length === 0;
}
