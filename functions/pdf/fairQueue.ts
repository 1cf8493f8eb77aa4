import { AppError } from '../../shared/errors/errors.ts';
import { CallerUsage } from './callerUsage.ts';

export interface FairQueueOptions {
  /** Concurrent pieces of work. */
  readonly atOnce: number;
  /** Concurrent pieces of work of one caller. */
  readonly perCaller?: number;
  /** Waiting pieces of work of one caller; more are refused with `Retry-After`. */
  readonly waitingPerCaller?: number;
  /** Timeout of waiting in milliseconds. */
  readonly maxWaitMs?: number;
  /** What was done for whom lately; queues that share it know of each other. */
  readonly usage?: CallerUsage;
  /** Whether the time of the work is its caller's: not where the work waits in queues itself. */
  readonly counts?: boolean;
  readonly now?: () => number;
}

export interface Ticket {
  /** Whose work it is. */
  readonly caller?: string;
  /** Long work always leaves one slot to short work. */
  readonly heavy?: boolean;
  /** Milliseconds that it is estimated to take: of two who had as little, the shorter work goes first. */
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

/** Seconds after which it is worth trying again. */
const RETRY_SECONDS = 5;
/**
 * Work that has only started counts as so many milliseconds: what comes at once from one caller is not all taken before
 * the others.
 */
const STARTED = 100;
/** A piece of work counts as so many milliseconds at least. */
const LEAST = 10;

/**
 * A fair queue (a semaphore with fair scheduling): limits the concurrent pieces of work, and the caller with the least
 * recent work is next, what is asked for included. A caller who sends many or long pieces waits behind the others.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** Those who have work here, running or waiting. */
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
   * Runs the work when it is its turn. Throws pdf_busy when waiting times out or too much of the caller's work waits
   * already; the signal's reason when that is aborted.
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

  /** Starts as much work as there are free slots for. */
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
