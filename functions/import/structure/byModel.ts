import { bedrockClient, capabilitiesOf, converse, dollarsOf } from '../../data/converse.ts';
import type { Understood } from '../understand/resume.ts';
import { structured, type Asked, type WithText } from './structure.ts';

let client: ReturnType<typeof bedrockClient> | undefined;

/** {@link structured} by the model that is configured; `spend` is told what its answer cost, of one that came too late what it may have cost at most. Throws not_configured. */
export function structuredByModel(found: WithText, modelId: string, spend: (dollars: number) => void, signal: AbortSignal): Promise<Understood> {
  const capabilities = capabilitiesOf(modelId);
  const ask: Asked = async (conversation, bounded) => {
    try {
      const { written, dollars } = await converse((client ??= bedrockClient()), capabilities, conversation, bounded);
      spend(dollars);
      return written;
    } catch (error) {
      if (bounded.aborted) spend(dollarsOf(capabilities, JSON.stringify(conversation).length, conversation.maxTokens));
      throw error;
    }
  };
  return structured(found, ask, signal);
}
