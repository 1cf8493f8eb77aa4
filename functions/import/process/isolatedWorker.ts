import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { endOfCall, type FileReader, type TaskBounds, type TaskBytes } from './fileReader.ts';
import { FrameTooLarge } from './frames.ts';
import {
  parseTaskAnswer,
  TASKS,
  type ProcessLimits,
  type TaskAnswer,
  type TaskName,
  type WorkerKind,
} from './tasks.ts';
import { Turns } from './turns.ts';
import { endOfWork } from './workingTime.ts';
import { workerProcesses, type WorkerProcess } from './workerProcess.ts';

/** Bytes of memory above which a worker is not reused: little would be left for the next file. */
const RECYCLE_ABOVE_BYTES = 220_000_000;
/** Milliseconds between two looks at what a process takes. */
const POLL_MS = 10;

/** Timeout of a worker's start in milliseconds, on a busy machine; the file's own timeout begins afterwards. */
const START_TIMEOUT_MS = 10_000;

/** How a process without memory ends: by itself, or killed by the system. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGKILL']);

/** Why the system starts no process now: it has no more processes, memory or descriptors, and may have some again. */
const OUT_OF_ROOM: ReadonlySet<unknown> = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE']);

/** The kind of process that is kept for the next file. */
const POOLED: WorkerKind = 'reader';

/** What a task came to: its answer as it was written and as its schema has it, or the error of the file. */
type WrittenAnswer<Name extends TaskName> =
  | { readonly text: string; readonly answer: TaskAnswer<Name> }
  | { readonly error: ErrorCode };

/** What is asked of a process. */
interface AskedTask<Name extends TaskName> {
  readonly name: Name;
  readonly bytes: Uint8Array;
  readonly limits: ProcessLimits;
  readonly until: number;
  readonly told: string | undefined;
}

/** Outcome of a task: an answer, or the reason for none; and whether the worker process itself failed. */
type WorkerOutcome = { readonly text: string } | { readonly error: ErrorCode; readonly hasDied?: boolean };

/**
 * Reads files in processes beside this one, as many at once as there are processors, and keeps one of them for the next
 * file.
 */
export class ProcessReader implements FileReader {
  readonly #turns = new Turns();
  #idle: WorkerProcess | undefined;
  /** Those that have worked on a file. */
  readonly #used = new WeakSet<WorkerProcess>();

  /** Starts the process before the first file comes, as part of a cold start. */
  warm(): void {
    if (this.#idle) return;
    this.#idle = this.#spawn(POOLED);
    const { process: child, ready } = this.#idle;
    // One that cannot load its tasks, as with weights that do not fit the code, could read no file: it is told at once.
    // Why is of our code alone: nothing of a file was there.
    ready.catch(({ message }: Error) => child.killed || log('error', { event: 'sandbox_not_started', why: message }));
  }

  /** Ends the process that waits for the next file. */
  async close(): Promise<void> {
    const reader = this.#idle;
    this.#idle = undefined;
    if (reader) await workerProcesses.stop(reader);
  }

  /**
   * Runs a task in an isolated process. Whatever the bytes do there, the process is killed at the limits: its memory is
   * freed, the caller continues and the next file gets a new process. `import_busy` where it did not get its turn, its
   * process or its share of a processor before its call ends. Rejects only where its bytes cannot be loaded.
   */
  async run<Name extends TaskName>(
    name: Name,
    bytes: TaskBytes,
    bounds?: TaskBounds,
  ): Promise<TaskAnswer<Name> | { readonly error: ErrorCode }> {
    const outcome = await this.outcome(name, bytes, bounds);
    return 'error' in outcome ? outcome : outcome.answer;
  }

  /** {@link run} with the answer as it was written too, for whoever passes it on. */
  async outcome<Name extends TaskName>(
    name: Name,
    bytes: TaskBytes,
    { person, limits = TASKS[name].limits, until = endOfCall(), told }: TaskBounds = {},
  ): Promise<WrittenAnswer<Name>> {
    const busy = { error: 'import_busy' } as const;
    const late = Promise.withResolvers<typeof busy>();
    const timer = setTimeout(() => late.resolve(busy), Math.max(0, until - performance.now()));
    try {
      const begun = this.#turns.take(person, async () => {
        if (performance.now() >= until) return busy;
        const loaded = typeof bytes === 'function' ? await bytes() : bytes;
        return this.#runIsolated({ name, bytes: loaded, limits, until, told });
      });
      return await Promise.race([begun, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #runIsolated<Name extends TaskName>(work: AskedTask<Name>): Promise<WrittenAnswer<Name>> {
    const began = performance.now();
    const { name, limits } = work;
    const { worker: kind, failure } = TASKS[name];
    const isPooled = kind === POOLED;
    const sandbox = (isPooled ? this.#idle : undefined) ?? this.#spawned(kind);
    if ('error' in sandbox) return sandbox;
    if (isPooled) this.#idle = undefined;
    const isUsed = this.#used.has(sandbox);
    this.#used.add(sandbox);
    const ending = await requestWithLimits(sandbox, work);
    const answer = 'text' in ending ? parseTaskAnswer(name, ending.text) : undefined;
    // A worker that answers anything else may be compromised.
    if (
      answer !== undefined &&
      isPooled &&
      !this.#idle &&
      workerProcesses.residentMemory(sandbox.process) < RECYCLE_ABOVE_BYTES
    )
      this.#idle = sandbox;
    else await workerProcesses.stop(sandbox);
    if ('text' in ending) return answer === undefined ? { error: failure } : { text: ending.text, answer };
    // A process that failed may have done so because of an earlier file: this file gets a new one, for the time that is
    // left.
    if (ending.hasDied && isUsed) {
      const milliseconds = limits.milliseconds - (performance.now() - began);
      return this.#runIsolated({ ...work, limits: { ...limits, milliseconds } });
    }
    return { error: ending.error };
  }

  /** A new process; why there is none where the system refuses it at once. */
  #spawned(kind: WorkerKind): WorkerProcess | { readonly error: ErrorCode } {
    try {
      return this.#spawn(kind);
    } catch (error) {
      return notStarted(error);
    }
  }

  #spawn(kind: WorkerKind): WorkerProcess {
    const sandbox = workerProcesses.start(kind);
    const onExit = () => {
      if (this.#idle === sandbox) this.#idle = undefined;
    };
    sandbox.process.once('exit', onExit).once('error', onExit);
    return sandbox;
  }
}

/** The one of this machine. */
export const processReader = new ProcessReader();

async function requestWithLimits(
  sandbox: WorkerProcess,
  { name, bytes, limits, until, told }: AskedTask<TaskName>,
): Promise<WorkerOutcome> {
  const { process: child } = sandbox;
  const { failure, answerBytes } = TASKS[name];
  const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
  const startsUntil = Math.min(until, performance.now() + START_TIMEOUT_MS);
  let isReady = false;
  let timeOver = (): ErrorCode | undefined => (performance.now() < startsUntil ? undefined : 'import_busy');
  const died = (error: ErrorCode) => resolve({ error, hasDied: true });
  const failed = (error: unknown) => (isReady ? died('internal') : resolve(notStarted(error)));
  const ended = (_: number | null, signal: NodeJS.Signals | null) => {
    // Before it was ready it had nothing of the file.
    if (!isReady) resolve({ error: signal === null ? 'internal' : 'import_busy' });
    else died(signal !== null && OUT_OF_MEMORY.has(signal) ? 'pdf_too_large' : failure);
  };
  child.on('error', failed).on('exit', ended);
  const watch = setInterval(() => {
    if (workerProcesses.residentMemory(child) > limits.bytes) died('pdf_too_large');
    const error = timeOver();
    if (error) resolve({ error });
  }, POLL_MS);
  try {
    // Nothing of the file reaches a process that still has rights.
    const begun = sandbox.ready.then(() => {
      isReady = true;
      timeOver = endOfWork(sandbox, limits.milliseconds, until);
      return sandbox.ask(told ? `${name}/${told}` : name, bytes, answerBytes);
    });
    const workerAnswer = begun.then(
      (text): WorkerOutcome => ({ text }),
      (error: unknown): WorkerOutcome =>
        error instanceof FrameTooLarge ? { error: 'pdf_too_large' } : { error: 'internal' },
    );
    return await Promise.race([promise, workerAnswer]);
  } finally {
    clearInterval(watch);
    // Not all listeners: the process has its own among them.
    child.off('error', failed).off('exit', ended);
  }
}

function notStarted(error: unknown): { readonly error: ErrorCode } {
  const { code } = error as NodeJS.ErrnoException;
  log('error', { event: 'sandbox_not_started', code, ...describeError(error) });
  return { error: OUT_OF_ROOM.has(code) ? 'import_busy' : 'internal' };
}
