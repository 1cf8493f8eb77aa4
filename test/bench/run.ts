/**
 * `npm run bench [-- name …]` measures the product on this machine, prints a table and writes
 * bench-results.json. Every other module here contributes its rows ({@link Bench}); names filter by the
 * beginning of the file name. Ends non-zero when a limit is missed or a bench fails.
 * `npm run bench -- against <commit>` compares with another state of the repository (against/run.ts).
 */
import { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { against } from './against/run.ts';
import type { Bench, BenchRow } from './bench.ts';

const BENCH_FOLDER = new URL('.//', import.meta.url);
/** Files here that are no benches: the runner, its types, and processes that a bench starts. */
const HELPERS = /^(run|bench|.*\.child)\.ts$/;

if (process.argv[2] === 'against') {
  process.exit((await against(process.argv.slice(3))) ? 0 : 1);
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const names = (await readdir(BENCH_FOLDER))
  .filter((file) => file.endsWith('.ts') && !HELPERS.test(file))
  .map((file) => file.slice(0, -3));
const chosen = names.filter((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))).toSorted();
if (chosen.length === 0) {
  process.stderr.write(`No bench begins with ${wanted.join(' or ')}. There are: ${names.join(', ')}\n`);
  process.exit(1);
}

const meetsLimit = ({ value, bar, atLeast }: BenchRow) => bar === undefined || (atLeast ? value >= bar : value <= bar);
const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);

process.env.LOG_LEVEL ??= 'silent';
// In a separate process: the build's memory is not the product's.
execFileSync(process.execPath, [fileURLToPath(new URL('../../infra/build/all.ts', import.meta.url))], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const load = loadavg()[0] ?? 0;
const results: { bench: string; rows: readonly BenchRow[]; error?: string }[] = [];
for (const name of chosen) {
  process.stderr.write(`${name} …\n`);
  try {
    const module = (await import(new URL(`${name}.ts`, BENCH_FOLDER).href)) as { default: Bench };
    results.push({ bench: name, rows: await module.default() });
  } catch (error) {
    results.push({
      bench: name,
      rows: [],
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

const lines = results.flatMap(({ bench, rows, error }) => [
  ...rows.map((row) => {
    const bar = row.bar === undefined ? '' : `${row.atLeast ? '>=' : '<='} ${row.bar}`;
    return [bench, row.measure, number(row.value), row.unit, bar, meetsLimit(row) ? '' : 'MISSED'];
  }),
  ...(error === undefined ? [] : [[bench, error.split('\n')[0] ?? '', '', '', '', 'FAILED']]),
]);
const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
for (const line of lines)
  process.stdout.write(
    `${line
      .map((cell, column) => (column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()}\n`,
  );

const machine = {
  cpu: cpus()[0]?.model ?? '',
  cores: availableParallelism(),
  node: process.version,
  loadAtStart: load,
};
await writeFile(
  new URL('../../bench-results.json', import.meta.url),
  `${JSON.stringify({ machine, results }, undefined, 2)}\n`,
);
const failed = results.some(({ rows, error }) => error !== undefined || !rows.every(meetsLimit));
// A bench that left something running does not keep the runner.
process.exit(failed ? 1 : 0);
