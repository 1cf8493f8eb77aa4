/**
 * `npm run attack [-- name …] [--seconds n] [--rounds n] [--seed n]` attacks the product on this machine: every attack
 * of {@link ATTACKS}, or those that are named. Each starts a product of its own over the emulators, in a process of its
 * own; nothing leaves this machine. Prints a row as soon as an attack is over: what was tried until it is stopped
 * (Ctrl+C) is printed as well. Ends non-zero where something did not hold, was stopped or could not be tried.
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
const names = positionals.length > 0 ? positionals : Object.keys(ATTACKS);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const came = { held: 0, 'fell short': 0, 'not tried': 0 };
for (const name of names) {
  if (stop.signal.aborted) {
    came['not tried'] += 1;
    process.stdout.write(`${name.padEnd(16)} not tried\n`);
    continue;
  }
  process.stderr.write(`${name} …\n`);
  const began = performance.now();
  const { module } = ATTACKS[name] as (typeof ATTACKS)[string];
  const result = await attackApart(module, options, stop.signal);
  for (const failure of result.failures) process.stderr.write(`  ${failure}\n`);
  came[didHold(result) ? 'held' : 'fell short'] += 1;
  process.stdout.write(`${rowOf(name, result, (performance.now() - began) / 1_000)}\n`);
}
const counts = Object.entries(came).map(([how, count]) => `${count} ${how}`);
process.stdout.write(`${names.length} attacks: ${counts.join(', ')}\n`);
process.exitCode = came.held === names.length ? 0 : 1;

function didHold({ tried, passed, failures }: AttackResult): boolean {
  return tried > 0 && passed === tried && failures.length === 0;
}

function rowOf(name: string, result: AttackResult, seconds: number): string {
  const held = `${name.padEnd(16)}${String(result.passed).padStart(7)} of ${String(result.tried).padEnd(7)}`;
  const took = `${`${seconds.toFixed(0)} s`.padStart(7)}  `;
  const more = Object.entries(result.figures ?? {}).map(([figure, value]) => `${figure} ${value}`);
  return [held + took, didHold(result) ? '' : 'FELL SHORT  ', more.join(', ')].join('').trimEnd();
}
