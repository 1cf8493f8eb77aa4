import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CdkError } from './knownFailures.ts';

/** Characters of what CDK prints that are kept to be judged: the end, where it says what failed. */
const KEPT_OUTPUT = 64_000;

/** Runs CDK's command line in a folder and shows what it prints. Throws a {@link CdkError} where it fails. */
export function runCdk(words: readonly string[], cwd: string): Promise<void> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json')), 'bin/cdk');
  return new Promise((resolve, reject) => {
    // It speaks on either, by whether it thinks to be in CI.
    const child = spawn(process.execPath, [bin, ...words], { cwd, stdio: ['inherit', 'pipe', 'pipe'] });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      from.on('data', (part: Buffer) => {
        to.write(part);
        output = (output + part.toString()).slice(-KEPT_OUTPUT);
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new CdkError(`cdk ${words[0]} ended with ${code}`, output)),
    );
  });
}
