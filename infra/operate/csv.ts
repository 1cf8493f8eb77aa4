import { toSingleLine } from '../../shared/platform/singleLine.ts';

/** What a spreadsheet takes for the beginning of a formula, in either width. */
const FORMULA_START = /^[\s=+\-@|%＝＋－＠]*[=+\-@|%＝＋－＠]/;

/** A cell: one line, quoted where it must be; text that a spreadsheet would take for a formula stays text. */
export function csvCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const line = toSingleLine(value ?? '');
  const text = FORMULA_START.test(line) ? `'${line}` : line;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
