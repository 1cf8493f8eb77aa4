import { Worker } from 'node:worker_threads';
import type { OcrLine } from '../../../../functions/import/ocr/ocrPage.ts';
import type { SortedAnswer } from './sorter.ts';

/** Tasks that the emulators do with strangers' data: reading a picture, or the text of a file. */
export interface ReadingTasks {
  /** The blocks of Textract for a PNG. */
  readonly textractBlocks: (png: Uint8Array) => Promise<object[]>;
  /** The lines of a PNG, as a model that sees writes them down. */
  readonly transcript: (png: Uint8Array) => Promise<OcrLine[]>;
  /** The answer to a question about an open text (functions/import/llm/prompts/v1.ts). */
  readonly sortedText: (question: string) => Promise<SortedAnswer>;
}
type ReadingTask = keyof ReadingTasks;

/** A request to the thread; without a task it says that the caller of that id has gone. */
export interface ReadingRequest {
  readonly id: number;
  readonly asked?: { readonly task: ReadingTask; readonly input: unknown };
}

/** The thread's answer: the result of a request, or the reason of its failure. */
interface ReadingReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  /** The failure is {@link ReadersBusy}. */
  readonly isBusy?: boolean;
}

/** The picture is not read yet: a later call finds it nearer to its end. */
export class ReadersBusy extends Error {}

/** Milliseconds of a request, on a busy machine; callers give up long before. */
const TIMEOUT_MS = 90_000;

let thread: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (reply: ReadingReply) => void>();

/**
 * Runs a task in the emulators' thread, which starts with the first one. Strangers' data is read there and not in the
 * server's event loop: if the thread throws or hangs, the calls that wait for it are rejected, and the next call gets a
 * new thread. `gone`: the caller no longer waits, and tasks not yet begun for them are dropped. Rejects with {@link
 * ReadersBusy} if an answer has taken enough work (recognizer.ts). `from` is for tests.
 */
export function readInThread<Task extends ReadingTask>(
  task: Task,
  input: Parameters<ReadingTasks[Task]>[0],
  {
    gone,
    milliseconds = TIMEOUT_MS,
    from = new URL('./thread.ts', import.meta.url),
  }: { readonly gone?: AbortSignal; readonly milliseconds?: number; readonly from?: URL } = {},
): ReturnType<ReadingTasks[Task]> {
  const running = (thread ??= startThread(from));
  const id = (requests += 1);
  const { promise, resolve } = Promise.withResolvers<ReadingReply>();
  waiting.set(id, resolve);
  const late = setTimeout(() => void stopReading(), milliseconds);
  late.unref();
  running.postMessage({ id, asked: { task, input } } satisfies ReadingRequest);
  gone?.addEventListener('abort', () => running.postMessage({ id } satisfies ReadingRequest), { once: true });
  return promise
    .finally(() => clearTimeout(late))
    .then(({ result, error, isBusy = false }) => {
      if (error !== undefined) throw new (isBusy ? ReadersBusy : Error)(error);
      return result;
    }) as ReturnType<ReadingTasks[Task]>;
}

function startThread(from: URL): Worker {
  const started = new Worker(from, { execArgv: ['--no-warnings'] });
  started.on('message', (reply: ReadingReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const ended = (reason: unknown) => {
    if (thread !== started) return;
    thread = undefined;
    for (const [id, settle] of waiting) settle({ id, error: String(reason) });
    waiting.clear();
  };
  started.on('error', ended).on('exit', () => ended('the thread has ended'));
  // It does not keep the server alive; listening to its messages would, if that came afterwards.
  started.unref();
  return started;
}

/** Ends the thread, and with it the engines that it has started. */
export async function stopReading(): Promise<void> {
  await thread?.terminate();
}
