import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '../../shared/errors.ts';
import type { readResume } from './pdfText.ts';
import type { picturesOf } from './scan/pictures.ts';

type Fault = { readonly error: ErrorCode };
export type Read = Awaited<ReturnType<typeof readResume>>;
export type Pictures = Awaited<ReturnType<typeof picturesOf>>;

/** What the thread is asked. */
export interface Asked {
  readonly work: 'text' | 'pictures';
  readonly bytes: Uint8Array;
}

/** What reading one file may take: milliseconds, and bytes that the process may grow by. */
export interface Bounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const BOUNDS: Bounds = { milliseconds: 8_000, bytes: 140_000_000 };
/** Pictures of five pages, and what the renderer takes to make them. */
const PICTURE_BOUNDS: Bounds = { milliseconds: 12_000, bytes: 250_000_000 };

/** Growth of the process in bytes, since it started, after which a thread is not used again. */
const WORN = 120_000_000;
/** Milliseconds between two looks at the memory. */
const WATCH = 10;
/** The sources run as they are; a bundle has its worker beside it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.mjs', import.meta.url);

/** Files that a thread reads: the reader keeps a little of each. */
const MOST_FILES = 40;

/** A thread, the bytes of the process when it started, and how many files it has read. */
interface Thread {
  readonly worker: Worker;
  readonly before: number;
  files: number;
}

let idle: Thread | undefined;

/** Starts the thread before the first file comes, as part of a cold start. */
export function warmUp(): void {
  idle ??= start();
}

/** The résumé that a file's text says. Never throws. */
export function readIsolated(bytes: Uint8Array, bounds: Bounds = BOUNDS): Promise<Read> {
  return isolated<Read>({ work: 'text', bytes }, bounds);
}

/** The file's pages as pictures. Never throws. */
export function picturesIsolated(bytes: Uint8Array, bounds: Bounds = PICTURE_BOUNDS): Promise<Pictures> {
  return isolated<Pictures>({ work: 'pictures', bytes }, bounds);
}

/**
 * Has a thread of its own work on a file. Whatever the file does there, it is over after the bounds: the thread is ended, the
 * caller goes on and the next file gets a new thread. Bytes are copied, the caller's stay. Never throws.
 */
async function isolated<Result>({ work, bytes }: Asked, bounds: Bounds): Promise<Result | Fault> {
  const thread = idle ?? start();
  const { worker } = thread;
  idle = undefined;
  const before = process.memoryUsage.rss();
  const grown = () => process.memoryUsage.rss() - before;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let forget: (() => void) | undefined;
  const result = await new Promise<{ read: Result | Fault; isAlive: boolean; hasDied?: boolean }>((resolve) => {
    const over = (code: ErrorCode) => () => resolve({ read: { error: code }, isAlive: false });
    const answered = (read: Result) => resolve({ read, isAlive: true });
    const died = (code: ErrorCode) => resolve({ read: { error: code }, isAlive: false, hasDied: true });
    const failed = (error: NodeJS.ErrnoException) => died(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdf_too_large' : 'damaged_pdf');
    const ended = () => died('damaged_pdf');
    worker.on('message', answered).on('error', failed).on('exit', ended);
    // Not all listeners: the thread has its own among them.
    forget = () => void worker.off('message', answered).off('error', failed).off('exit', ended);
    timer = setTimeout(over('pdf_too_large'), bounds.milliseconds);
    watch = setInterval(() => {
      if (grown() > bounds.bytes) over('pdf_too_large')();
    }, WATCH);
    worker.postMessage({ work, bytes: new Uint8Array(bytes) } satisfies Asked);
  });
  clearTimeout(timer);
  clearInterval(watch);
  forget?.();
  thread.files += 1;
  if (result.isAlive && process.memoryUsage.rss() - thread.before < WORN && thread.files < MOST_FILES && !idle) idle = thread;
  else await worker.terminate();
  // A thread that gave out may have done so over what it read before: this file gets one of its own.
  if (result.hasDied && thread.files > 1) return isolated<Result>({ work, bytes }, bounds);
  return result.read;
}

/** Ends the thread that waits for the next file. */
export async function endIdle(): Promise<void> {
  const thread = idle;
  idle = undefined;
  await thread?.worker.terminate();
}

/**
 * Megabytes of the thread's heap: far more than the watch lets it grow by. One allocation that would pass this limit ends not the
 * thread but the whole process, with all that it serves; a table of the reader may double at once.
 */
const HEAP = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 } as const;

function start(): Thread {
  const before = process.memoryUsage.rss();
  const worker = new Worker(WORKER, { execArgv: [], stdout: true, stderr: true, resourceLimits: HEAP });
  // One that gives out while nobody waits for it must not end the process.
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (idle?.worker === worker) idle = undefined;
  });
  // A thread that waits keeps no process alive.
  worker.unref();
  return { worker, before, files: 0 };
}
