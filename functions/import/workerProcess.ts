import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sources run as they are; a bundle has its worker beside it. */
const WORKER = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.mjs', import.meta.url));

/**
 * The process that reads what a stranger made may read files and nothing else: write none, start no process, load no native code.
 * One table of its heap may double between two looks at the memory: the heap has a limit of its own, in megabytes. What lives
 * shortly is given little room: with the usual 16 the process would grow by a third for nothing, and have to be renewed.
 */
const FLAGS = ['--permission', '--allow-fs-read=*', '--max-old-space-size=256', '--max-semi-space-size=4', '--no-warnings'];

const running = new Set<ChildProcess>();

/** Starts a process that waits for a file, and keeps nobody waiting for its own end. */
export function startWorker(): ChildProcess {
  const child = fork(WORKER, { execArgv: FLAGS, env: environment(), serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  if (running.size === 0) process.once('exit', endAll);
  running.add(child);
  // One that gives out while nobody waits for it must not end this process.
  child.on('error', () => {});
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll);
  });
  // One that waits keeps this process not alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Where the runtime finds its libraries, and nothing else: credentials least of all. */
function environment(): NodeJS.ProcessEnv {
  const libraries = process.env.LD_LIBRARY_PATH;
  return libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries };
}

/** Ends a process, whatever it does, and waits until its memory is free. */
export async function endWorker(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** One that is still at work would not notice that nobody waits for it any more. */
function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Bytes that a process has in memory; none where the system does not say, or the process is gone. */
export function memoryOf({ pid }: { readonly pid?: number | undefined }): number {
  try {
    return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
