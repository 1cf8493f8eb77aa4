import type * as v from 'valibot';
import type { ErrorCode } from '../../shared/errors.ts';
import { answerIn, PicturesAnswerSchema, TextAnswerSchema } from './sandbox/answers.ts';
import { FrameTooLarge } from './sandbox/frames.ts';
import { endWorker, memoryOf, startWorker, type Kind, type Sandbox } from './workerProcess.ts';

type Fault = { readonly error: ErrorCode };
export type Read = v.InferOutput<typeof TextAnswerSchema>;
export type Pictures = v.InferOutput<typeof PicturesAnswerSchema>;

/** What reading one file may take: milliseconds, and bytes of memory that the process which reads it may have. */
export interface Bounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const BOUNDS: Bounds = { milliseconds: 8_000, bytes: 280_000_000 };
/** Pictures of five pages, and what the renderer takes to make them. */
const PICTURE_BOUNDS: Bounds = { milliseconds: 12_000, bytes: 400_000_000 };

/** Bytes that an answer may have: a document's text twice, five pictures in base64. */
const MOST_ANSWER: Readonly<Record<Kind, number>> = { text: 20_000_000, pictures: 40_000_000 };

/** Bytes of a process that is not used again: what it may still take for a file would be little. */
const WORN = 220_000_000;
/** Milliseconds between two looks at the memory. */
const WATCH = 10;

/** Milliseconds that a process may take to start on a busy machine: no fault of the file, whose time begins then. */
const STARTING = 10_000;

/** How a process ends that finds no memory: by itself, or by the system. What it would abort with is refused to it. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGKILL']);
/** A process, and how many files it has read. */
interface Reader {
  readonly sandbox: Sandbox;
  files: number;
}

let idle: Reader | undefined;

/** Starts the process before the first file comes, as part of a cold start. */
export function warmUp(): void {
  idle ??= start('text');
}

/** The résumé that a file's text says. Never throws. */
export function readIsolated(bytes: Uint8Array, bounds: Bounds = BOUNDS): Promise<Read> {
  return isolated('text', TextAnswerSchema, bytes, bounds);
}

/** The file's pages as pictures, by a process that is for them alone. Never throws. */
export function picturesIsolated(bytes: Uint8Array, bounds: Bounds = PICTURE_BOUNDS): Promise<Pictures> {
  return isolated('pictures', PicturesAnswerSchema, bytes, bounds);
}

/** How the reading of a file ended: with an answer, or for which reason without; whether by its process' own fault. */
type Ending = { readonly text: string } | { readonly error: ErrorCode; readonly hasDied?: boolean };

/**
 * Has a process of its own work on a file. Whatever the file does there, it is over after the bounds: the process is ended, its
 * memory is free again, the caller goes on and the next file gets a new one. Never throws.
 */
async function isolated<Schema extends v.GenericSchema>(kind: Kind, schema: Schema, bytes: Uint8Array, bounds: Bounds): Promise<v.InferOutput<Schema> | Fault> {
  const began = performance.now();
  const isPooled = kind === 'text';
  const reader = (isPooled ? idle : undefined) ?? start(kind);
  if (isPooled) idle = undefined;
  const ending = await askWithin(reader.sandbox, bytes, MOST_ANSWER[kind], bounds);
  reader.files += 1;
  const answer = 'text' in ending ? answerIn(schema, ending.text) : undefined;
  // One that answers anything else is not itself any more.
  if (answer !== undefined && isPooled && !idle && memoryOf(reader.sandbox.process) < WORN) idle = reader;
  else await endWorker(reader.sandbox);
  if ('text' in ending) return answer ?? { error: 'damaged_pdf' };
  // A process that gave out may have done so over what it read before: this file gets one of its own, for the time that is left.
  if (ending.hasDied && reader.files > 1) return isolated(kind, schema, bytes, { ...bounds, milliseconds: bounds.milliseconds - (performance.now() - began) });
  return { error: ending.error };
}

async function askWithin(sandbox: Sandbox, bytes: Uint8Array, most: number, bounds: Bounds): Promise<Ending> {
  const { process: child } = sandbox;
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const died = (error: ErrorCode) => resolve({ error, hasDied: true });
  const failed = () => died('internal');
  const ended = (_: number | null, signal: NodeJS.Signals | null) => died(signal !== null && OUT_OF_MEMORY.has(signal) ? 'pdf_too_large' : 'damaged_pdf');
  child.on('error', failed).on('exit', ended);
  let timer = setTimeout(failed, STARTING);
  const watch = setInterval(() => {
    if (memoryOf(sandbox.process) > bounds.bytes) died('pdf_too_large');
  }, WATCH);
  try {
    // Nothing of the file reaches a process that still has rights.
    const begun = sandbox.ready.then(() => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve({ error: 'pdf_too_large' }), bounds.milliseconds);
      return sandbox.ask(bytes, most);
    });
    const asked = begun.then((text): Ending => ({ text }), (error: unknown): Ending => (error instanceof FrameTooLarge ? { error: 'pdf_too_large' } : { error: 'internal' }));
    return await Promise.race([promise, asked]);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    // Not all listeners: the process has its own among them.
    child.off('error', failed).off('exit', ended);
  }
}

/** Ends the process that waits for the next file. */
export async function endIdle(): Promise<void> {
  const reader = idle;
  idle = undefined;
  if (reader) await endWorker(reader.sandbox);
}

function start(kind: Kind): Reader {
  const sandbox = startWorker(kind);
  const gone = () => {
    if (idle?.sandbox === sandbox) idle = undefined;
  };
  sandbox.process.once('exit', gone).once('error', gone);
  return { sandbox, files: 0 };
}
