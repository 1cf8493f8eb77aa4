/**
 * `npm run learn:import` makes pages, learns weights from them and from what strangers' files say, and how far values
 * can be trusted: always the same bytes. With `-- --check` it writes both into a folder of its own and fails where what
 * is in use is not what is learned. With `-- --trust` trust alone is learned, from the pages that are there: where only
 * what comes behind the labels has changed, the weights that the sets are read by are there too (halves.ts), and it is
 * a matter of a minute. Half an hour on two cores.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEARNING } from './options.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, trust: { type: 'boolean', default: false } },
});
const ROOT = join(import.meta.dirname, '../../..');
const USED = join(ROOT, 'functions/import/understand');
const FOLDER = join(ROOT, '.build/learn-import');
const written = values.check ? FOLDER : USED;
const pages = join(FOLDER, 'pages.jsonl');
/** Each step with its arguments; the environment says where the results go. */
const STEPS: readonly (readonly [file: string, ...args: string[]])[] = [
  ['generate.ts', String(LEARNING.pages), LEARNING.seeds.join(','), pages],
  ['train.ts', pages],
  ['trust.ts', pages],
];

/** What is done: all of it, or trust alone with the pages that are there. */
const isDone = (file: string) => values.trust && (file === 'train.ts' || (file === 'generate.ts' && existsSync(pages)));

mkdirSync(FOLDER, { recursive: true });
const env = { ...process.env, OUT: join(written, 'weights.json'), TRUST_OUT: join(written, 'trust.json') };
for (const [file, ...args] of STEPS.filter(([file]) => !isDone(file))) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
  console.log(`${file}: ${Math.round((Date.now() - started) / 1000)} s`);
}
if (values.check)
  for (const name of values.trust ? ['trust.json'] : ['weights.json', 'trust.json']) {
    const isSame = readFileSync(join(written, name)).equals(readFileSync(join(USED, name)));
    console.log(`${name}: ${isSame ? 'what is in use is what is learned' : 'NOT what is in use'}`);
    if (!isSame) process.exitCode = 1;
  }
