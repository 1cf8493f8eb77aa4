import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Attack, AttackOptions, AttackResult } from './attack.ts';

const print = (line: string) => void process.stderr.write(`  ${line}\n`);

/**
 * Runs the attack that a module exports as `run`, in a process of its own: clients of the functions keep the address
 * that they were first given, so that a second product in one process would call the services of the first. An attack
 * that throws, or ends without a result, is one that could not be tried.
 */
export async function attackApart(module: URL, options: Omit<AttackOptions, 'print'>): Promise<AttackResult> {
  const child = fork(import.meta.filename, [module.href, JSON.stringify(options)]);
  let result: AttackResult | undefined;
  child.on('message', (message) => (result = message as AttackResult));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return result ?? notTried(`its process ended with ${signal ?? code}`);
}

const notTried = (why: string): AttackResult => ({ tried: 0, passed: 0, failures: [`could not be tried: ${why}`] });

async function attack(module: string, options: string): Promise<AttackResult> {
  try {
    const { run } = (await import(module)) as { readonly run: Attack };
    return await run({ ...(JSON.parse(options) as object), print });
  } catch (error) {
    return notTried(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

if (import.meta.main) {
  const [, , module = '', options = ''] = process.argv;
  const result = await attack(module, options);
  // What an attack left running does not keep its process.
  process.send?.(result, () => process.exit(0));
}
