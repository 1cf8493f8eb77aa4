import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { log } from '../../platform/logging/log.ts';
import { frameExchange } from './frames.ts';
import type { KernelRestrictions } from './seccomp.ts';

/** A sandboxed process that works on one file after the other (docs/decisions/0021-import-sandbox.md). */
export interface WorkerProcess {
  readonly process: ChildProcess;
  /** Resolves to the installed restrictions when the process has dropped its rights. Rejects if it does not start. */
  readonly ready: Promise<KernelRestrictions>;
  /**
   * Resolves to its answer for a task with these bytes, as JSON of at most `most` bytes; rejects with FrameTooLarge
   * above. Never settles if the process has ended.
   */
  readonly ask: (task: string, bytes: Uint8Array, most: number) => Promise<string>;
}

/** From the sources the worker is run as a source too; a bundle has its worker beside it. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');
const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url));
const WORKER_FILE = pathOf(FROM_SOURCES ? './worker.ts' : './worker.mjs');
/** When running from sources, a bundle can be used as well; it is ready in less than half of the time. */
const workerFile = () => process.env.IMPORT_WORKER ?? WORKER_FILE;

/** What the worker reads while it loads: its bundle, or the same code in the sources. Afterwards it reads nothing. */
const packageFolder = (name: string) =>
  `${/^.*\/node_modules\//.exec(createRequire(import.meta.url).resolve('pdfjs-dist'))?.[0] ?? ''}${name}`;
const READABLE_PATHS = FROM_SOURCES
  ? [
      pathOf('..'),
      pathOf('../../pdf/embeddedResume.ts'),
      pathOf('../../pdf/reusedZlib.ts'),
      pathOf('../../platform/bedrock/redact.ts'),
      pathOf('../../platform/bedrock/ownData.ts'),
      pathOf('../../platform/bedrock/promptDataBlock.ts'),
      pathOf('../../../shared'),
      pathOf('../../../package.json'),
      ...[
        'pdfjs-dist',
        '@hyzyla/pdfium',
        'bidi-js',
        'valibot',
        'csv-parse',
        'fflate',
        'parse5',
        'entities',
        'saxes',
        'xmlchars',
        '@koromix/koffi-linux-x64',
      ].map(packageFolder),
    ]
  : [];

/**
 * The heap has its own limit in megabytes, because a table on it may double between two memory checks. The young
 * generation is 8 MB: with the usual 16 MB the process would grow by a third for nothing and have to be replaced; with
 * 4 MB a page takes an eighth more processor time, for 7 MB less. Regular expressions are compiled to machine code at
 * once: bytecode first takes two fifths of the time of a first file. Precompiled code is valid only for the same flags
 * (compiledModule.ts).
 */
export const V8_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8', '--no-regexp-tier-up'];

/**
 * The process writes no file, starts no process or thread, and loads no native code except the library that installs
 * the kernel's restrictions. node:sqlite would bypass the permissions.
 */
const NODE_FLAGS = ['--permission', '--allow-addons', '--no-experimental-sqlite', '--no-warnings', ...V8_FLAGS];
const readPermissions = (entry: string) => [dirname(entry), ...READABLE_PATHS].map((path) => `--allow-fs-read=${path}`);

/** Most bytes of the message that it is ready, or why it is not. */
const MOST_READY = 1_000;

const runningWorkers = new Set<ChildProcess>();
/** Missing restrictions that were logged already. */
const told = new Set<string>();

/**
 * Starts a worker of a kind (worker.ts). It waits for a file and does not keep this process alive. `entry` and `more`
 * are for tests that run hostile code in the parser's place.
 */
export function startWorker(kind: string, entry: string = workerFile(), more: readonly string[] = []): WorkerProcess {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...readPermissions(entry), entry, kind, ...more], {
    env: workerEnvironment(),
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  // A worker that fails while idle must not end this process.
  child.on('error', () => {});
  // If no descriptor is left, Node makes no pipes.
  if ((child.stdio as unknown) === undefined) throw Object.assign(new Error('no descriptors'), { code: 'EMFILE' });
  if (runningWorkers.size === 0) process.once('exit', killAllWorkers);
  runningWorkers.add(child);
  child.once('exit', () => {
    runningWorkers.delete(child);
    if (runningWorkers.size === 0) process.off('exit', killAllWorkers);
  });
  // An idle worker does not keep this process alive.
  child.unref();
  const [input, , , output] = child.stdio as unknown as [Socket, null, null, Socket];
  for (const pipe of [input, output]) pipe.unref();
  const exchange = frameExchange(input, output);
  const ready = whenReady(child, exchange([], MOST_READY));
  // The pending call rejects instead.
  ready.catch(() => {});
  return {
    process: child,
    ready,
    ask: (task, bytes, most) => exchange([new TextEncoder().encode(task), bytes], most),
  };
}

/** The first message of a process: its kernel restrictions, or why its tasks could not be loaded. */
type Ready = KernelRestrictions | { readonly failed: string };

async function whenReady(child: ChildProcess, said: Promise<string>): Promise<KernelRestrictions> {
  const ended = once(child, 'exit').then(() => '');
  const held = JSON.parse(await Promise.race([said, ended])) as Ready;
  if ('failed' in held) throw new Error(held.failed);
  const { filter, limits } = held;
  // Lambda's own filter prevents another; there only the limits apply (decision 21).
  const asExpected = limits && (filter || process.env.LAMBDA_TASK_ROOT !== undefined);
  const line = JSON.stringify(held);
  // Logged once, because the platform is the same for all workers.
  if (asExpected || told.has(line)) return held;
  told.add(line);
  log('error', { event: 'sandbox_incomplete', filter, limits });
  return held;
}

/**
 * The worker's environment: the path of the runtime's libraries, and one memory arena for all threads, which keeps less
 * freed memory. Nothing else, credentials least of all.
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const libraries = process.env.LD_LIBRARY_PATH;
  return { MALLOC_ARENA_MAX: '1', ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) };
}

/** Kills a process and waits until its memory is free. */
export async function stopWorker({ process: child }: WorkerProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A working process would not notice that nobody waits for it any more. */
function killAllWorkers(): void {
  for (const child of runningWorkers) child.kill('SIGKILL');
}

/** Returns the bytes of memory of a process; 0 if unknown or the process is gone. */
export function residentMemory({ pid }: { readonly pid?: number | undefined }): number {
  try {
    return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Milliseconds of a kernel clock tick: 100 ticks a second everywhere. */
const TICK_MS = 10;

/** Returns the milliseconds of processor time of a process with all its threads; NaN if unknown. */
export function processorTime({ pid }: { readonly pid?: number | undefined }): number {
  try {
    // The program's name may contain spaces and brackets; after it come the state and ten numbers before these two.
    const [, user, system] =
      /^.*\) \S(?: -?\d+){10} (\d+) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** The operations on processes; tests replace them. */
export const workerProcesses = { start: startWorker, stop: stopWorker, residentMemory, processorTime };
