import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { addressRateKey } from '../http/rateLimit.ts';
import type { AuthenticatedUser } from '../http/call.ts';
import { AppError } from '../../shared/errors/errors.ts';
import type { CallerUsage } from './callerUsage.ts';
import { FairQueue } from './fairQueue.ts';
import type { LaneName } from './lanes.ts';
import type { PrintBrowser } from './printBrowser.ts';
import { HEAVY_PRINT_COST, MORE_THAN_ORDINARY, type PrintJob } from './renderPdf.ts';

/** Calls of which the jobs are put together, printed or waiting for a browser: each job is a megabyte or two. */
const MAX_CALLS_AT_ONCE = 64;
/** Milliseconds that a call counts for by itself, whether it is served or refused. */
const ASKED = 60;
/**
 * A visitor for whom more milliseconds were spent lately (`CallerUsage`) stands back while anybody else prints. Two
 * prints of an ordinary résumé in a row come to less.
 */
export const MOST_BESIDE_OTHERS = 250;

/**
 * Of the time that this process works on calls that stand back, how much longer it is free for others afterwards; and
 * the longest such rest in milliseconds.
 */
const REST = { times: 5, most: 1_000 } as const;

/** Who calls, and until when they wait. */
export interface PrintCall {
  readonly user: Pick<AuthenticatedUser, 'id'> | undefined;
  readonly address: string;
  readonly signal: AbortSignal;
}

/** Where a job is printed, and as whose. */
export interface PrintPlace {
  readonly printer: PrintBrowser;
  readonly options: { readonly caller: string; readonly signal: AbortSignal };
}

/** Browsers by the kind of work, and what was done in them for whom. */
interface PrintLanes {
  readonly usage: CallerUsage;
  readonly isIdle: boolean;
  of(name: LaneName): PrintBrowser;
}

/**
 * Whose call is worked on, and where: one call of a caller after the other, from the first line of its job to the last
 * byte of its file, so that nothing is put together for a call that only waits; and whoever prints more than others
 * apart from them (decision 19).
 */
export class PrintTurns {
  readonly #lanes: PrintLanes;
  readonly #members: FairQueue;
  readonly #visitors: FairQueue;
  /** Jobs are put together one at a time, whoever had least first: this process does nothing else meanwhile. */
  readonly #preparing: FairQueue;
  /** Calls of those who stand back, one after the other from their jobs to their files. */
  readonly #standingBack: FairQueue;
  readonly #rest: (milliseconds: number) => Promise<unknown>;

  /** `rest` waits. */
  constructor(lanes: PrintLanes, rest: (milliseconds: number) => Promise<unknown> = setTimeout) {
    const { usage } = lanes;
    this.#lanes = lanes;
    this.#rest = rest;
    this.#standingBack = new FairQueue({ atOnce: 1, usage, counts: false });
    this.#members = new FairQueue({ atOnce: MAX_CALLS_AT_ONCE, perCaller: 2, usage, counts: false });
    this.#visitors = new FairQueue({ atOnce: MAX_CALLS_AT_ONCE, perCaller: 1, usage, counts: false });
    this.#preparing = new FairQueue({ atOnce: 1, usage });
  }

  /**
   * Puts a job together and works on it when it is its caller's turn. Throws what `prepare` and `work` throw,
   * pdf_failed where a part of ours is missing, pdf_busy when waiting times out.
   */
  async take<T>(
    { user, address, signal }: PrintCall,
    prepare: () => PrintJob,
    work: (job: PrintJob, place: PrintPlace) => Promise<T>,
  ): Promise<T> {
    const caller = user?.id ?? addressRateKey(address);
    const { usage } = this.#lanes;
    const hadMuch = usage.of(caller) > MOST_BESIDE_OTHERS;
    usage.add(caller, ASKED);
    const options = { caller, signal };
    const turn = user ? this.#members : this.#visitors;
    return turn.take(async () => {
      // Nothing is printed while this process rests from a crowd: that is for others, not for more of the crowd.
      const isBeside = () => user === undefined && !(this.#lanes.isIdle && this.#standingBack.isIdle);
      const prepared = () =>
        this.#preparing.take(async () => {
          // Others may come between two jobs.
          await setImmediate();
          return createJob(prepare);
        }, options);
      const worked = (job: PrintJob, standsBack: boolean) =>
        work(job, { printer: this.#lanes.of(laneOf(job, user !== undefined, standsBack)), options });
      if (hadMuch && isBeside()) return this.#apart(async () => worked(await prepared(), true), options);
      const job = await prepared();
      // A crowd of new visitors has had nothing yet: their first documents alone would fill the browser of all others.
      if (job.cost > MORE_THAN_ORDINARY && isBeside()) return this.#apart(() => worked(job, true), options);
      return worked(job, false);
    }, options);
  }

  /** What a crowd asks for takes a share of this process alone: each step of another's print waits for what it does. */
  #apart<T>(work: () => Promise<T>, options: PrintPlace['options']): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<T>();
    const turn = this.#standingBack.take(async () => {
      const before = performance.eventLoopUtilization();
      const done = work();
      resolve(done);
      await done.catch(() => undefined);
      const { active } = performance.eventLoopUtilization(before);
      await this.#rest(Math.min(REST.most, REST.times * active));
    }, options);
    // What is refused while it waits; afterwards the promise is settled.
    return Promise.race([promise, turn.then(() => promise)]);
  }
}

/** The browser that is for this kind of job. */
function laneOf({ cost, isUntrusted }: PrintJob, isMember: boolean, standsBack: boolean): LaneName {
  if (isMember) return isUntrusted ? 'markup' : 'members';
  return standsBack || cost > HEAVY_PRINT_COST ? 'slow' : 'visitors';
}

function createJob(create: () => PrintJob): PrintJob {
  try {
    return create();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('pdf_failed', { cause });
  }
}
