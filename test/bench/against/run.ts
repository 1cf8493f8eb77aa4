import { parseArgs } from 'node:util';
import { watchOthers } from '../performance/others.ts';
import { build, buildBundles, checkOut, TODAY } from './checkouts.ts';
import { measure, RUNS, type Run } from './figures.ts';
import { describeRow, isMet, keepResults, type AgainstRow } from './results.ts';

const ROUNDS = 5;

/**
 * `npm run bench -- against <commit> [--rounds=5] [part of a figure's name or script …]`: puts the commit beside
 * today's sources, builds both, and measures each figure by turns, so that what else the machine does weighs on both.
 * Prints minimum, median and maximum of each, and the ratio of the medians. Figures that were measured before against
 * the same commit stay in the results, for docs/performance.md. Resolves to whether all are as wanted.
 */
export async function against(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: String(ROUNDS) } },
    allowPositionals: true,
  });
  const [commit, ...wanted] = positionals;
  const rounds = Number(values.rounds);
  const chosen = RUNS.map((run) => ({ run, keys: keysOf(run, wanted) })).filter(({ keys }) => keys.length > 0);
  if (commit === undefined || !(rounds >= 1) || chosen.length === 0) {
    const names = RUNS.flatMap(({ script, figures }) =>
      Object.values(figures).map(({ name }) => `  ${script}: ${name}`),
    );
    throw new Error(`npm run bench -- against <commit> [--rounds=${ROUNDS}] [figure …], of:\n${names.join('\n')}`);
  }
  const checkouts = [checkOut(commit), TODAY];
  for (const checkout of checkouts) {
    process.stderr.write(`building ${checkout.name} …\n`);
    build(checkout);
    if (chosen.some(({ run }) => run.bundles)) buildBundles(checkout);
  }
  const found: AgainstRow[] = [];
  for (const { run, keys } of chosen) {
    const others = watchOthers();
    const rows = keys.map((key) => ({ key, before: [] as number[], today: [] as number[] }));
    for (let round = 1; round <= rounds; round += 1)
      for (const checkout of checkouts) {
        process.stderr.write(`round ${round} of ${rounds}: ${run.script}, ${checkout.name} …\n`);
        const measured = await measure(run, keys, checkout);
        for (const row of rows) row[checkout === TODAY ? 'today' : 'before'].push(measured[row.key] ?? Number.NaN);
      }
    const part = others();
    found.push(...rows.map((row) => ({ script: run.script, ...row, others: part })));
    // Stored after each run: ending it early keeps the results so far.
    await keepResults(commit, found);
  }
  for (const row of found) process.stdout.write(`${describeRow(row).join('  |  ')}\n`);
  return found.every(isMet);
}

const keysOf = ({ script, figures }: Run, wanted: readonly string[]) =>
  Object.entries(figures)
    .filter(([, { name }]) => wanted.length === 0 || wanted.some((part) => script === part || name.includes(part)))
    .map(([key]) => key);
