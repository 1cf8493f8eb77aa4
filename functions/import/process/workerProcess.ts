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
  /** Resolves once it has dropped its rights, with the installed restrictions. Rejects when it does not start. */
  readonly ready: Promise<KernelRestrictions>;
  /**
   * Its answer for a task with these bytes, as JSON of at most so many bytes; rejects with FrameTooLarge above. Never
   * settles once the process has ended.
   */
  readonly ask: (task: string, bytes: Uint8Array, most: number) => Promise<string>;
}

/** The sources run as they are; a bundle has its worker beside it. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');
const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url));
const WORKER_FILE = pathOf(FROM_SOURCES ? './worker.ts' : './worker.mjs');
/** Whoever runs the sources may have a bundle too, which is ready in less than half of the time. */
const workerFile = () => process.env.IMPORT_WORKER ?? WORKER_FILE;

/** What it reads while it loads: its own bundle, or the same from the sources. Afterwards it reads nothing. */
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
 * A table on its heap may double between two polls of the memory, so the heap has a limit of its own, in megabytes. The
 * young generation is small: with the usual 16 MB the process would grow by a third for nothing, and have to be
 * replaced; with 4 a page takes an eighth more of the processor than with 8, for 7 MB less. Regular expressions are
 * compiled once, as machine code: as bytecode first and then again they are two fifths of the time of a first file.
 * What was compiled before is of use with the same flags alone (compiledModule.ts).
 */
export const V8_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8', '--no-regexp-tier-up'];

/**
 * It writes no file, starts no process or thread, and loads no native code except the library that installs the
 * kernel's restrictions; node:sqlite would bypass the permissions.
 */
const NODE_FLAGS = ['--permission', '--allow-addons', '--no-experimental-sqlite', '--no-warnings', ...V8_FLAGS];
const readPermissions = (entry: string) => [dirname(entry), ...READABLE_PATHS].map((path) => `--allow-fs-read=${path}`);

/** Bytes of what it says once it is ready, or why it never will be. */
const MOST_READY = 1_000;

const runningWorkers = new Set<ChildProcess>();
/** What of the kernel's restrictions is missing here, as it was told. */
const told = new Set<string>();

/**
 * Starts a worker of a kind (worker.ts), which waits for a file and does not keep this process alive. `entry` and
 * `more` are for tests that run hostile code in the parser's place.
 */
export function startWorker(kind: string, entry: string = workerFile(), more: readonly string[] = []): WorkerProcess {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...readPermissions(entry), entry, kind, ...more], {
    env: workerEnvironment(),
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  // A worker that fails while idle must not end this process.
  child.on('error', () => {});
  // Without a descriptor left Node makes no pipes.
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
  // The pending call is rejected.
  ready.catch(() => {});
  return {
    process: child,
    ready,
    ask: (task, bytes, most) => exchange([new TextEncoder().encode(task), bytes], most),
  };
}

/** What a process says first: what the kernel holds it to, or why its tasks could not be loaded. */
type Ready = KernelRestrictions | { readonly failed: string };

async function whenReady(child: ChildProcess, said: Promise<string>): Promise<KernelRestrictions> {
  const ended = once(child, 'exit').then(() => '');
  const held = JSON.parse(await Promise.race([said, ended])) as Ready;
  if ('failed' in held) throw new Error(held.failed);
  const { filter, limits } = held;
  // Lambda's own filter lets nobody lay another: what holds there are the limits (decision 21).
  const asExpected = limits && (filter || process.env.LAMBDA_TASK_ROOT !== undefined);
  const line = JSON.stringify(held);
  // Told once: the platform is the same for all of them.
  if (asExpected || told.has(line)) return held;
  told.add(line);
  log('error', { event: 'sandbox_incomplete', filter, limits });
  return held;
}

/**
 * Where the runtime finds its libraries, and that its threads share one arena of memory, which keeps less of what is
 * freed. Nothing else: credentials least of all.
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const libraries = process.env.LD_LIBRARY_PATH;
  return { MALLOC_ARENA_MAX: '1', ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) };
}

/** Ends a process, whatever it does, and waits until its memory is free. */
export async function stopWorker({ process: child }: WorkerProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** One that is still at work would not notice that nobody waits for it any more. */
function killAllWorkers(): void {
  for (const child of runningWorkers) child.kill('SIGKILL');
}

/** Bytes that a process has in memory; none where the system does not say, or the process is gone. */
export function residentMemory({ pid }: { readonly pid?: number | undefined }): number {
  try {
    return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Milliseconds in one of the kernel's ticks, in which it tells the time of a processor: 100 a second everywhere. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has taken, all of its threads; NaN where the system does not say. */
export function processorTime({ pid }: { readonly pid?: number | undefined }): number {
  try {
    // The name of the program may hold spaces and brackets; behind it come the state and eleven numbers before these.
    const [, user, system] =
      /^.*\) \S(?: -?\d+){10} (\d+) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** What the reading of a file does with processes; tests put others in their place. */
export const workerProcesses = { start: startWorker, stop: stopWorker, residentMemory, processorTime };
