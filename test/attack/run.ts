/**
 * `npm run attack [-- name …] [--seconds n] [--rounds n] [--seed n]` attacks the product on this machine: every attack
 * of {@link ATTACKS}, or those that are named. Each starts a product of its own over the emulators, in a process of
 * its own; nothing leaves this machine. Prints a table, and ends non-zero where something did not hold or could not be
 * tried.
 */
import { parseArgs } from 'node:util';
import { buildAll } from '../../infra/build/all.ts';
import type { AttackResult } from './attack.ts';
import { attackApart } from './attackApart.ts';
import { ATTACKS } from './registry.ts';

const numeric = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: numeric, rounds: numeric, seed: numeric },
});
const unknown = positionals.filter((name) => !Object.hasOwn(ATTACKS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no attack ${unknown.join(', ')}. There are:\n${Object.entries(ATTACKS)
      .map(([name, { about }]) => `  ${name.padEnd(16)}${about}\n`)
      .join('')}`,
  );
  process.exit(2);
}
const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
if (Object.values(options).some((value) => !Number.isInteger(value) || value < 0)) {
  process.stderr.write('--seconds, --rounds and --seed are whole numbers.\n');
  process.exit(2);
}

process.env.LOG_LEVEL ??= 'silent';
await buildAll({ log: () => {} });
const print = (line: string) => void process.stderr.write(`  ${line}\n`);
const rows: (AttackResult & { readonly name: string; readonly seconds: number })[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(ATTACKS)) {
  process.stderr.write(`${name} …\n`);
  const began = performance.now();
  const { module } = ATTACKS[name] as (typeof ATTACKS)[string];
  const result = await attackApart(module, options);
  rows.push({ ...result, name, seconds: (performance.now() - began) / 1_000 });
  for (const failure of result.failures) print(failure);
}

for (const { name, tried, passed, seconds, failures, figures = {} } of rows) {
  const more = Object.entries(figures)
    .map(([figure, value]) => `${figure} ${value}`)
    .join(', ');
  const held = `${name.padEnd(16)}${String(passed).padStart(7)} of ${String(tried).padEnd(7)}`;
  const took = `${`${seconds.toFixed(0)} s`.padStart(7)}  `;
  process.stdout.write(`${[held + took, failures.length > 0 ? 'FELL SHORT  ' : '', more].join('').trimEnd()}\n`);
}
if (rows.some(({ tried, passed, failures }) => tried === 0 || passed < tried || failures.length > 0))
  process.exitCode = 1;
