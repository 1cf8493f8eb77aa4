import { AppError } from '../../shared/errors/errors.ts';
import {
  normalizeSpaces,
  toImproveOutcome,
  withPreviews,
  safeChanges,
  type ImproveOutcome,
} from '../../shared/improve/changes.ts';
import { judgeEach } from '../../shared/improve/judgeChanges.ts';
import { sectionsAt, type ImproveResponse } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { withoutMarks } from '../../shared/resume/textMarks.ts';
import { inTurns } from '../platform/inTurns.ts';
import { pause } from '../platform/pause.ts';
import type { UseLedger } from '../credits/useLedger.ts';
import type { StoredResult } from '../credits/ledgerRows.ts';
import type { TextModel } from './model.ts';
import type { ProgressReporter } from './progressRepository.ts';
import type { ImproveWish } from './improvableTexts.ts';
import { IMPROVE_SECONDS, improveSections, type ImprovedSections } from './improveSections.ts';
import type { createWithheldResultRepository } from './withheldResultRepository.ts';

interface ImproveCall extends ImproveWish {
  readonly userId: string;
  readonly requestId: string;
  readonly resume: ResumeData;
}

interface ImproveDependencies {
  readonly credits: Pick<UseLedger, 'reserveUse' | 'commitUse' | 'releaseUse'>;
  readonly model: TextModel;
  /** Stores results that are not paid for. */
  readonly withheld: Pick<ReturnType<typeof createWithheldResultRepository>, 'keep'>;
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
 * One improvement, paid when at least one section really changed (AI-08): reserve, ask the model, spend and store in
 * one write. On any error in between, the reservation is released. A repeated request (same requestId) returns the
 * stored result. An answer that is all withheld costs nothing; its texts are stored until they are accepted and paid
 * (acceptImprovement.ts).
 *
 * Throws no_credits, not_enough_credits, user_not_found, no_improvements, improve_invalid_response, improve_failed,
 * improve_busy, timeout.
 */
export async function improveResume(
  { userId, requestId, resume: written, ...wish }: ImproveCall,
  {
    credits,
    model,
    withheld,
    progressReporter: progress,
    milliseconds = IMPROVE_SECONDS * 1_000,
    checks,
  }: ImproveDependencies,
): Promise<ImproveResponse> {
  const resume = withoutMarks(written);
  const ends = Date.now() + milliseconds;
  const begun = await reserveOrWait(credits, userId, requestId, ends);
  if ('stored' in begun) return toImproveResponse(begun.stored);
  let held = true;
  const giveBack = async () => {
    held = false;
    return credits.releaseUse(userId, requestId);
  };
  try {
    const improved = await improveSections(resume, wish, model, {
      milliseconds: Math.max(0, ends - Date.now()),
      finished: progress?.report,
      checks,
    });
    const earlier = new Set(wish.oneText?.earlier?.map(normalizeSpaces));
    const judged = judgeEach(resume, improved.improvements, {
      summaryWritten: wish.summaryOptions !== undefined,
      checks: improved.checks,
      language: wish.language,
      stated: wish.oneText?.stated === undefined ? [] : [wish.oneText.stated],
    });
    const changes = (await inTurns(judged)).filter(({ after }) => !earlier.has(normalizeSpaces(after)));
    // One text that is good already, or a wording that the person has seen, is not an error, and costs nothing.
    if (changes.length === 0 && wish.oneText && improved.failures.length === 0)
      return { ...toImproveOutcome([], []), unchanged: true, aiCredits: await giveBack() };
    if (changes.length === 0) throw failure(improved);
    const { requirements } = improved;
    const outcome = { ...toImproveOutcome(changes, improved.failures), ...(requirements && { requirements }) };
    // A change that must be confirmed first does not count as delivered.
    if (safeChanges(changes).length === 0) {
      await withheld.keep(userId, requestId, outcome);
      return { ...withPreviews(changes, outcome), unpaid: true, aiCredits: await giveBack() };
    }
    const committed = await credits.commitUse(userId, requestId, outcome, sectionsAt(safeChanges(changes)).join(', '));
    if ('refused' in committed) throw new AppError(committed.refused);
    held = false;
    return toImproveResponse(committed.stored);
  } finally {
    if (held) await giveBack();
    await progress?.flush();
  }
}

const toImproveResponse = ({ result, aiCredits }: StoredResult): ImproveResponse => ({
  ...(result as ImproveOutcome),
  aiCredits,
});

/** Reserves; where another call works on the same request, waits for its result. */
async function reserveOrWait(
  credits: ImproveDependencies['credits'],
  userId: string,
  requestId: string,
  ends: number,
): Promise<{ readonly begun: true } | { readonly stored: StoredResult }> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
    const begun = await credits.reserveUse(userId, requestId);
    if ('refused' in begun) throw new AppError(begun.refused);
    if (!('running' in begun)) return begun;
    if (Date.now() + POLL_INTERVAL_MS > ends) throw new AppError('timeout');
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_INTERVAL_MS);
  }
}

/** Seconds after which a busy model may be asked again: quotas are counted by the minute. */
const BUSY_RETRY_SECONDS = 60;

/**
 * Why nothing came of any section. A model that is busy until the time is over is late and busy; that it is busy says
 * more.
 */
function failure({ failures }: ImprovedSections): AppError {
  const reasons = failures.map(({ reason }) => reason);
  if (reasons.length === 0) return new AppError('no_improvements');
  if (reasons.every((reason) => reason === 'invalid' || reason === 'incomplete'))
    return new AppError('improve_invalid_response');
  if (reasons.every((reason) => reason === 'late')) return new AppError('timeout');
  return reasons.every((reason) => reason === 'late' || reason === 'throttled')
    ? new AppError('improve_busy', { details: { seconds: BUSY_RETRY_SECONDS } })
    : new AppError('improve_failed');
}
