import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openProducts, soFar, type Attack, type AttackOptions, type AttackResult } from './attack.ts';

/** Milliseconds within which a stopped attack has reported its result, and its products have ended. */
const STOPS_WITHIN = 30_000;
const print = (line: string) => void process.stderr.write(`  ${line}\n`);

/**
 * Runs the attack that a module exports as `run`, in a process of its own: clients of the functions keep the address
 * that they were first given, so that a second product in one process would call the services of the first. An attack
 * that throws, or ends without a result, is one that could not be tried. Where `stop` aborts, it ends with what it has
 * come to, and its products with it.
 */
export async function attackApart(
  module: URL,
  options: Omit<AttackOptions, 'print'>,
  stop?: AbortSignal,
): Promise<AttackResult> {
  const child = fork(import.meta.filename, [module.href, JSON.stringify(options)]);
  let result: AttackResult | undefined;
  child.on('message', (message) => (result = message as AttackResult));
  const end = () => {
    child.kill('SIGTERM');
    // One that hears nothing.
    setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN).unref();
  };
  if (stop?.aborted) end();
  stop?.addEventListener('abort', end);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  stop?.removeEventListener('abort', end);
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

/** Tells the one who asked. What an attack left running does not keep its process, but products end with it. */
async function answer({ failures, ...result }: AttackResult, ...more: readonly string[]): Promise<void> {
  const told = { ...result, failures: [...failures, ...more] };
  if (process.connected) await new Promise((resolve) => process.send?.(told, resolve));
  await Promise.allSettled([...openProducts].map((close) => close()));
  process.exit(0);
}

if (import.meta.main) {
  const [, , module = '', options = ''] = process.argv;
  let isStopped = false;
  const stop = () => {
    if (!isStopped) void answer(soFar(), 'was stopped before its end');
    isStopped = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, stop);
  const result = await attack(module, options);
  if (!isStopped) await answer(result);
}
