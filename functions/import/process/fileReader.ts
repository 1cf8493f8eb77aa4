import type { ProcessLimits, TaskAnswer, TaskName } from './tasks.ts';

/**
 * Milliseconds in which all tasks of one call must end, including their waiting for turns, starts and processors. A
 * call has 27 s, part of which is needed around the handler.
 */
const CALL_MS = 24_000;
/** Returns the time at which a call that begins now must end, as `performance.now()`. */
export const endOfCall = () => performance.now() + CALL_MS;

/** The bytes of a task, or a function that loads them in its turn, so that waiting tasks hold no file in memory. */
export type TaskBytes = Uint8Array | (() => Promise<Uint8Array>);

/** Limits of a task, and its input besides the bytes. */
export interface TaskBounds {
  /** The person whose file it is (turns.ts). */
  readonly person?: string | undefined;
  /** Absent: the limits of the task's row. A Lambda function ignores other limits. */
  readonly limits?: ProcessLimits | undefined;
  /** When its call must end (`performance.now()`). */
  readonly until?: number | undefined;
  /** Further input: the first page for a task that answers in parts, or what a model wrote about the file. */
  readonly told?: string | undefined;
  /** Returns an address of the bytes, signed for a minute, for files too large to pass to a function. */
  readonly address?: (() => Promise<string>) | undefined;
}

/**
 * Understands strangers' files: on one machine a process beside the server (isolatedWorker.ts), in the cloud a function
 * without rights (invokedReader.ts). configuredReader.ts chooses.
 */
export interface FileReader {
  /**
   * Returns a task's answer, validated by its schema, or the file's error; after `import_busy` the caller may try
   * again. Rejects if the bytes cannot be loaded.
   */
  run<Name extends TaskName>(name: Name, bytes: TaskBytes, bounds?: TaskBounds): Promise<TaskAnswer<Name>>;
  /** Prepares for the next task. */
  warm(): void;
  close(): Promise<void>;
}
