import { toConversation } from '../../functions/improve/bedrockModel.ts';
import { IMPROVE_FORMS } from '../../functions/improve/forms.ts';
import {
  converse,
  createBedrockClient,
  parseModelCapabilities,
  type ModelCapabilities,
} from '../../functions/platform/bedrock/converse.ts';
import type { ModelConfig } from '../environmentConfig.ts';

/** Milliseconds: a schema that is new to a model is compiled before it answers. */
const TIMEOUT_MS = 60_000;

/**
 * Asks a model, and the one that takes its place, once for each form that an improvement takes, so that no person waits
 * until its schema is compiled: rewriting is asked for only where something is doubted, which the check of the model
 * may not meet. Resolves with how many were compiled. Throws what the client throws of the first model; the second may
 * not answer, which the check before a deployment tells.
 */
export async function compileForms(model: ModelConfig, region: string): Promise<number> {
  const client = createBedrockClient(region);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { fallback, ...first } = parseModelCapabilities(JSON.stringify(model));
  const ask = (capabilities: ModelCapabilities) =>
    IMPROVE_FORMS.map((form) => {
      const turns = [{ role: 'user', text: 'Answer with an empty list, or an empty text.' }] as const;
      const system = 'This is a test of the form of answers.';
      return converse(client, capabilities, toConversation({ system, turns, form, maxTokens: 50 }), signal, () => {});
    });
  try {
    const second = Promise.allSettled(fallback ? ask(fallback) : []);
    await Promise.all(ask(first));
    return IMPROVE_FORMS.length + (await second).filter(({ status }) => status === 'fulfilled').length;
  } finally {
    client.destroy();
  }
}
