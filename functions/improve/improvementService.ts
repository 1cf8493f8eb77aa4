import { AppError, type ErrorCode } from '../../shared/errors/errors.ts';
import { normalizeSpaces, toImproveOutcome } from '../../shared/improve/changes.ts';
import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import { judgeEach } from '../../shared/improve/judgeChanges.ts';
import type { ImproveResponse } from '../../shared/improve/suggestions.ts';
import { IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { withoutMarks } from '../../shared/resume/textMarks.ts';
import { inTurns } from '../platform/inTurns.ts';
import { pause } from '../platform/pause.ts';
import type { CreditStanding } from '../credits/useLedger.ts';
import type { TextModel } from './model.ts';
import type { ProgressReporter } from './progressRepository.ts';
import type { ImproveWish } from './improvableTexts.ts';
import { IMPROVE_SECONDS, improveSections, type ImprovedSections } from './improveSections.ts';
import type { KeptResult, ResultRepository } from './resultRepository.ts';

interface ImproveCall extends ImproveWish {
  readonly userId: string;
  readonly requestId: string;
  readonly resume: ResumeData;
}

interface ImproveDependencies {
  readonly readStanding: (userId: string) => Promise<CreditStanding | undefined>;
  readonly results: Pick<ResultRepository, 'begin' | 'keep' | 'drop' | 'look' | 'countUntaken'>;
  readonly model: TextModel;
  /** Receives each finished section except the last. */
  readonly progressReporter?: ProgressReporter;
  /** Whether the claims of what was written are checked by a call for each text; they are where absent. */
  readonly checks?: boolean | undefined;
  /** Timeout, after which the finished sections are returned. */
  readonly milliseconds?: number | undefined;
}

/** Polling interval, milliseconds, for a request that another call works on. */
const POLL_INTERVAL_MS = 300;

/**
 * One improvement (AI-08, decision 83): counted among the day's results that are not taken, asked of the model, and
 * kept. Nothing is spent: that happens when the first of its lines is taken (acceptImprovement.ts). A request that
 * comes to nothing is forgotten. A repeated request (same requestId) is answered what is kept.
 *
 * Throws no_credits, user_not_found, untaken_limit_reached, rewording_limit_reached, not_found, no_improvements,
 * improve_invalid_response, improve_failed, improve_busy, timeout.
 */
export async function improveResume(
  { userId, requestId, resume: written, ...wish }: ImproveCall,
  {
    readStanding,
    results,
    model,
    progressReporter: progress,
    milliseconds = IMPROVE_SECONDS * 1_000,
    checks,
  }: ImproveDependencies,
): Promise<ImproveResponse> {
  const resume = withoutMarks(written);
  const ends = Date.now() + milliseconds;
  const toResponse = async ({ outcome, isTaken }: KeptResult): Promise<ImproveResponse> => {
    const [standing, untaken] = await Promise.all([readStanding(userId), results.countUntaken(userId)]);
    return {
      ...outcome,
      taken: isTaken,
      untakenLeft: Math.max(0, IMPROVE_LIMITS.untakenResults - untaken),
      aiCredits: standing?.aiCredits ?? 0,
    };
  };
  const begun = await beginOrWait({ readStanding, results }, { userId, requestId, ...wish }, ends);
  if ('kept' in begun) return toResponse(begun.kept);
  let isSettled = false;
  try {
    const improved = await improveSections(resume, wish, model, {
      milliseconds: Math.max(0, ends - Date.now()),
      finished: progress?.report,
      checks,
    });
    const earlier = new Set(wish.oneText?.earlier?.map(normalizeSpaces));
    const judged = judgeEach(resume, improved.texts, {
      summaryWritten: wish.summaryOptions !== undefined,
      language: wish.language,
      stated: wish.oneText?.stated === undefined ? [] : [wish.oneText.stated],
    });
    const changes = (await inTurns(judged)).filter(({ after }) => !earlier.has(normalizeSpaces(after)));
    // One text that is good already, or a wording that the person has seen, is not an error, and counts for nothing.
    if (changes.length === 0 && wish.oneText && improved.failures.length === 0) {
      await results.drop(userId, requestId, begun.attempt);
      isSettled = true;
      return { ...(await toResponse({ outcome: toImproveOutcome([], []), isTaken: false })), unchanged: true };
    }
    if (changes.length === 0) throw failure(improved);
    const { requirements } = improved;
    const outcome = { ...toImproveOutcome(changes, improved.failures), ...(requirements && { requirements }) };
    const kept = await results.keep(userId, requestId, begun.attempt, outcome);
    isSettled = true;
    return await toResponse(kept);
  } finally {
    if (!isSettled) await results.drop(userId, requestId, begun.attempt);
    await progress?.flush();
  }
}

/** Begins; where another call works on the same request, waits for its result. */
async function beginOrWait(
  { readStanding, results }: Pick<ImproveDependencies, 'readStanding' | 'results'>,
  { userId, requestId, oneText }: Pick<ImproveCall, 'userId' | 'requestId' | 'oneText'>,
  ends: number,
): Promise<{ readonly attempt: string } | { readonly kept: KeptResult }> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
    const known = await results.look(userId, requestId);
    if (known && 'kept' in known) return known;
    if (!known) {
      // oxlint-disable-next-line no-await-in-loop
      await assertCanPay({ readStanding, results }, userId, oneText?.lineOf);
      // oxlint-disable-next-line no-await-in-loop
      const begun = await results.begin(userId, requestId, oneText?.lineOf);
      if (!('running' in begun)) return begun;
    }
    if (Date.now() + POLL_INTERVAL_MS > ends) throw new AppError('timeout');
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_INTERVAL_MS);
  }
}

/** Who has nothing to pay with is told before the model is asked; another wording of a line is paid with its result. */
async function assertCanPay(
  { readStanding, results }: Pick<ImproveDependencies, 'readStanding' | 'results'>,
  userId: string,
  lineOf: string | undefined,
): Promise<void> {
  const standing = await readStanding(userId);
  if (!standing) throw new AppError('user_not_found');
  if (standing.canPay) return;
  const of = lineOf === undefined ? undefined : await results.look(userId, lineOf);
  if (!(of && 'kept' in of && of.kept.isTaken)) throw new AppError('no_credits');
}

/** Seconds after which a busy model may be asked again: quotas are counted by the minute. */
const BUSY_RETRY_SECONDS = 60;

/** What is told where all texts failed for one of these reasons, the first that fits. */
const FAILURES: readonly (readonly [ErrorCode, readonly SectionFailure[]])[] = [
  ['no_improvements', []],
  ['improve_invalid_response', ['invalid', 'incomplete']],
  ['timeout', ['late']],
  // A model that is busy until the time is over is late and busy; that it is busy says more.
  ['improve_busy', ['late', 'throttled']],
];

/** Why nothing came of any section. */
function failure({ failures }: ImprovedSections): AppError {
  const [code] = FAILURES.find(([, of]) => failures.every(({ reason }) => of.includes(reason))) ?? ['improve_failed'];
  return new AppError(code, code === 'improve_busy' ? { details: { seconds: BUSY_RETRY_SECONDS } } : {});
}
