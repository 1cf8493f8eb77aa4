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

/** Most calls whose jobs exist at once, printing or waiting for a browser; each job has one or two megabytes. */
const MAX_CALLS_AT_ONCE = 64;
/** Milliseconds that any call counts, served or refused. */
const ASKED = 60;
/**
 * A visitor with more milliseconds of recent work (`CallerUsage`) stands back while anybody else prints. Two ordinary
 * résumés in a row stay below.
 */
export const MOST_BESIDE_OTHERS = 250;

/** After calls that stand back the process rests for others: so many times as long, at most so many milliseconds. */
const REST = { times: 5, most: 1_000 } as const;

/** A call: who makes it, and a signal that ends its waiting. */
export interface PrintCall {
  readonly user: Pick<AuthenticatedUser, 'id'> | undefined;
  readonly address: string;
  readonly signal: AbortSignal;
}

/** The browser for a job, and the caller it is printed for. */
export interface PrintPlace {
  readonly printer: PrintBrowser;
  readonly options: { readonly caller: string; readonly signal: AbortSignal };
}

/** Browsers by kind of work, and the recent work of each caller in them. */
interface PrintLanes {
  readonly usage: CallerUsage;
  readonly isIdle: boolean;
  of(name: LaneName): PrintBrowser;
}

/**
 * Decides whose call is worked on, and where. Each caller's calls follow each other from the job to the finished file,
 * so that no job is built for a call that only waits. Callers who print more than others are served apart from them
 * (decision 19).
 */
export class PrintTurns {
  readonly #lanes: PrintLanes;
  readonly #members: FairQueue;
  readonly #visitors: FairQueue;
  /** Jobs are built one at a time, the caller with the least work first, because building blocks this process. */
  readonly #preparing: FairQueue;
  /** Calls that stand back, one after the other from job to finished file. */
  readonly #standingBack: FairQueue;
  readonly #rest: (milliseconds: number) => Promise<unknown>;

  /** `rest` waits for so many milliseconds. */
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
   * Builds a job and works on it in its caller's turn. Throws what `prepare` and `work` throw, pdf_failed if one of our
   * files is missing, pdf_busy if waiting times out.
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
      // Resting after a crowd is time for others, so a further visitor of the crowd must stand back too.
      const isBeside = () => user === undefined && !(this.#lanes.isIdle && this.#standingBack.isIdle);
      const prepared = () =>
        this.#preparing.take(async () => {
          // Lets other events in between two jobs.
          await setImmediate();
          return createJob(prepare);
        }, options);
      const worked = (job: PrintJob, standsBack: boolean) =>
        work(job, { printer: this.#lanes.of(laneOf(job, user !== undefined, standsBack)), options });
      if (hadMuch && isBeside()) return this.#apart(async () => worked(await prepared(), true), options);
      const job = await prepared();
      // New visitors have no recent work, but a crowd of them would fill everybody's browser with its first documents.
      if (job.cost > MORE_THAN_ORDINARY && isBeside()) return this.#apart(() => worked(job, true), options);
      return worked(job, false);
    }, options);
  }

  /** Does work apart: a crowd gets only a share of this process, because each step of another's print waits for it. */
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
    // If the turn is refused, `turn` rejects; afterwards `promise` is settled.
    return Promise.race([promise, turn.then(() => promise)]);
  }
}

/** Returns the lane for a job. */
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
