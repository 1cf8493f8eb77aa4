import { setImmediate } from 'node:timers/promises';
import { addressRateKey } from '../http/rateLimit.ts';
import type { AuthenticatedUser } from '../http/call.ts';
import { AppError } from '../../shared/errors/errors.ts';
import type { CallerUsage } from './callerUsage.ts';
import { FairQueue } from './fairQueue.ts';
import type { LaneName } from './lanes.ts';
import type { PrintBrowser } from './printBrowser.ts';
import { HEAVY_PRINT_COST, type PrintJob } from './renderPdf.ts';

/** Calls of which the jobs are put together, printed or waiting for a browser: each job is a megabyte or two. */
const MAX_CALLS_AT_ONCE = 64;
/** Milliseconds that a call counts for by itself, whether it is served or refused. */
const ASKED = 60;
/**
 * A visitor for whom more milliseconds were spent lately (`CallerUsage`) stands back while anybody else prints. Two
 * prints of an ordinary résumé in a row come to less.
 */
export const MOST_BESIDE_OTHERS = 250;

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

  constructor(lanes: PrintLanes) {
    const { usage } = lanes;
    this.#lanes = lanes;
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
      const job = await this.#preparing.take(async () => {
        // Others may come between two jobs.
        await setImmediate();
        return createJob(prepare);
      }, options);
      const lane = laneOf(job, user !== undefined, hadMuch && !this.#lanes.isIdle);
      return work(job, { printer: this.#lanes.of(lane), options });
    }, options);
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
