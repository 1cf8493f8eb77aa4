import { AppError } from '../../shared/errors/errors.ts';
import { CallerUsage } from './callerUsage.ts';

export interface FairQueueOptions {
  /** Most pieces of work that run at once. */
  readonly atOnce: number;
  /** Most pieces of work of one caller that run at once. */
  readonly perCaller?: number;
  /** Most waiting pieces of work of one caller; more are refused with `Retry-After`. */
  readonly waitingPerCaller?: number;
  /** Longest wait in milliseconds. */
  readonly maxWaitMs?: number;
  /** Recent work of each caller; queues that share it know of each other's work. */
  readonly usage?: CallerUsage;
  /** Whether the time counts as the caller's work; not if the work itself waits in queues. */
  readonly counts?: boolean;
  readonly now?: () => number;
}

export interface Ticket {
  /** The caller. */
  readonly caller?: string;
  /** Whether the work is long. Long work always leaves one slot to short work. */
  readonly heavy?: boolean;
  /** Estimated milliseconds; at a tie between callers the shorter work goes first. */
  readonly cost?: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

interface Caller {
  readonly key: string;
  readonly waiting: Waiting[];
  running: number;
}

interface Waiting {
  readonly heavy: boolean;
  readonly cost: number;
  readonly since: number;
  readonly start: () => void;
}

/** `Retry-After` in seconds. */
const RETRY_SECONDS = 5;
/** Milliseconds that work counts as soon as it starts, so that a burst of one caller does not all go first. */
const STARTED = 100;
/** Least milliseconds that a piece of work counts. */
const LEAST = 10;

/**
 * A semaphore with fair scheduling: limits the work that runs at once, and serves the caller with the least recent work
 * next, including the work being asked for. A caller who sends many or long pieces waits behind the others.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** Callers with running or waiting work. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #heavy = 0;

  constructor({
    atOnce,
    perCaller = atOnce,
    waitingPerCaller = 20,
    maxWaitMs = 8_000,
    now = Date.now,
    usage = new CallerUsage(now),
    counts = true,
  }: FairQueueOptions) {
    this.#options = { atOnce, perCaller, waitingPerCaller, maxWaitMs, usage, counts, now };
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#callers.size === 0;
  }

  /**
   * Runs the work in its turn. Throws pdf_busy if waiting times out or the caller has too much waiting work; throws the
   * signal's reason if it is aborted.
   */
  async take<T>(work: () => Promise<T>, ticket: Ticket = {}): Promise<T> {
    const { caller: key = '', heavy = false } = ticket;
    const { now, usage, counts } = this.#options;
    const caller = this.#callers.get(key) ?? { key, waiting: [], running: 0 };
    await this.#turn(caller, ticket);
    const started = now();
    try {
      return await work();
    } finally {
      if (counts) usage.add(key, LEAST + now() - started);
      caller.running -= 1;
      this.#running -= 1;
      if (heavy) this.#heavy -= 1;
      this.#forgetIdle(caller);
      this.#next();
    }
  }

  #turn(caller: Caller, { heavy = false, cost = 0, signal }: Ticket): Promise<void> {
    if (caller.waiting.length >= this.#options.waitingPerCaller) throw busyError();
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const leave = (reason: Error) => {
        end();
        const index = caller.waiting.indexOf(waiting);
        if (index >= 0) caller.waiting.splice(index, 1);
        this.#forgetIdle(caller);
        reject(reason);
      };
      const aborted = () => leave(signal?.reason as Error);
      const timer = setTimeout(() => leave(busyError()), this.#options.maxWaitMs);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
      };
      const waiting: Waiting = { heavy, cost, since: this.#options.now(), start: () => (end(), resolve()) };
      signal?.addEventListener('abort', aborted, { once: true });
      caller.waiting.push(waiting);
      this.#callers.set(caller.key, caller);
      this.#next();
    });
  }

  /** Starts work while slots are free. */
  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const next = this.#chosen();
      const waiting = next?.waiting.shift();
      if (!next || !waiting) return;
      next.running += 1;
      this.#running += 1;
      if (waiting.heavy) this.#heavy += 1;
      waiting.start();
    }
  }

  #chosen(): Caller | undefined {
    const { atOnce, perCaller, usage } = this.#options;
    const hasRoomForHeavy = this.#heavy < Math.max(1, atOnce - 1);
    let best: { readonly caller: Caller; readonly weight: number; readonly since: number } | undefined;
    for (const caller of this.#callers.values()) {
      const [first] = caller.waiting;
      if (!first || caller.running >= perCaller || (first.heavy && !hasRoomForHeavy)) continue;
      const weight = Math.round(usage.of(caller.key)) + caller.running * STARTED + first.cost;
      if (!best || weight < best.weight || (weight === best.weight && first.since < best.since))
        best = { caller, weight, since: first.since };
    }
    return best?.caller;
  }

  #forgetIdle(caller: Caller): void {
    if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(caller.key);
  }
}

const busyError = () => new AppError('pdf_busy', { details: { seconds: RETRY_SECONDS } });
