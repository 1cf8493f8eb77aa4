import {
  createBedrockClient,
  parseModelCapabilities,
  converse,
  type ReportCost,
} from '../../platform/bedrock/converse.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { structureText, type AskModel, type ParsedResumeWithText } from './structureText.ts';

let client: ReturnType<typeof createBedrockClient> | undefined;

/** {@link structureText} by the model that is configured. Throws not_configured. */
export function structureWithBedrock(
  found: ParsedResumeWithText,
  modelId: string,
  spend: ReportCost,
  signal: AbortSignal,
): Promise<ParsedResume> {
  const capabilities = parseModelCapabilities(modelId);
  const ask: AskModel = async (conversation, bounded) =>
    (await converse((client ??= createBedrockClient()), capabilities, conversation, bounded, spend)).written;
  return structureText(found, ask, signal);
}
