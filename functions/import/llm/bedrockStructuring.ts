import {
  converse,
  createBedrockClient,
  parseModelCapabilities,
  type ReportCost,
} from '../../platform/bedrock/converse.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import type { OpenQuestion } from '../process/tasks.ts';
import { STRUCTURED_RESUME_TOOL, STRUCTURING_PROMPT, STRUCTURING_PROMPT_VERSION } from './prompts/v1.ts';

let client: ReturnType<typeof createBedrockClient> | undefined;

/**
 * Returns what the configured model writes about an open text (structureText.ts), unchanged; undefined if it could not
 * be asked or `signal` was aborted. Never rejects, except with not_configured.
 */
export async function askBedrock(
  { text, maxTokens }: OpenQuestion,
  modelId: string,
  spend: ReportCost,
  signal: AbortSignal,
): Promise<string | undefined> {
  const capabilities = parseModelCapabilities(modelId);
  const question = {
    system: STRUCTURING_PROMPT,
    messages: [{ role: 'user' as const, content: [{ text }] }],
    responseFormat: STRUCTURED_RESUME_TOOL,
    maxTokens,
  };
  try {
    return (await converse((client ??= createBedrockClient()), capabilities, question, signal, spend)).written;
  } catch (error) {
    log('error', { event: 'structuring_failed', prompt: STRUCTURING_PROMPT_VERSION, ...describeError(error) });
    return undefined;
  }
}
