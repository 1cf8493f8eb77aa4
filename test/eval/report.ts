import { sumOf, type Tally } from './improve.ts';

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(0)} %`);

const COLUMNS: readonly (readonly [head: string, cell: (tally: Tally) => string])[] = [
  ['asked', ({ asked }) => String(asked)],
  ['valid at once', ({ answered, repaired }) => percent(answered - repaired, answered)],
  ['sections failed', ({ failed }) => String(failed)],
  ['changed', ({ changed, texts }) => `${changed} of ${texts}`],
  ['safe', ({ safe, changed }) => percent(safe, changed)],
  ['invented', ({ invented }) => String(invented)],
  ['swapped', ({ swapped }) => String(swapped)],
  ['gender', ({ gender }) => String(gender)],
  ['person', ({ person }) => String(person)],
  ['too long', ({ tooLong }) => String(tooLong)],
  ['facts kept', ({ kept, facts }) => percent(kept, facts)],
  ['length', ({ before, after }) => percent(after, before)],
  ['other language', ({ otherLanguage }) => String(otherLanguage)],
];

/** A line for each résumé and one for all of them, in columns. */
export function report(rows: readonly (readonly [name: string, tally: Tally])[]): string {
  const lines = [['', ...COLUMNS.map(([head]) => head)], ...[...rows, ['all', sumOf(rows.map(([, tally]) => tally))] as const].map(([name, tally]) => [name, ...COLUMNS.map(([, cell]) => cell(tally))])];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')).join('\n');
}
