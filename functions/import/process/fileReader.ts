import type { ProcessLimits, TaskAnswer, TaskName } from './tasks.ts';

/**
 * Milliseconds within which all tasks of one call have ended, whatever they wait for: turns, starts, processors. A call
 * has 27 s, of which what surrounds the handler takes some.
 */
const CALL_MS = 24_000;
/** When a call that begins now has to be over, as `performance.now()` tells it. */
export const endOfCall = () => performance.now() + CALL_MS;

/** The bytes of a task, or what loads them in its turn: whoever waits holds no file meanwhile. */
export type TaskBytes = Uint8Array | (() => Promise<Uint8Array>);

/** How a task is bounded, and what it needs besides its bytes. */
export interface TaskBounds {
  /** Whose file it is (turns.ts). */
  readonly person?: string | undefined;
  /** Those of its row where absent; a function takes no others. */
  readonly limits?: ProcessLimits | undefined;
  /** When its call ends (`performance.now()`). */
  readonly until?: number | undefined;
  /** What it is told besides: the page to begin with, of one that answers in parts; what a model wrote of the file. */
  readonly told?: string | undefined;
  /** An address where the bytes can be fetched, signed for a minute: for more of them than a function takes. */
  readonly address?: (() => Promise<string>) | undefined;
}

/**
 * Who understands what strangers' files say: a process beside the server on one machine (isolatedWorker.ts), in the
 * cloud a function that has no rights (invokedReader.ts). Which of them is chosen by configuredReader.ts.
 */
export interface FileReader {
  /**
   * A task's answer, checked by its schema, or the file's error; `import_busy`: to be tried again. Rejects where its
   * bytes do not load.
   */
  run<Name extends TaskName>(name: Name, bytes: TaskBytes, bounds?: TaskBounds): Promise<TaskAnswer<Name>>;
  /** Prepares for a task that is to come. */
  warm(): void;
  close(): Promise<void>;
}
