import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, type ErrorDetails } from '../../../shared/errors/errors.ts';
import { asBuffer, type FinishedPdf, type FinishTask } from './finishTask.ts';

export interface FinishRequest {
  readonly id: number;
  readonly task: FinishTask;
}

/** The finished file, or why there is none: an error that is told to the caller, or any other. */
export type FinishReply = { readonly id: number } & (
  | { readonly pdf: Uint8Array; readonly undone: FinishedPdf['undone'] }
  | { readonly code: ErrorCode; readonly details: ErrorDetails | undefined }
  | { readonly error: string }
);

/** Milliseconds in which a thread ends with one of its files, on a busy machine; the longest take a second. */
const LIMIT_MS = 10_000;
/**
 * MB of objects. What takes more ends the thread, and not the server. The young ones of two files find room: with half
 * of that V8 takes what lives as long as its page for what stays (decision 89).
 */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 } as const;

/** The sources run as they are; a bundle has its thread beside it. */
const THREAD_FILE = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.mjs', import.meta.url);

interface WaitingFile {
  readonly task: FinishTask;
  /** Whether a thread has ended under it before. */
  readonly isRetry: boolean;
  readonly settle: (reply: FinishReply) => void;
}

/**
 * A thread that finishes printed files (`finishPdf`): the process that drives browsers, and everybody whose
 * prints go through it, never waits for the many milliseconds that a file takes. It starts with the first file or
 * {@link start}. One that ends under its files is replaced, and so is one that ends with none of them for too long: the
 * first of them fails, the others are finished by the next one.
 */
export class FinishThread {
  readonly #niceness: number;
  readonly #from: URL;
  readonly #limit: number;
  readonly #waiting = new Map<number, WaitingFile>();
  #worker: Worker | undefined;
  #late: NodeJS.Timeout | undefined;
  #requests = 0;

  /** `niceness`: its scheduling priority, 0 to 19. `from` and `limit` are for tests. */
  constructor(niceness: number, { from = THREAD_FILE, limit = LIMIT_MS } = {}) {
    this.#niceness = niceness;
    this.#from = from;
    this.#limit = limit;
  }

  /** Starts it before it is needed: while the browser prints. */
  start(): void {
    this.#worker ??= this.#launch();
  }

  /** Throws what `finishPdf` throws, and an error where the thread does not end with the file. */
  async finish(task: FinishTask): Promise<FinishedPdf> {
    const reply = await this.#ask(task);
    if ('pdf' in reply) return { pdf: asBuffer(reply.pdf), undone: reply.undone };
    if ('code' in reply) throw new AppError(reply.code, reply.details && { details: reply.details });
    throw new Error(reply.error);
  }

  /** Ends it; the next file would start another one. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(task: FinishTask, isRetry = false): Promise<FinishReply> {
    const worker = (this.#worker ??= this.#launch());
    const id = (this.#requests += 1);
    const { promise, resolve } = Promise.withResolvers<FinishReply>();
    this.#waiting.set(id, { task, isRetry, settle: resolve });
    this.#late ??= this.#watch(worker);
    // Whoever waits for a file keeps the process alive, an idle thread does not.
    worker.ref();
    // Copied: it may have to be asked again.
    worker.postMessage({ id, task } satisfies FinishRequest);
    return promise;
  }

  #watch(worker: Worker): NodeJS.Timeout {
    return setTimeout(() => {
      const [first] = this.#waiting.keys();
      if (first !== undefined) this.#settle({ id: first, error: `The file is not finished after ${this.#limit} ms` });
      void worker.terminate();
    }, this.#limit);
  }

  #settle(reply: FinishReply): void {
    this.#waiting.get(reply.id)?.settle(reply);
    this.#waiting.delete(reply.id);
    clearTimeout(this.#late);
    this.#late = this.#worker && this.#waiting.size > 0 ? this.#watch(this.#worker) : undefined;
    if (!this.#late) this.#worker?.unref();
  }

  #launch(): Worker {
    const worker = new Worker(this.#from, {
      workerData: this.#niceness,
      resourceLimits: MEMORY,
      execArgv: ['--no-warnings'],
    });
    worker.on('message', (reply: FinishReply) => this.#settle(reply));
    const ended = (reason: string) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      clearTimeout(this.#late);
      this.#late = undefined;
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      for (const [id, { task, isRetry, settle }] of waiting)
        if (isRetry) settle({ id, error: reason });
        else void this.#ask(task, true).then(settle);
    };
    worker.on('error', (error) => ended(String(error)));
    worker.on('exit', () => ended('The thread has ended'));
    worker.unref();
    return worker;
  }
}

/** By their niceness: files of whoever stands back are finished beside those of others, not before them. */
const threads = new Map<number, FinishThread>();

/** The thread of this process with that scheduling priority. */
export function finishThread(niceness: number): FinishThread {
  let thread = threads.get(niceness);
  if (!thread) threads.set(niceness, (thread = new FinishThread(niceness)));
  return thread;
}

/** Ends all of them. */
export async function closeFinishThreads(): Promise<void> {
  await Promise.all(Array.from(threads.values(), (thread) => thread.close()));
}
