import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { setPriority } from 'node:os';

/** After so many checks new processes are searched for, which takes as long as ten checks. */
const LOOKS = 100;
/** Twice the bytes of a process's status file. */
const status = Buffer.alloc(4_096);

/**
 * Measures the memory of a process and its descendants. A check blocks its caller, so it is made short: it reads files
 * that stay open, and searches for new processes only from time to time or on request.
 */
export class ProcessTreeMemory {
  readonly #pid: number;
  /** Open status files by process id. A later process with the same id does not appear in them. */
  readonly #files = new Map<number, number>();
  #looks = 0;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** Returns the bytes of private memory; shared code and files do not count. 0 if the system gives no figure. */
  read(): number {
    if (this.#looks % LOOKS === 0) this.#search();
    this.#looks += 1;
    let sum = 0;
    for (const [pid, file] of this.#files) {
      const bytes = ignoreExited(() => privateMemory(file));
      if (bytes === undefined) this.#close(pid, file);
      else sum += bytes;
    }
    return sum;
  }

  /** Makes the next check search for new processes. */
  search(): void {
    this.#looks = 0;
  }

  close(): void {
    for (const [pid, file] of this.#files) this.#close(pid, file);
  }

  #search(): void {
    for (const pid of [this.#pid, ...descendantsOf(this.#pid)])
      if (!this.#files.has(pid)) {
        const file = ignoreExited(() => openSync(`/proc/${pid}/status`, 'r'));
        if (file !== undefined) this.#files.set(pid, file);
      }
  }

  #close(pid: number, file: number): void {
    this.#files.delete(pid);
    closeSync(file);
  }
}

/** Lowers the scheduling priority of a process and of those that it starts later. */
export function lowerPriority(pid: number, niceness: number): void {
  // On Linux each thread has its own priority, which child processes inherit.
  for (const thread of ignoreExited(() => readdirSync(`/proc/${pid}/task`)) ?? [])
    ignoreExited(() => setPriority(Number(thread), niceness));
}

function descendantsOf(pid: number): number[] {
  const threads = ignoreExited(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) =>
    (ignoreExited(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')) ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [...children, ...children.flatMap((child) => descendantsOf(child))];
}

function privateMemory(file: number): number {
  const text = status.toString('latin1', 0, readSync(file, status, 0, status.length, 0));
  const kilobytes = (field: RegExp) => Number(field.exec(text)?.[1] ?? 0);
  return 1_024 * (kilobytes(/^RssAnon:\s+(\d+) kB/m) + kilobytes(/^RssShmem:\s+(\d+) kB/m));
}

/** Runs `look`; returns undefined if the process has ended meanwhile. */
function ignoreExited<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
