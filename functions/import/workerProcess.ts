import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Frames, READY } from './sandbox/frames.ts';
import { layersHere, LIMITS, wrapping, type Layers } from './sandbox/layers.ts';

/** What a process is started for: {@link worker.ts}. */
export type Kind = 'text' | 'pictures';

/** A process that works on one file after the other and has no right but that (docs/decisions/0021-import-sandbox.md). */
export interface Sandbox {
  readonly process: ChildProcess;
  /** Once it has given up its rights. Rejects where it could not be held as this machine can hold it: no file may reach it then. */
  readonly ready: Promise<void>;
  /** What it answers of a file, as JSON of at most so many bytes; rejects above with FrameTooLarge. Never settles once the process has ended. */
  readonly ask: (bytes: Uint8Array, most: number) => Promise<string>;
  /** The process in its namespace; the one that was started, where there is none. */
  inner?: number;
}

/** The sources run as they are; a bundle has its worker beside it. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');
const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url));
const WORKER = pathOf(FROM_SOURCES ? './worker.ts' : './worker.mjs');

/** What it reads while it loads: its own bundle, or the same from the sources. Afterwards it reads nothing. */
const packageFolder = (name: string) => `${/.*\/node_modules\//.exec(createRequire(import.meta.url).resolve(name))?.[0] ?? ''}${name}`;
const READ = FROM_SOURCES ? [pathOf('.'), pathOf('../../shared'), pathOf('../../package.json'), ...['pdfjs-dist', '@hyzyla/pdfium', 'bidi-js', 'valibot'].map(packageFolder)] : [];

/**
 * It writes no file, starts no process or thread, loads no native code, and makes no code of text; a database would be opened
 * past the permissions. One table of its heap may
 * double between two looks at the memory: the heap has a limit of its own, in megabytes. What lives shortly is given little
 * room: with the usual 16 the process would grow by a third for nothing, and have to be renewed.
 */
const FLAGS = ['--permission', '--disallow-code-generation-from-strings', '--no-experimental-sqlite', '--max-old-space-size=256', '--max-semi-space-size=4', '--no-warnings'];

/** How the sandbox is held here. */
export const layers = (): Layers => layersHere([WORKER, ...READ]);

const reading = (entry: string) => [dirname(entry), ...READ].map((path) => `--allow-fs-read=${path}`);

const running = new Set<ChildProcess>();

/**
 * Starts a process that waits for a file, and keeps nobody waiting for its own end. `entry` and `held` are for trying what code
 * in the parser's place comes to, and what is left of the sandbox where the platform has less.
 */
export function startWorker(kind: Kind | 'tries', entry: string = WORKER, held: Layers = layers()): Sandbox {
  const command = [...wrapping(held), process.execPath, ...FLAGS, ...reading(entry), entry, kind];
  const child = spawn(command[0] as string, command.slice(1), { env: environment(), cwd: '/', stdio: ['pipe', 'ignore', 'ignore', 'pipe'], ...identity(held) });
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
  const [input, , , output] = child.stdio as unknown as [{ unref?: () => void }, null, null, Readable & { unref?: () => void }];
  input.unref?.();
  output.unref?.();
  const frames = new Frames(child.stdin as NonNullable<typeof child.stdin>, output);
  const sandbox: Sandbox = { process: child, ready: readied(), ask: (bytes, most) => frames.exchange(bytes, most) };
  // Whoever waits for it hears of it.
  sandbox.ready.catch(() => {});
  return sandbox;

  async function readied(): Promise<void> {
    const ended = once(child, 'exit').then(() => '');
    if ((await Promise.race([frames.exchange(undefined, READY.length), ended])) !== READY) throw new Error('the sandbox does not start as it should');
    const [inner = child.pid] = held.namespaces ? childrenOf(child) : [];
    if (inner === undefined) throw new Error('the sandbox is not there');
    sandbox.inner = inner;
    if (held.limits) await promisify(execFile)('prlimit', ['--pid', String(inner), ...LIMITS], { env: {}, ...identity(held) });
  }
}

/** Who may end and limit it, too: root itself may lack the right to, in a container. */
const identity = ({ user }: Layers) => (user === undefined ? {} : { uid: user, gid: user });

/** Where the runtime finds its libraries, and nothing else: credentials least of all. */
function environment(): NodeJS.ProcessEnv {
  const libraries = process.env.LD_LIBRARY_PATH;
  return libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries };
}

/** Ends a process, whatever it does, and waits until its memory is free. */
export async function endWorker({ process: child, inner }: Sandbox): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exit = once(child, 'exit');
  // What has started it ends with it.
  if (inner === undefined || inner === child.pid) child.kill('SIGKILL');
  else endProcess(inner);
  await exit;
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** One that is still at work would not notice that nobody waits for it any more. */
function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

function childrenOf({ pid }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter((one) => one !== '').map(Number);
}

/** Bytes that a process has in memory; none where the system does not say, or the process is gone. */
export function memoryOf({ pid }: { readonly pid?: number | undefined }): number {
  try {
    return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
