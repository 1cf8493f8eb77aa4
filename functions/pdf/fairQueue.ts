import { AppError } from '../../shared/errors/errors.ts';

export interface FairQueueOptions {
  /** Concurrent pieces of work. */
  readonly atOnce: number;
  /** Concurrent pieces of work of one caller. */
  readonly perCaller?: number;
  /** Waiting pieces of work of one caller; more are refused with `Retry-After`. */
  readonly waitingPerCaller?: number;
  /** Timeout of waiting in milliseconds. */
  readonly maxWaitMs?: number;
  readonly now?: () => number;
}

export interface Ticket {
  /** Whose work it is. */
  readonly caller?: string;
  /** Long work always leaves one slot to short work. */
  readonly heavy?: boolean;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

interface Caller {
  readonly waiting: Waiting[];
  running: number;
  /** Milliseconds of work that was done for them, of which half is forgotten every {@link USAGE_HALF_LIFE_MS}. */
  served: number;
  at: number;
}

interface Waiting {
  readonly heavy: boolean;
  readonly since: number;
  readonly start: () => void;
}

const USAGE_HALF_LIFE_MS = 10_000;
/** Seconds after which it is worth trying again. */
const RETRY_SECONDS = 5;
/**
 * Work that has only started counts as so many milliseconds: what comes at once from one caller is not all taken before
 * the others.
 */
const STARTED = 100;
/** A piece of work counts as so many milliseconds at least. */
const LEAST = 10;
const MAX_CALLERS = 5_000;

/**
 * A fair queue (a semaphore with fair scheduling): limits the concurrent pieces of work, and the caller with the least
 * recent work is next. A caller who sends many or long pieces waits behind the others.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #callers = new Map<string, Caller>();
  /** Those of them whose work waits: all are known for long, few wait. */
  readonly #waiting = new Set<Caller>();
  #running = 0;
  #heavy = 0;

  constructor({
    atOnce,
    perCaller = atOnce,
    waitingPerCaller = 20,
    maxWaitMs = 8_000,
    now = Date.now,
  }: FairQueueOptions) {
    this.#options = { atOnce, perCaller, waitingPerCaller, maxWaitMs, now };
  }

  /**
   * Runs the work when it is its turn. Throws pdf_busy when waiting times out or too much of the caller's work waits
   * already; the signal's reason when that is aborted.
   */
  async take<T>(work: () => Promise<T>, { caller: key = '', heavy = false, signal }: Ticket = {}): Promise<T> {
    const caller = this.#callerOf(key);
    await this.#turn(caller, heavy, signal);
    const started = this.#options.now();
    try {
      return await work();
    } finally {
      this.#age(caller);
      caller.served += LEAST + this.#options.now() - started;
      caller.running -= 1;
      this.#running -= 1;
      if (heavy) this.#heavy -= 1;
      this.#next();
    }
  }

  #turn(caller: Caller, heavy: boolean, signal?: AbortSignal): Promise<void> {
    if (caller.waiting.length >= this.#options.waitingPerCaller) throw busyError();
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const leave = (reason: Error) => {
        end();
        const index = caller.waiting.indexOf(waiting);
        if (index >= 0) caller.waiting.splice(index, 1);
        if (caller.waiting.length === 0) this.#waiting.delete(caller);
        reject(reason);
      };
      const aborted = () => leave(signal?.reason as Error);
      const timer = setTimeout(() => leave(busyError()), this.#options.maxWaitMs);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
      };
      const waiting: Waiting = { heavy, since: this.#options.now(), start: () => (end(), resolve()) };
      signal?.addEventListener('abort', aborted, { once: true });
      caller.waiting.push(waiting);
      this.#waiting.add(caller);
      this.#next();
    });
  }

  /** Starts as much work as there are free slots for. */
  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const next = this.#chosen();
      const waiting = next?.waiting.shift();
      if (!next || !waiting) return;
      if (next.waiting.length === 0) this.#waiting.delete(next);
      next.running += 1;
      this.#running += 1;
      if (waiting.heavy) this.#heavy += 1;
      waiting.start();
    }
  }

  #chosen(): Caller | undefined {
    let best: Caller | undefined;
    for (const caller of this.#waiting) {
      const [first] = caller.waiting;
      if (
        !first ||
        caller.running >= this.#options.perCaller ||
        (first.heavy && this.#heavy >= Math.max(1, this.#options.atOnce - 1))
      )
        continue;
      this.#age(caller);
      if (
        !best ||
        weight(caller) < weight(best) ||
        (weight(caller) === weight(best) && first.since < (best.waiting[0] as Waiting).since)
      )
        best = caller;
    }
    return best;
  }

  #age(caller: Caller): void {
    const now = this.#options.now();
    caller.served *= 0.5 ** ((now - caller.at) / USAGE_HALF_LIFE_MS);
    caller.at = now;
  }

  #callerOf(key: string): Caller {
    let caller = this.#callers.get(key);
    if (!caller) {
      if (this.#callers.size >= MAX_CALLERS) this.#forget();
      this.#callers.set(key, (caller = { waiting: [], running: 0, served: 0, at: this.#options.now() }));
    }
    return caller;
  }

  #forget(): void {
    for (const [key, { waiting, running }] of this.#callers)
      if (waiting.length === 0 && running === 0) this.#callers.delete(key);
  }
}

const weight = ({ served, running }: Caller) => Math.round(served) + running * STARTED;

const busyError = () => new AppError('pdf_busy', { details: { seconds: RETRY_SECONDS } });
