import { oneLine } from '../../shared/line.ts';

/** What a spreadsheet takes for the beginning of a formula, in either width. */
const FORMULA = /^[\s=+\-@|%＝＋－＠]*[=+\-@|%＝＋－＠]/;

/** A cell: one line, quoted where it must be; text that a spreadsheet would take for a formula stays text. */
export function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const line = oneLine(value ?? '');
  const text = FORMULA.test(line) ? `'${line}` : line;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
