import type { Refine } from '../importPdf.ts';
import type { Spend } from '../../data/converse.ts';

/** The environment of an endpoint whose results a model may better. */
interface Environment {
  /** `model`, or anything else for none (infra/config.ts). */
  readonly IMPORT_STRUCTURING: string;
  readonly MODEL_ID: string;
}

/** How results of text are bettered where the environment says `model`; not at all otherwise. What asks a model is loaded only then. */
export function refinement({ IMPORT_STRUCTURING, MODEL_ID }: Environment, spend: Spend, signal: AbortSignal): Refine | undefined {
  if (IMPORT_STRUCTURING !== 'model') return undefined;
  return async (found) => (await import('./byModel.ts')).structuredByModel(found, MODEL_ID, spend, signal);
}
