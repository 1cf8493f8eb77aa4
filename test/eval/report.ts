import { sumTallies, type Tally } from './improve.ts';

const formatPercent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(0)} %`);

const REPORT_COLUMNS: readonly (readonly [head: string, cell: (tally: Tally) => string])[] = [
  ['asked', ({ asked }) => String(asked)],
  ['valid at once', ({ answered, repaired }) => formatPercent(answered - repaired, answered)],
  ['texts failed', ({ failed }) => String(failed)],
  ['changed', ({ changed, texts }) => `${changed} of ${texts}`],
  ['safe', ({ safe, changed }) => formatPercent(safe, changed)],
  ['asked about', ({ questions, changed }) => formatPercent(questions, changed)],
  ['unchecked', ({ unchecked }) => String(unchecked)],
  ['rewritten', ({ rewritten }) => String(rewritten)],
  ['own again', ({ own }) => String(own)],
  ['held back', ({ invented }) => String(invented)],
  ['swapped', ({ swapped }) => String(swapped)],
  ['gender', ({ gender }) => String(gender)],
  ['person', ({ person }) => String(person)],
  ['too long', ({ tooLong }) => String(tooLong)],
  ['facts kept', ({ kept, facts }) => formatPercent(kept, facts)],
  ['length', ({ before, after }) => formatPercent(after, before)],
  ['other language', ({ otherLanguage }) => String(otherLanguage)],
];

/** A line for each résumé and one for all of them, in columns. */
export function formatReport(rows: readonly (readonly [name: string, tally: Tally])[]): string {
  const lines = [
    ['', ...REPORT_COLUMNS.map(([head]) => head)],
    ...[...rows, ['all', sumTallies(rows.map(([, tally]) => tally))] as const].map(([name, tally]) => [
      name,
      ...REPORT_COLUMNS.map(([, cell]) => cell(tally)),
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
