import { createHash } from 'node:crypto';
import type { Translation } from '../../shared/api/twin.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { keepResult, type ResultDependencies } from '../credits/keepResult.ts';
import { failureOf } from '../improve/improvementService.ts';
import type { TextModel } from '../improve/model.ts';
import type { ProgressReporter } from '../improve/progressRepository.ts';
import { pairRowId } from '../resumes/resumePairs.ts';
import { TRANSLATE_PROMPT_VERSION } from './prompts/v1.ts';
import type { TranslationWish } from './textsToTranslate.ts';
import { translateTexts } from './translateTexts.ts';

interface TranslateCall {
  readonly userId: string;
  /** The résumé that is to have the words. */
  readonly resumeId: string;
  readonly wish: TranslationWish;
  /** The result in which these texts failed. */
  readonly lineOf?: string | undefined;
}

interface TranslateDependencies extends ResultDependencies<Translation> {
  readonly model: TextModel;
  readonly checks?: boolean | undefined;
  /** Receives each finished section except the last. */
  readonly progressReporter?: ProgressReporter | undefined;
}

/**
 * The request id of a translation, derived from its question: the same question is the same request, whichever page
 * asks.
 */
function requestIdOf({ resumeId, lineOf, wish: { to, gender, names, texts } }: TranslateCall): string {
  const asked = [TRANSLATE_PROMPT_VERSION, resumeId, lineOf, to, gender, names, texts];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}

/**
 * Translates texts of a pair as the improver improves: nothing is spent until the first line is taken, and only while
 * the pair exists (decision 122). Throws no_credits, user_not_found, untaken_limit_reached, rewording_limit_reached,
 * not_found, improve_invalid_response, improve_failed, improve_busy, timeout; invalid_request if there is nothing to
 * translate.
 */
export async function translatePair(call: TranslateCall, dependencies: TranslateDependencies) {
  const { userId, resumeId, wish, lineOf } = call;
  const { model, checks, progressReporter: progress } = dependencies;
  if (wish.texts.length === 0) throw new AppError('invalid_request');
  const requestId = requestIdOf(call);
  const onlyWith = pairRowId(userId, resumeId);
  const { kept, ...balance } = await keepResult<Translation>(
    { userId, requestId, lineOf, onlyWith },
    dependencies,
    async (milliseconds) => {
      const made = await translateTexts(wish, model, { milliseconds, checks, finished: progress?.report });
      // Waits for pending progress writes, because work after the answer may be lost.
      await progress?.flush();
      if (made.lines.length === 0) throw failureOf(made.failed);
      return made;
    },
  );
  return { lines: [], failed: [], ...kept?.outcome, requestId, taken: kept?.isTaken ?? false, ...balance };
}
