import { spawn } from 'node:child_process';

/**
 * Runs npm scripts: those of an argument one after the other, the arguments beside each other. What those of the first
 * argument write is seen at once; what the others write comes whole when each has ended. A script that fails ends its
 * own argument's row and not the others': what else is wrong is to be seen as well. Ends with 1 where any has failed.
 *
 * @example
 * node test/tools/run-scripts.ts build 'format:check lint'
 */
async function runInTurn(scripts: readonly string[], isSeen: boolean): Promise<boolean> {
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await run(script, isSeen))) return false;
  }
  return true;
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
    if (code !== 0) written.push(Buffer.from(`${script} ended with ${code}\n`));
    show();
    resolve(code === 0);
  });
  return promise;
}

const all = process.argv.slice(2).map((scripts, index) => runInTurn(scripts.split(' '), index === 0));
if (!(await Promise.all(all)).every(Boolean)) process.exitCode = 1;
