import type { ReportCost } from '../../platform/bedrock/converse.ts';
import type { OpenQuestion } from '../process/tasks.ts';

/**
 * Asks a model what rules left open in a text, for at most so many milliseconds; undefined where it could not be asked.
 * Never rejects.
 */
export type AskOpenQuestion = (question: OpenQuestion, milliseconds: number) => Promise<string | undefined>;

/** The environment of an endpoint whose results a model may improve. */
interface StructuringEnvironment {
  /** `model`, or anything else for none (infra/config.ts). */
  readonly IMPORT_STRUCTURING: string;
  readonly MODEL_ID: string;
}

/** Timeout of the model in milliseconds: together with reading, well within a call. */
const MODEL_TIMEOUT_MS = 9_000;
/** Milliseconds below which nobody is asked any more: an answer would come too late, and cost all the same. */
const LEAST_MS = 2_000;

/**
 * Asks a model when the environment says `model`, otherwise none. The code that calls a model is loaded only then.
 * Throws not_configured.
 */
export function createAsk(
  { IMPORT_STRUCTURING, MODEL_ID }: StructuringEnvironment,
  spend: ReportCost,
  signal: AbortSignal,
): AskOpenQuestion | undefined {
  if (IMPORT_STRUCTURING !== 'model') return undefined;
  return async (question, milliseconds) => {
    if (milliseconds < LEAST_MS) return undefined;
    const bounded = AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.floor(Math.min(milliseconds, MODEL_TIMEOUT_MS))),
    ]);
    return (await import('./bedrockStructuring.ts')).askBedrock(question, MODEL_ID, spend, bounded);
  };
}
