import type { ReportCost } from '../../platform/bedrock/converse.ts';
import type { OpenQuestion } from '../process/tasks.ts';

/** Asks a model about open text for at most so many milliseconds. Undefined if it cannot be asked. Never rejects. */
export type AskOpenQuestion = (question: OpenQuestion, milliseconds: number) => Promise<string | undefined>;

/** Environment of an endpoint whose results a model may improve. */
interface StructuringEnvironment {
  /** `model`, or any other value for no model (infra/config.ts). */
  readonly IMPORT_STRUCTURING: string;
  readonly MODEL_ID: string;
}

/** Timeout of the model in milliseconds; with the reading of the file well within a call. */
const MODEL_TIMEOUT_MS = 9_000;
/** With fewer milliseconds left no model is asked: the answer would come too late and still cost money. */
const LEAST_MS = 2_000;

/**
 * Returns a function that asks a model if the environment says `model`, otherwise undefined. The code that calls a
 * model is loaded only then. Throws not_configured.
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
