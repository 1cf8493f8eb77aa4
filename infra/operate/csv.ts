import { toSingleLine } from '../../shared/platform/singleLine.ts';

/** The beginning of a text that a spreadsheet takes for a formula, in half and full width. */
const FORMULA_START = /^[\s=+\-@|%＝＋－＠]*[=+\-@|%＝＋－＠]/;

/** Returns a cell: one line, quoted if needed; a text that looks like a formula stays a text. */
export function csvCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const line = toSingleLine(value ?? '');
  const text = FORMULA_START.test(line) ? `'${line}` : line;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
