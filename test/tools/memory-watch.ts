import { readdirSync, readFileSync } from 'node:fs';
import { residentMemory } from '../../functions/import/process/workerProcess.ts';

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 5;

/** Measures the peak memory of a process (this one) and all that it starts together, in bytes. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #pid: () => number;
  #most = 0;

  /** `pid` is asked at each look: a server that ended may be started again. */
  constructor(pid: () => number = () => process.pid) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), POLL_INTERVAL_MS);
  }

  /** The peak so far. */
  get most(): number {
    return this.#most;
  }

  /** Stops measuring; returns the peak in bytes. */
  stop(): number {
    clearInterval(this.#timer);
    return this.#most;
  }

  #look(): void {
    const all = withDescendants(this.#pid());
    this.#most = Math.max(
      this.#most,
      all.reduce((sum, pid) => sum + residentMemory({ pid }), 0),
    );
  }
}

/** Ids of a process and of those below it: quicker than looking at every process of the machine. */
function withDescendants(pid: number): number[] {
  try {
    return [pid, ...childProcessIds(pid).flatMap(withDescendants)];
  } catch {
    // It ended meanwhile.
    return [];
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
