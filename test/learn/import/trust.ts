/**
 * Learns how far a value can be trusted, from files that the labels were not learned from: the sets of strangers are
 * read by weights that were learned without them, in two halves, and a logistic regression tells by the signs of each
 * value (functions/import/understand/trust.ts) whether it is right. `node test/learn/import/trust.ts <pages.jsonl>`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { likelihood } from '../../../functions/import/understand/trust.ts';
import { digestOfLearning } from './digest.ts';
import { keptSets } from './keepSet.ts';
import { exampleOf, fit, sureFrom, type Example } from './logistic.ts';
import type { SeenValue } from './seenValues.ts';

const OUT = process.env['TRUST_OUT'] ?? new URL('../../../functions/import/understand/trust.json', import.meta.url);

async function readWithout(sets: string, pages: readonly string[], folder: string): Promise<Example[]> {
  const values = join(folder, `${sets}.jsonl`);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'train.ts'), ...pages], {
    env: { ...process.env, LEAVE_OUT: sets, OUT: join(folder, `${sets}.json`), VALUES: values },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text: Buffer) => process.stdout.write(`[without ${sets}] ${text.toString()}`));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`Learning without ${sets} ended with ${code}`);
  return readFileSync(values, 'utf8')
    .trim()
    .split('\n')
    .map((line) => exampleOf(JSON.parse(line) as SeenValue));
}

const folder = mkdtempSync(join(tmpdir(), 'trust-'));
const sets = keptSets();
const names = [0, 1].map((half) => sets.filter((_, at) => at % 2 === half).join(''));
const halves = await Promise.all(names.map((name) => readWithout(name, process.argv.slice(2), folder)));
// Each half is judged by what was learned from the other.
const judged = halves.flatMap((half, at) => {
  const other = fit(halves[1 - at] ?? []);
  return half.map(({ seen, right }) => [likelihood(seen, other), right] as const);
});
const from = sureFrom(judged);
const sure = judged.filter(([share]) => share >= from);
const count = (all: typeof judged) => all.filter(([, right]) => !right).length;
console.log(
  `${judged.length} values, ${count(judged)} wrong; from ${from} on sure ${sure.length} ` +
    `(${((100 * sure.length) / judged.length).toFixed(1)} %), wrong ${count(sure)} ` +
    `(${((100 * count(sure)) / sure.length).toFixed(2)} %)`,
);
const { trust: learnedFrom } = await digestOfLearning();
writeFileSync(OUT, `${JSON.stringify({ learnedFrom, ...fit(halves.flat()), sureFrom: from }, null, 2)}\n`);
