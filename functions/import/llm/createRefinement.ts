import type { RefineResume } from '../importPdf.ts';
import type { ReportCost } from '../../platform/bedrock/converse.ts';

/** The environment of an endpoint whose results a model may improve. */
interface StructuringEnvironment {
  /** `model`, or anything else for none (infra/config.ts). */
  readonly IMPORT_STRUCTURING: string;
  readonly MODEL_ID: string;
}

/**
 * LLM structuring when the environment says `model`, otherwise none. The code that calls a model is loaded only then.
 */
export function createRefinement(
  { IMPORT_STRUCTURING, MODEL_ID }: StructuringEnvironment,
  spend: ReportCost,
  signal: AbortSignal,
): RefineResume | undefined {
  if (IMPORT_STRUCTURING !== 'model') return undefined;
  return async (found) =>
    (await import('./bedrockStructuring.ts')).structureWithBedrock(found, MODEL_ID, spend, signal);
}
