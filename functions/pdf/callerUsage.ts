const HALF_LIFE_MS = 10_000;
const MAX_CALLERS = 5_000;

interface Usage {
  /** Milliseconds of work, of which half is forgotten every {@link HALF_LIFE_MS}. */
  served: number;
  at: number;
}

/** What was done for whom lately, in all queues together: whoever had less goes first. */
export class CallerUsage {
  readonly #callers = new Map<string, Usage>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Milliseconds of work that were done for a caller lately; 0 for one who was never here. */
  of(caller: string): number {
    const usage = this.#callers.get(caller);
    return usage ? usage.served * 0.5 ** ((this.#now() - usage.at) / HALF_LIFE_MS) : 0;
  }

  add(caller: string, milliseconds: number): void {
    const served = this.of(caller) + milliseconds;
    // The one that was served longest ago stands first.
    this.#callers.delete(caller);
    this.#callers.set(caller, { served, at: this.#now() });
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_CALLERS && oldest !== undefined) this.#callers.delete(oldest);
  }
}
