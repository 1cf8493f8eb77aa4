import { writeFile } from 'node:fs/promises';
import { build, checkOut, TODAY, type Checkout } from './checkouts.ts';
import { FIGURES, type Figure } from './figures.ts';
import { AGAINST_RESULTS, describeRow, isMet, type AgainstResults, type AgainstRow } from './results.ts';

const ROUNDS = 5;

/**
 * `npm run bench -- against <commit> [part of a figure's name …]`: checks the commit out beside today's sources, builds
 * both, and measures each figure by turns (ROUNDS=5), so that what else the machine does weighs on both. Prints
 * minimum, median and maximum of each, and the ratio of the medians; keeps them for
 * docs/performance.md. Resolves to whether all
 * are as wanted.
 */
export async function against(commit: string, wanted: readonly string[]): Promise<boolean> {
  const figures = FIGURES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (figures.length === 0)
    throw new Error(`No figure is called so. There are: ${FIGURES.map((one) => one.name).join('; ')}`);
  const rounds = Number(process.env['ROUNDS'] ?? ROUNDS);
  const before = checkOut(commit);
  try {
    for (const checkout of [before, TODAY]) {
      process.stderr.write(`building ${checkout.name} …\n`);
      build(checkout);
    }
    const rows: AgainstRow[] = [];
    const times = await inTurns(figures, [before, TODAY], rounds);
    for (const { name, unit, wanted: bar, atLeast = false } of figures) {
      const [old = [], now = []] = times.get(name) ?? [];
      rows.push({ figure: name, unit, before: old, today: now, wanted: bar, atLeast });
    }
    for (const row of rows) process.stdout.write(`${describeRow(row).join('  |  ')}\n`);
    await writeFile(AGAINST_RESULTS, `${JSON.stringify({ commit, rounds, rows } satisfies AgainstResults)}\n`);
    return rows.every(isMet);
  } finally {
    before.remove();
  }
}

/** Each figure of each checkout, one round after the other. */
async function inTurns(figures: readonly Figure[], checkouts: readonly Checkout[], rounds: number) {
  const times = new Map(figures.map(({ name }) => [name, checkouts.map((): number[] => [])]));
  for (let round = 1; round <= rounds; round += 1)
    for (const figure of figures)
      for (const [index, checkout] of checkouts.entries()) {
        process.stderr.write(`round ${round} of ${rounds}: ${figure.name}, ${checkout.name} …\n`);
        times.get(figure.name)?.[index]?.push(await figure.measure(checkout));
      }
  return times;
}
