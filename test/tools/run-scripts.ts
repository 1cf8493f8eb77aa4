import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

/** How many letters of a failed script's output are said again: a test runner's list of what failed stands last. */
const SAID_AGAIN = 5_000;

/** A third of the processor time of what runs at the usual priority: enough not to come to a test's own limits. */
const LOWER = 5;

/**
 * Runs npm scripts: those of an argument one after the other, the arguments beside each other. A script that several
 * name runs once, and all wait for it. What those of the first argument write is seen at once; what the others write
 * comes whole when each has ended, and they take what processor time the first leaves: tests in a browser wait for half
 * of their time. A script that fails ends nothing, since what else is wrong is to be seen as well, unless its name is
 * followed by `!`: then the rows that wait for it end. Ends with 1 where any has failed, and then says last how each of
 * those ended, which may stand far above.
 *
 * @example
 * node test/tools/run-scripts.ts 'build! vitest:browser' 'format:check lint build! vitest:units'
 */
async function runInTurn(scripts: readonly string[], isFirst: boolean): Promise<void> {
  for (const named of scripts) {
    const script = named.replace(/!$/, '');
    const run = runs.get(script) ?? start(script, isFirst);
    runs.set(script, run);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await run) && named !== script) return;
  }
}

/** Whether the script succeeds. */
function start(script: string, isFirst: boolean): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (!isFirst && child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + LOWER));
  const written: Buffer[] = [Buffer.from(`> ${script}\n`)];
  let last = '';
  const show = () => process.stdout.write(Buffer.concat(written.splice(0)));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      written.push(part);
      last = `${last}${part.toString()}`.slice(-SAID_AGAIN);
      if (isFirst) show();
    });
  child.once('error', reject);
  child.once('close', (code) => {
    show();
    if (code !== 0) failed.set(script, last);
    resolve(code === 0);
  });
  return promise;
}

const runs = new Map<string, Promise<boolean>>();
const failed = new Map<string, string>();
await Promise.all(process.argv.slice(2).map((scripts, index) => runInTurn(scripts.split(' '), index === 0)));
if (failed.size > 0) {
  for (const [script, last] of failed) console.error(`\nThe last that ${script} wrote:\n${last}`);
  console.error(`failed: ${[...failed.keys()].join(', ')}`);
  process.exitCode = 1;
}
