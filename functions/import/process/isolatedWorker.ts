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

/** A worker that holds more bytes of memory is not reused, because too little would be left for the next file. */
const RECYCLE_ABOVE_BYTES = 220_000_000;
/** Milliseconds between two checks of a process's memory and time. */
const POLL_MS = 10;

/** Timeout of a worker's start on a busy machine, in milliseconds. The file's own timeout begins afterwards. */
const START_TIMEOUT_MS = 10_000;

/** Signals by which a process without memory ends, by itself or killed by the system. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGKILL']);

/** Errors when the system cannot start a process now: it lacks processes, memory or descriptors. */
const OUT_OF_ROOM: ReadonlySet<unknown> = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE']);

/** The kind of process that is kept for the next file. */
const POOLED: WorkerKind = 'reader';

/** The outcome of a task: its answer as written and as validated, or the file's error. */
type WrittenAnswer<Name extends TaskName> =
  | { readonly text: string; readonly answer: TaskAnswer<Name> }
  | { readonly error: ErrorCode };

/** A task for a process. */
interface AskedTask<Name extends TaskName> {
  readonly name: Name;
  readonly bytes: Uint8Array;
  readonly limits: ProcessLimits;
  readonly until: number;
  readonly told: string | undefined;
}

/** The raw outcome of a task: an answer or the file's error, and whether the worker process itself failed. */
type WorkerOutcome = { readonly text: string } | { readonly error: ErrorCode; readonly hasDied?: boolean };

/** Reads files in processes beside this one, as many at once as there are processors; keeps one for the next file. */
export class ProcessReader implements FileReader {
  readonly #turns = new Turns();
  #idle: WorkerProcess | undefined;
  /** Processes that have worked on a file. */
  readonly #used = new WeakSet<WorkerProcess>();

  /** Starts the process before the first file arrives, as part of a cold start. */
  warm(): void {
    if (this.#idle) return;
    this.#idle = this.#spawn(POOLED);
    const { process: child, ready } = this.#idle;
    // A process that cannot load its tasks (weights that do not fit the code) could read no file, so it is logged at
    // once. The message comes from our code alone, before any file.
    ready.catch(({ message }: Error) => child.killed || log('error', { event: 'sandbox_not_started', why: message }));
  }

  /** Ends the idle process. */
  async close(): Promise<void> {
    const reader = this.#idle;
    this.#idle = undefined;
    if (reader) await workerProcesses.stop(reader);
  }

  /**
   * Runs a task in an isolated process. Whatever the bytes do there, the process is killed at the limits: its memory is
   * freed, the caller continues and the next file gets a new process. Returns `import_busy` if the task got no turn,
   * process or processor time before its call ends. Rejects only if the bytes cannot be loaded.
   */
  async run<Name extends TaskName>(
    name: Name,
    bytes: TaskBytes,
    bounds?: TaskBounds,
  ): Promise<TaskAnswer<Name> | { readonly error: ErrorCode }> {
    const outcome = await this.outcome(name, bytes, bounds);
    return 'error' in outcome ? outcome : outcome.answer;
  }

  /** Runs a task as {@link run} does, and also returns the answer as written, for callers that pass it on. */
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
    // A worker whose answer is invalid may be compromised and is not reused.
    if (
      answer !== undefined &&
      isPooled &&
      !this.#idle &&
      workerProcesses.residentMemory(sandbox.process) < RECYCLE_ABOVE_BYTES
    )
      this.#idle = sandbox;
    else await workerProcesses.stop(sandbox);
    if ('text' in ending) return answer === undefined ? { error: failure } : { text: ending.text, answer };
    // A used process may have failed because of an earlier file, so this file gets a new one for the remaining time.
    if (ending.hasDied && isUsed) {
      const milliseconds = limits.milliseconds - (performance.now() - began);
      return this.#runIsolated({ ...work, limits: { ...limits, milliseconds } });
    }
    return { error: ending.error };
  }

  /** Starts a process, or returns the error if the system refuses at once. */
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

/** The reader of this machine. */
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
    // Before the process was ready it had seen nothing of the file.
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
    // The file is sent only after the process has dropped its rights.
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
    // Only these listeners: the process has others of its own.
    child.off('error', failed).off('exit', ended);
  }
}

function notStarted(error: unknown): { readonly error: ErrorCode } {
  const { code } = error as NodeJS.ErrnoException;
  log('error', { event: 'sandbox_not_started', code, ...describeError(error) });
  return { error: OUT_OF_ROOM.has(code) ? 'import_busy' : 'internal' };
}
