import { AppError } from '../../shared/errors/errors.ts';
import { IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import { pause } from '../platform/pause.ts';
import type { CreditStanding } from './useLedger.ts';

/** How a result is paid, or the row that it depends on. */
export interface PaidWith {
  /** The result whose line it rewords: it is paid with that result, and not counted. */
  readonly lineOf?: string | undefined;
  /** Key of the row of the same table without which none of it can be taken: the pair's, of a translation. */
  readonly onlyWith?: string | undefined;
}

/** How a request is known, and what it is paid with. */
interface ResultCall extends PaidWith {
  readonly userId: string;
  readonly requestId: string;
}

/** A result that is kept: what was suggested, and whether it is paid. */
export interface KeptResult<Outcome> {
  readonly outcome: Outcome;
  readonly isTaken: boolean;
}

/** A request that may proceed under this attempt, one that another call works on, or one that has its result. */
export type BeginResult<Outcome> =
  | { readonly attempt: string }
  | { readonly running: true }
  | { readonly kept: KeptResult<Outcome> };

/** Stores results that are paid when their first line is taken (decision 83). */
export interface ResultStore<Outcome> {
  readonly look: (
    userId: string,
    requestId: string,
  ) => Promise<Exclude<BeginResult<Outcome>, { readonly attempt: string }> | undefined>;
  readonly begin: (userId: string, requestId: string, paidWith?: PaidWith) => Promise<BeginResult<Outcome>>;
  readonly keep: (userId: string, requestId: string, attempt: string, outcome: Outcome) => Promise<KeptResult<Outcome>>;
  readonly drop: (userId: string, requestId: string, attempt: string) => Promise<void>;
  readonly countUntaken: (userId: string) => Promise<number>;
}

export interface ResultDependencies<Outcome extends object> {
  readonly readStanding: (userId: string) => Promise<CreditStanding | undefined>;
  readonly results: ResultStore<Outcome>;
  /** Timeout, within which the work has to end. */
  readonly milliseconds?: number | undefined;
}

/** HTTP API ends a call at 30 seconds. */
const MOST_MILLISECONDS = 25_000;

/** Polling interval, milliseconds, for a request that another call works on. */
const POLL_INTERVAL_MS = 300;

/**
 * Returns a result and keeps it: the one that another call made for the same request, or the one that `work` makes
 * within the given milliseconds. If `work` makes none, returns undefined and forgets the request; if it throws, the
 * request is forgotten too.
 */
export async function keepResult<Outcome extends object>(
  call: ResultCall,
  { readStanding, results, milliseconds = MOST_MILLISECONDS }: ResultDependencies<Outcome>,
  work: (milliseconds: number) => Promise<Outcome | undefined>,
): Promise<{
  readonly kept: KeptResult<Outcome> | undefined;
  readonly untakenLeft: number;
  readonly aiCredits: number;
}> {
  const { userId, requestId } = call;
  const ends = Date.now() + milliseconds;
  const begun = await beginOrWait({ readStanding, results }, call, ends);
  let kept = 'kept' in begun ? begun.kept : undefined;
  if ('attempt' in begun)
    try {
      const outcome = await work(Math.max(0, ends - Date.now()));
      kept = outcome && (await results.keep(userId, requestId, begun.attempt, outcome));
    } finally {
      if (!kept) await results.drop(userId, requestId, begun.attempt);
    }
  const [standing, untaken] = await Promise.all([readStanding(userId), results.countUntaken(userId)]);
  return {
    kept,
    untakenLeft: Math.max(0, IMPROVE_LIMITS.untakenResults - untaken),
    aiCredits: standing?.aiCredits ?? 0,
  };
}

/** Begins; where another call works on the same request, waits for its result. */
async function beginOrWait<Outcome extends object>(
  { readStanding, results }: Pick<ResultDependencies<Outcome>, 'readStanding' | 'results'>,
  { userId, requestId, ...paidWith }: ResultCall,
  ends: number,
): Promise<{ readonly attempt: string } | { readonly kept: KeptResult<Outcome> }> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
    const known = await results.look(userId, requestId);
    if (known && 'kept' in known) return known;
    if (!known) {
      // oxlint-disable-next-line no-await-in-loop
      await assertCanPay({ readStanding, results }, userId, paidWith.lineOf);
      // oxlint-disable-next-line no-await-in-loop
      const begun = await results.begin(userId, requestId, paidWith);
      if (!('running' in begun)) return begun;
    }
    if (Date.now() + POLL_INTERVAL_MS > ends) throw new AppError('timeout');
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_INTERVAL_MS);
  }
}

/**
 * A person who has nothing to pay with is refused before the model is asked; another wording of a line is paid with its
 * result.
 */
async function assertCanPay<Outcome extends object>(
  { readStanding, results }: Pick<ResultDependencies<Outcome>, 'readStanding' | 'results'>,
  userId: string,
  lineOf: string | undefined,
): Promise<void> {
  const standing = await readStanding(userId);
  if (!standing) throw new AppError('user_not_found');
  if (standing.canPay) return;
  const of = lineOf === undefined ? undefined : await results.look(userId, lineOf);
  if (!(of && 'kept' in of && of.kept.isTaken)) throw new AppError('no_credits');
}
