import { spawn } from 'node:child_process';

/**
 * Runs npm scripts: those of an argument one after the other, the arguments beside each other. What those of the first
 * argument write is seen at once; what the others write comes whole when each has ended. A script that fails ends its
 * own argument's row and not the others': what else is wrong is to be seen as well. Ends with 1 where any has failed,
 * and names those, since what they wrote may stand far above.
 *
 * @example
 * node test/tools/run-scripts.ts 'build vitest:rest' 'format:check lint'
 */
async function runInTurn(scripts: readonly string[], isSeen: boolean): Promise<void> {
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await run(script, isSeen))) return void failed.push(script);
  }
}

/** Whether the script succeeded. */
function run(script: string, isSeen: boolean): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const written: Buffer[] = [Buffer.from(`> ${script}\n`)];
  const show = () => process.stdout.write(Buffer.concat(written.splice(0)));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      written.push(part);
      if (isSeen) show();
    });
  child.once('error', reject);
  child.once('close', (code) => {
    show();
    resolve(code === 0);
  });
  return promise;
}

const failed: string[] = [];
await Promise.all(process.argv.slice(2).map((scripts, index) => runInTurn(scripts.split(' '), index === 0)));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
