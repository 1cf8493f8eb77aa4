import { bedrockClient, capabilitiesOf, converse, type Spend } from '../../data/converse.ts';
import type { Understood } from '../understand/resume.ts';
import { structured, type Asked, type WithText } from './structure.ts';

let client: ReturnType<typeof bedrockClient> | undefined;

/** {@link structured} by the model that is configured. Throws not_configured. */
export function structuredByModel(found: WithText, modelId: string, spend: Spend, signal: AbortSignal): Promise<Understood> {
  const capabilities = capabilitiesOf(modelId);
  const ask: Asked = async (conversation, bounded) => (await converse((client ??= bedrockClient()), capabilities, conversation, bounded, spend)).written;
  return structured(found, ask, signal);
}
