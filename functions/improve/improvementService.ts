import { AppError, type ErrorCode } from '../../shared/errors/errors.ts';
import { normalizeSpaces, toImproveOutcome, type ImproveOutcome } from '../../shared/improve/changes.ts';
import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import { judgeEach } from './judgeChanges.ts';
import type { ImproveResponse } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { withoutMarks } from '../../shared/resume/textMarks.ts';
import { inTurns } from '../platform/inTurns.ts';
import { keepResult, type ResultDependencies } from '../credits/keepResult.ts';
import type { TextModel } from './model.ts';
import type { ProgressReporter } from './progressRepository.ts';
import type { ImproveWish } from './improvableTexts.ts';
import { improveSections } from './improveSections.ts';

interface ImproveCall extends ImproveWish {
  readonly userId: string;
  readonly requestId: string;
  readonly resume: ResumeData;
}

interface ImproveDependencies extends ResultDependencies<ImproveOutcome> {
  readonly model: TextModel;
  /** Whether the claims of what was written are checked by a call for each text; they are where absent. */
  readonly checks?: boolean | undefined;
  /** Receives each finished section except the last. */
  readonly progressReporter?: ProgressReporter;
}

/**
 * Runs one improvement (AI-08, decision 83): counts it among the day's untaken results, asks the model and keeps the
 * result. Nothing is spent until its first line is taken (acceptImprovement.ts). A request without a result is
 * forgotten. A repeated request (same requestId) gets the kept result.
 */
export async function improveResume(
  { userId, requestId, resume: written, ...wish }: ImproveCall,
  dependencies: ImproveDependencies,
): Promise<ImproveResponse> {
  const resume = withoutMarks(written);
  const { model, progressReporter: progress, checks } = dependencies;
  const call = { userId, requestId, lineOf: wish.oneText?.lineOf };
  try {
    const { kept, ...balance } = await keepResult(call, dependencies, async (milliseconds) => {
      const improved = await improveSections(resume, wish, model, {
        milliseconds,
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
      if (changes.length === 0 && wish.oneText && improved.failures.length === 0) return undefined;
      if (changes.length === 0) throw failureOf(improved.failures);
      const { requirements } = improved;
      return { ...toImproveOutcome(changes, improved.failures), ...(requirements && { requirements }) };
    });
    if (kept) return { ...kept.outcome, taken: kept.isTaken, ...balance };
    return { ...toImproveOutcome([], []), taken: false, ...balance, unchanged: true };
  } finally {
    await progress?.flush();
  }
}

/** Seconds after which a busy model may be asked again: quotas are counted by the minute. */
const BUSY_RETRY_SECONDS = 60;

/** The error that is answered where all texts failed for one of these reasons, the first that fits. */
const FAILURES: readonly (readonly [ErrorCode, readonly SectionFailure[]])[] = [
  ['no_improvements', []],
  ['improve_invalid_response', ['invalid', 'incomplete']],
  ['timeout', ['late']],
  // A model that is busy until the time is over is late and busy; that it is busy says more.
  ['improve_busy', ['late', 'throttled']],
];

/** Why nothing came of any text. */
export function failureOf(failures: readonly { readonly reason: SectionFailure }[]): AppError {
  const [code] = FAILURES.find(([, of]) => failures.every(({ reason }) => of.includes(reason))) ?? ['improve_failed'];
  return new AppError(code, code === 'improve_busy' ? { details: { seconds: BUSY_RETRY_SECONDS } } : {});
}
