import { readdirSync, readFileSync } from 'node:fs';
import { residentMemory } from '../../functions/import/process/workerProcess.ts';

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 5;

/** Measures the peak memory of this process and its children together, in bytes. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  #most = 0;

  constructor() {
    this.#timer = setInterval(() => this.#look(), POLL_INTERVAL_MS);
  }

  /** Stops measuring; returns the peak in bytes. */
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

/** Ids of the running child processes of this one, started by any of its threads. */
export function childProcessIds(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')
      .split(' ')
      .filter((one) => one !== '')
      .map(Number),
  );
}
