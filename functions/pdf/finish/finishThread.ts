import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, type ErrorDetails } from '../../../shared/errors/errors.ts';
import { asBuffer, type FinishedPdf, type FinishTask } from './finishTask.ts';

export interface FinishRequest {
  readonly id: number;
  readonly task: FinishTask;
}

/** The finished file, or the reason why there is none: an error for the caller, or any other error. */
export type FinishReply = { readonly id: number } & (
  | { readonly pdf: Uint8Array; readonly undone: FinishedPdf['undone'] }
  | { readonly code: ErrorCode; readonly details: ErrorDetails | undefined }
  | { readonly error: string }
);

/** Milliseconds within which a thread must finish a file on a busy machine; the longest take a second. */
const LIMIT_MS = 10_000;
/**
 * Heap limits in MB. Exceeding them ends the thread and not the server. The young generation holds the objects of two
 * files; with half of it V8 would promote objects that live only as long as their page (decision 89).
 */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 } as const;

/** From sources the thread runs as a source too; a bundle has its thread beside it. */
const THREAD_FILE = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.mjs', import.meta.url);

interface WaitingFile {
  readonly task: FinishTask;
  /** Whether a thread has ended before while working on it. */
  readonly isRetry: boolean;
  readonly settle: (reply: FinishReply) => void;
}

/**
 * A thread that finishes printed files (`finishPdf`), so that the process that drives browsers, and everybody's prints
 * with it, does not wait for the many milliseconds a file takes. It starts with the first file or by {@link start}. A
 * thread that dies, or finishes no file for too long, is replaced: the first of its files fails, and the next thread
 * finishes the others.
 */
export class FinishThread {
  readonly #niceness: number;
  readonly #from: URL;
  readonly #limit: number;
  readonly #waiting = new Map<number, WaitingFile>();
  #worker: Worker | undefined;
  #late: NodeJS.Timeout | undefined;
  #requests = 0;

  /** `niceness`: scheduling priority, 0 to 19. `from` and `limit` are for tests. */
  constructor(niceness: number, { from = THREAD_FILE, limit = LIMIT_MS } = {}) {
    this.#niceness = niceness;
    this.#from = from;
    this.#limit = limit;
  }

  /** Starts the thread in advance, while the browser prints. */
  start(): void {
    this.#worker ??= this.#launch();
  }

  /** Finishes a file. Throws what `finishPdf` throws, or an error if the thread does not finish it. */
  async finish(task: FinishTask): Promise<FinishedPdf> {
    const reply = await this.#ask(task);
    if ('pdf' in reply) return { pdf: asBuffer(reply.pdf), undone: reply.undone };
    if ('code' in reply) throw new AppError(reply.code, reply.details && { details: reply.details });
    throw new Error(reply.error);
  }

  /** Ends the thread; the next file would start another. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(task: FinishTask, isRetry = false): Promise<FinishReply> {
    const worker = (this.#worker ??= this.#launch());
    const id = (this.#requests += 1);
    const { promise, resolve } = Promise.withResolvers<FinishReply>();
    this.#waiting.set(id, { task, isRetry, settle: resolve });
    this.#late ??= this.#watch(worker);
    // A waiting file keeps the process alive; an idle thread does not.
    worker.ref();
    // Copied, not transferred, because it may have to be sent again.
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

/** One thread per niceness, so that files of callers who stand back are not finished before those of others. */
const threads = new Map<number, FinishThread>();

/** Returns this process's thread of this scheduling priority. */
export function finishThread(niceness: number): FinishThread {
  let thread = threads.get(niceness);
  if (!thread) threads.set(niceness, (thread = new FinishThread(niceness)));
  return thread;
}

/** Ends all threads. */
export async function closeFinishThreads(): Promise<void> {
  await Promise.all(Array.from(threads.values(), (thread) => thread.close()));
}
