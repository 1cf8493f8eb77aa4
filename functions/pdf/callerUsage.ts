const HALF_LIFE_MS = 10_000;
const MAX_CALLERS = 5_000;

interface Usage {
  /** Milliseconds of work, halved every {@link HALF_LIFE_MS}. */
  served: number;
  at: number;
}

/** Recent work for each caller, in all queues together. Callers with less go first. */
export class CallerUsage {
  readonly #callers = new Map<string, Usage>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the milliseconds of recent work for a caller; 0 for an unknown one. */
  of(caller: string): number {
    const usage = this.#callers.get(caller);
    return usage ? usage.served * 0.5 ** ((this.#now() - usage.at) / HALF_LIFE_MS) : 0;
  }

  add(caller: string, milliseconds: number): void {
    const served = this.of(caller) + milliseconds;
    // Order in the map is by last use, so the first caller is the one to forget.
    this.#callers.delete(caller);
    this.#callers.set(caller, { served, at: this.#now() });
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_CALLERS && oldest !== undefined) this.#callers.delete(oldest);
  }
}
