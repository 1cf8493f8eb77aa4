import { readdirSync, readFileSync } from 'node:fs';
import { residentMemory } from '../../functions/import/process/workerProcess.ts';

/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 5;

/** Watches the most bytes that this process and those it has started have in memory together. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  #most = 0;

  constructor() {
    this.#timer = setInterval(() => this.#look(), POLL_INTERVAL_MS);
  }

  /** Stops watching; the most bytes there were. */
  stop(): number {
    clearInterval(this.#timer);
    return this.#most;
  }

  #look(): void {
    const all = [process.pid, ...childProcessIds(process.pid)];
    this.#most = Math.max(
      this.#most,
      all.reduce((sum, pid) => sum + residentMemory({ pid }), 0),
    );
  }
}

/** Ids of the processes that this one has started, in any of its threads, and that still run. */
export function childProcessIds(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')
      .split(' ')
      .filter((one) => one !== '')
      .map(Number),
  );
}
