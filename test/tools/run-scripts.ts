import { spawn } from 'node:child_process';

/**
 * Runs npm scripts: those of an argument one after the other, the arguments beside each other. What a script writes
 * comes whole when it has ended. Ends with the first failure, and stops the others.
 *
 * @example
 * node test/tools/run-scripts.ts build 'format:check typecheck lint'
 */
const stop = new AbortController();

function run(script: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], signal: stop.signal });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => written.push(part));
  child.once('error', reject);
  child.once('close', (code) => {
    process.stdout.write(Buffer.concat([Buffer.from(`> ${script}\n`), ...written]));
    if (code === 0) resolve();
    else reject(new Error(`${script} ended with ${code}`));
  });
  return promise;
}

async function runInTurn(scripts: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const script of scripts) await run(script);
}

try {
  await Promise.all(process.argv.slice(2).map((scripts) => runInTurn(scripts.split(' '))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stop.abort();
  process.exitCode = 1;
}
