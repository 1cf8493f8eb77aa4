/**
 * `npm run learn:import` makes pages, learns weights from them and from what strangers' files say, and how far values
 * can be trusted, from sets that the weights know nothing about: the same bytes on one machine. With `-- --check` all
 * is written into a folder of its own, and it fails where what is in use is not what is learned; with `-- --trust`
 * trust alone is learned, where only what comes after the labels has changed; with `-- --pages` from the pages that are
 * there. Needs Debian's python3-torch. Half an hour of one core.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEARNING } from './options.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
  },
});
const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.build/learn-import');
const UNDERSTAND = join(ROOT, 'functions/import/understand');
/** What learning writes, by its place in the code; elsewhere by its name. */
const WRITTEN = {
  weights: join(UNDERSTAND, 'network/weights.json'),
  expected: join(UNDERSTAND, 'network/expected.fixture.json'),
  trust: join(UNDERSTAND, 'trust.json'),
};
const placeOf = (name: keyof typeof WRITTEN) => (values.check ? join(FOLDER, `${name}.json`) : WRITTEN[name]);
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3';
const pages = join(FOLDER, 'pages.jsonl');

function run(command: string, file: string, ...args: readonly string[]): void {
  const started = Date.now();
  const { status } = spawnSync(command, [join(import.meta.dirname, file), ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${file} ended with ${status ?? 'a signal'}`);
  console.log(`${file}: ${Math.round((Date.now() - started) / 1000)} s`);
}

mkdirSync(FOLDER, { recursive: true });
if (!values.trust) {
  if (!values.pages) run(process.execPath, 'generate.ts', String(LEARNING.pages), LEARNING.seeds.join(','), pages);
  run(process.execPath, 'lessons.ts', FOLDER, pages);
  run(PYTHON, 'train.py', FOLDER, LEARNING.leftOut, placeOf('weights'), placeOf('expected'));
}
run(process.execPath, 'trust.ts', placeOf('weights'), placeOf('trust'));
if (values.check)
  for (const name of values.trust ? (['trust'] as const) : (['weights', 'expected', 'trust'] as const)) {
    const isSame = readFileSync(placeOf(name)).equals(readFileSync(WRITTEN[name]));
    console.log(`${name}: ${isSame ? 'what is in use is what is learned' : 'NOT what is in use'}`);
    if (!isSame) process.exitCode = 1;
  }
