import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Looks after which processes are searched for again that nobody told of: to search takes as long as ten looks. */
const LOOKS = 100;
/** What the system says of one process has half as many bytes. */
const status = Buffer.alloc(4_096);

/**
 * The memory of a process and of those below it. Whoever looks does nothing else meanwhile, so that a look is short: it
 * reads files that stay open, and searches for new processes at times only, or when it is told to.
 */
export class ProcessTreeMemory {
  readonly #pid: number;
  /** What the system says of each process: open files, by its number. They say nothing of one that has it later. */
  readonly #files = new Map<number, number>();
  #looks = 0;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /**
   * Bytes that they have for themselves: code and files that they share with others do not count. 0 where the system
   * does not say.
   */
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

  /** A process may have come: the next look searches for it. */
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
  // On Linux each thread has a priority of its own, which its children inherit.
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

/** A process may end between two polls. */
function ignoreExited<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
