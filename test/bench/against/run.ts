import { writeFile } from 'node:fs/promises';
import { quantile } from '../bench.ts';
import { build, checkOut, TODAY, type Checkout } from './checkouts.ts';
import { FIGURES, type Figure } from './figures.ts';

const ROUNDS = 5;

const spread = (values: readonly number[]) =>
  [0, 0.5, 1].map((share) => quantile(values, share).toPrecision(3)).join(' - ');

/**
 * `npm run bench -- against <commit> [part of a figure's name …]`: checks the commit out beside today's sources, builds
 * both, and measures each figure by turns (ROUNDS=5), so that what else the machine does weighs on both. Prints
 * minimum, median and maximum of each, and the ratio of the medians; writes bench-results.json. Resolves to whether all
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
    const rows = [];
    const times = await inTurns(figures, [before, TODAY], rounds);
    for (const figure of figures) {
      const [old = [], now = []] = times.get(figure) ?? [];
      const ratio = quantile(now) / quantile(old);
      const isMet = figure.atLeast ? ratio >= figure.wanted : ratio <= figure.wanted;
      rows.push({
        figure: figure.name,
        unit: figure.unit,
        before: old,
        today: now,
        ratio,
        wanted: figure.wanted,
        isMet,
      });
      process.stdout.write(
        `${figure.name}, ${figure.unit}: ${spread(old)} -> ${spread(now)}, ratio ${ratio.toFixed(2)} ` +
          `(wanted ${figure.atLeast ? 'at least' : 'at most'} ${figure.wanted})${isMet ? '' : ' MISSED'}\n`,
      );
    }
    await writeFile(
      new URL('../../../bench-results.json', import.meta.url),
      `${JSON.stringify({ commit, rows }, undefined, 2)}\n`,
    );
    return rows.every(({ isMet }) => isMet);
  } finally {
    before.remove();
  }
}

/** Each figure of each checkout, one round after the other. */
async function inTurns(figures: readonly Figure[], checkouts: readonly Checkout[], rounds: number) {
  const times = new Map(figures.map((figure) => [figure, checkouts.map((): number[] => [])]));
  for (let round = 1; round <= rounds; round += 1)
    for (const figure of figures)
      for (const [index, checkout] of checkouts.entries()) {
        process.stderr.write(`round ${round} of ${rounds}: ${figure.name}, ${checkout.name} …\n`);
        times.get(figure)?.[index]?.push(await figure.measure(checkout));
      }
  return times;
}
