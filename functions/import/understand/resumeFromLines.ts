import type { Direction } from '../../../shared/platform/language.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import { isPeriodOnly, noteDateOrder } from '../resume/periods.ts';
import { kindByName } from '../resume/headings.ts';
import { isRequested, isLabel } from '../resume/labels.ts';
import { resumeLikeness } from '../resume/resumeLikeness.ts';
import { understandLines } from './understand.ts';
import { hasNoContactOrEntry, type ParsedResume } from '../resume/parsedResume.ts';

/** A text of fewer letters is not read. */
const MIN_LETTERS = 40;

/** Classifies cells when columns are looked for. */
export const cellClassifier = {
  isHeading: (cell: Cell) => kindByName(cell.text) !== undefined,
  isDate: (cell: Cell) => isPeriodOnly(cell.text),
  isLabel: (cell: Cell) => isLabel(cell.text),
  isRequested: (cell: Cell) => isRequested(cell.text),
};

/** How lines become a résumé: by the learned model, or by the rules that the bench compares it with. */
export type UnderstandLines = typeof understandLines;

/** Returns the résumé in these lines, or the error that there is none. */
export function resumeFromLines(
  lines: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
  understand: UnderstandLines = understandLines,
): ParsedResume | { readonly error: ErrorCode } {
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return { error: 'nothing_found' };
  noteDateOrder(lines.map(({ text }) => text));
  const understood = understand(lines, links, direction);
  return hasNoContactOrEntry(understood)
    ? { error: 'nothing_found' }
    : { ...understood, likeness: resumeLikeness(understood.resumeData, lines) };
}
