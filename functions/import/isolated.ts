import type { ChildProcess } from 'node:child_process';
import type { ErrorCode } from '../../shared/errors.ts';
import type { readResume } from './pdfText.ts';
import type { picturesOf } from './scan/pictures.ts';
import { endWorker, memoryOf, startWorker } from './workerProcess.ts';

type Fault = { readonly error: ErrorCode };
export type Read = Awaited<ReturnType<typeof readResume>>;
export type Pictures = Awaited<ReturnType<typeof picturesOf>>;

/** What the process is asked. */
export interface Asked {
  readonly work: 'text' | 'pictures';
  readonly bytes: Uint8Array;
}

/** What reading one file may take: milliseconds, and bytes of memory that the process which reads it may have. */
export interface Bounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const BOUNDS: Bounds = { milliseconds: 8_000, bytes: 280_000_000 };
/** Pictures of five pages, and what the renderer takes to make them. */
const PICTURE_BOUNDS: Bounds = { milliseconds: 12_000, bytes: 400_000_000 };

/** Bytes of a process that is not used again: what it may still take for a file would be little. */
const WORN = 220_000_000;
/** Milliseconds between two looks at the memory. */
const WATCH = 10;

/** How a process ends that finds no memory: by itself, or by the system. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

/** A process, and how many files it has read. */
interface Reader {
  readonly process: ChildProcess;
  files: number;
}

let idle: Reader | undefined;

/** Starts the process before the first file comes, as part of a cold start. */
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
 * Has a process of its own work on a file. Whatever the file does there, it is over after the bounds: the process is ended, its
 * memory is free again, the caller goes on and the next file gets a new one. Never throws.
 */
async function isolated<Result>({ work, bytes }: Asked, bounds: Bounds): Promise<Result | Fault> {
  const began = performance.now();
  const reader = idle ?? start();
  const child = reader.process;
  idle = undefined;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let forget: (() => void) | undefined;
  const result = await new Promise<{ read: Result | Fault; isAlive: boolean; hasDied?: boolean }>((resolve) => {
    const over = () => resolve({ read: { error: 'pdf_too_large' }, isAlive: false });
    const answered = (read: unknown) => resolve({ read: read as Result, isAlive: true });
    const died = (code: ErrorCode) => resolve({ read: { error: code }, isAlive: false, hasDied: true });
    const failed = () => died('internal');
    const ended = (_: number | null, signal: NodeJS.Signals | null) => died(signal !== null && OUT_OF_MEMORY.has(signal) ? 'pdf_too_large' : 'damaged_pdf');
    child.on('message', answered).on('error', failed).on('exit', ended);
    // Not all listeners: the process has its own among them.
    forget = () => void child.off('message', answered).off('error', failed).off('exit', ended);
    timer = setTimeout(over, bounds.milliseconds);
    watch = setInterval(() => {
      if (memoryOf(child) > bounds.bytes) died('pdf_too_large');
    }, WATCH);
    // Plain bytes, as the readers want them, whatever kind they are here.
    child.send({ work, bytes: new Uint8Array(bytes) } satisfies Asked, (error) => {
      if (error) failed();
    });
  });
  clearTimeout(timer);
  clearInterval(watch);
  forget?.();
  reader.files += 1;
  if (result.isAlive && !idle && memoryOf(child) < WORN) idle = reader;
  else await endWorker(child);
  // A process that gave out may have done so over what it read before: this file gets one of its own, for the time that is left.
  if (result.hasDied && reader.files > 1) return isolated<Result>({ work, bytes }, { ...bounds, milliseconds: bounds.milliseconds - (performance.now() - began) });
  return result.read;
}

/** Ends the process that waits for the next file. */
export async function endIdle(): Promise<void> {
  const reader = idle;
  idle = undefined;
  if (reader) await endWorker(reader.process);
}

function start(): Reader {
  const child = startWorker();
  const gone = () => {
    if (idle?.process === child) idle = undefined;
  };
  child.once('exit', gone).once('error', gone);
  return { process: child, files: 0 };
}
