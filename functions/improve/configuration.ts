import * as v from 'valibot';
import { AppError } from '../../shared/errors.ts';
import type { Capabilities } from './bedrock.ts';
import { IMPROVE_SECONDS } from './sections.ts';

const CapabilitiesSchema = v.object({
  id: v.string(),
  structured: v.picklist(['tool', 'outputConfig', 'prompt']),
  forcedTool: v.boolean(),
  sampling: v.boolean(),
  price: v.optional(v.object({ tokenIn: v.number(), tokenOut: v.number() })),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(IMPROVE_SECONDS))),
});

/** MODEL_ID: the model as JSON with its capabilities, or its bare id, which then takes a forced tool. Throws not_configured. */
export function capabilitiesOf(value: string): Capabilities {
  if (!value.startsWith('{')) return { id: value, structured: 'tool', forcedTool: true, sampling: true };
  try {
    return v.parse(CapabilitiesSchema, JSON.parse(value));
  } catch (cause) {
    throw new AppError('not_configured', { cause });
  }
}
