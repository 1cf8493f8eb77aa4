import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type * as v from 'valibot';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { parseWorkerResponse, PageImagesResponseSchema, TextResponseSchema } from './workerResponses.ts';
import { FrameTooLarge } from './frames.ts';
import { afterWork, type TimeOver } from './workingTime.ts';
import { workerProcesses, type WorkerTaskKind, type WorkerProcess } from './workerProcess.ts';

type WorkerFailure = { readonly error: ErrorCode };
export type TextImportResult = v.InferOutput<typeof TextResponseSchema>;
export type PageImagesResult = v.InferOutput<typeof PageImagesResponseSchema>;

/** Limits for reading one file: milliseconds of processor time, and bytes of memory of the process. */
export interface ProcessLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const TEXT_LIMITS: ProcessLimits = { milliseconds: 8_000, bytes: 280_000_000 };
/** Pictures of five pages, and what the renderer takes to make them. */
const IMAGE_LIMITS: ProcessLimits = { milliseconds: 12_000, bytes: 400_000_000 };

/** Bytes that an answer may have: a document's text twice, five images in base64. */
const MAX_RESPONSE_BYTES: Readonly<Record<WorkerTaskKind, number>> = { text: 20_000_000, pictures: 40_000_000 };

/** Bytes of memory above which a worker is not reused: little would be left for the next file. */
const RECYCLE_ABOVE_BYTES = 220_000_000;
/** Polling interval of the memory check, milliseconds. */
const MEMORY_POLL_MS = 10;

/** Timeout of a worker's start in milliseconds, on a busy machine; the file's own timeout begins afterwards. */
const START_TIMEOUT_MS = 10_000;

/** How a process without memory ends: by itself, or killed by the system. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGKILL']);

/** A file that waited for others is no worse than another one: it may be tried again. */
const OUT_OF_TIME: Readonly<Record<TimeOver, ErrorCode>> = { worked: 'pdf_too_large', waited: 'timeout' };

/** A process, and how many files it has read. */
interface PooledWorker {
  readonly sandbox: WorkerProcess;
  files: number;
}

let idleWorker: PooledWorker | undefined;

/**
 * Files that are read at once: as many as there are processors, two at least. More would only wait for each other, each
 * in a process with memory of its own; so they wait before, and their time has not begun.
 */
export const FILES_AT_ONCE = Math.max(2, availableParallelism());
const inTurn = pLimit(FILES_AT_ONCE);

/** Starts the process before the first file comes, as part of a cold start. */
export function startIdleWorker(): void {
  idleWorker ??= spawnPooledWorker('text');
}

/** Parses a file's text into a résumé in the isolated worker. Never throws. */
export function importTextIsolated(bytes: Uint8Array, bounds: ProcessLimits = TEXT_LIMITS): Promise<TextImportResult> {
  return inTurn(() => runIsolated('text', TextResponseSchema, bytes, bounds));
}

/** Renders the file's pages to images in a process of their own. Never throws. */
export function renderPagesIsolated(
  bytes: Uint8Array,
  bounds: ProcessLimits = IMAGE_LIMITS,
): Promise<PageImagesResult> {
  return inTurn(() => runIsolated('pictures', PageImagesResponseSchema, bytes, bounds));
}

/** Outcome of reading a file: an answer, or the reason for none; and whether the worker process itself failed. */
type WorkerOutcome = { readonly text: string } | { readonly error: ErrorCode; readonly hasDied?: boolean };

/**
 * Runs a task on a file in an isolated process. Whatever the file does there, the process is killed at the limits: its
 * memory is freed, the caller continues and the next file gets a new process. Never throws.
 */
async function runIsolated<Schema extends v.GenericSchema>(
  kind: WorkerTaskKind,
  schema: Schema,
  bytes: Uint8Array,
  bounds: ProcessLimits,
): Promise<v.InferOutput<Schema> | WorkerFailure> {
  const began = performance.now();
  const isPooled = kind === 'text';
  const reader = (isPooled ? idleWorker : undefined) ?? spawnPooledWorker(kind);
  if (isPooled) idleWorker = undefined;
  const ending = await requestWithLimits(reader.sandbox, bytes, MAX_RESPONSE_BYTES[kind], bounds);
  reader.files += 1;
  const answer = 'text' in ending ? parseWorkerResponse(schema, ending.text) : undefined;
  // A worker that answers anything else may be compromised.
  if (
    answer !== undefined &&
    isPooled &&
    !idleWorker &&
    workerProcesses.residentMemory(reader.sandbox.process) < RECYCLE_ABOVE_BYTES
  )
    idleWorker = reader;
  else await workerProcesses.stop(reader.sandbox);
  if ('text' in ending) return answer ?? { error: 'damaged_pdf' };
  // A process that failed may have done so because of an earlier file: this file gets a new one, for the time that is
  // left.
  if (ending.hasDied && reader.files > 1)
    return runIsolated(kind, schema, bytes, {
      ...bounds,
      milliseconds: bounds.milliseconds - (performance.now() - began),
    });
  return { error: ending.error };
}

async function requestWithLimits(
  sandbox: WorkerProcess,
  bytes: Uint8Array,
  most: number,
  bounds: ProcessLimits,
): Promise<WorkerOutcome> {
  const { process: child } = sandbox;
  const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
  const died = (error: ErrorCode) => resolve({ error, hasDied: true });
  const failed = () => died('internal');
  const ended = (_: number | null, signal: NodeJS.Signals | null) =>
    died(signal !== null && OUT_OF_MEMORY.has(signal) ? 'pdf_too_large' : 'damaged_pdf');
  child.on('error', failed).on('exit', ended);
  const starting = setTimeout(failed, START_TIMEOUT_MS);
  let forget = () => clearTimeout(starting);
  const watch = setInterval(() => {
    if (workerProcesses.residentMemory(sandbox.process) > bounds.bytes) died('pdf_too_large');
  }, MEMORY_POLL_MS);
  try {
    // Nothing of the file reaches a process that still has rights.
    const begun = sandbox.ready.then(() => {
      forget();
      forget = afterWork(sandbox, bounds.milliseconds, (why) => resolve({ error: OUT_OF_TIME[why] }));
      return sandbox.ask(bytes, most);
    });
    const workerAnswer = begun.then(
      (text): WorkerOutcome => ({ text }),
      (error: unknown): WorkerOutcome =>
        error instanceof FrameTooLarge ? { error: 'pdf_too_large' } : { error: 'internal' },
    );
    return await Promise.race([promise, workerAnswer]);
  } finally {
    forget();
    clearInterval(watch);
    // Not all listeners: the process has its own among them.
    child.off('error', failed).off('exit', ended);
  }
}

/** Ends the process that waits for the next file. */
export async function stopIdleWorker(): Promise<void> {
  const reader = idleWorker;
  idleWorker = undefined;
  if (reader) await workerProcesses.stop(reader.sandbox);
}

function spawnPooledWorker(kind: WorkerTaskKind): PooledWorker {
  const sandbox = workerProcesses.start(kind);
  const onExit = () => {
    if (idleWorker?.sandbox === sandbox) idleWorker = undefined;
  };
  sandbox.process.once('exit', onExit).once('error', onExit);
  return { sandbox, files: 0 };
}
