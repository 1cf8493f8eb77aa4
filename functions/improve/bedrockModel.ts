import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { converse, type ModelCapabilities, type Conversation, type ReportCost } from '../platform/bedrock/converse.ts';
import { log } from '../platform/logging/log.ts';
import { ModelError, type TextModel, type TextModelRequest } from './model.ts';

/** JSON schema of an answer, for models with forced tool use; improveSection.ts validates every answer anyway. */
const IMPROVED_TEXTS_TOOL: Conversation['responseFormat'] = {
  name: 'improved_texts',
  description: 'Hands over the improved texts.',
  schema: {
    type: 'object',
    properties: {
      texts: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            text: { type: 'string' },
            /** For each line of the text, the span of its source that it rests on. */
            evidence: { type: 'array', items: { type: 'string' } },
          },
          required: ['id', 'text'],
          additionalProperties: false,
        },
      },
    },
    required: ['texts'],
    additionalProperties: false,
  },
};

/** Low: wording is to be improved, not to be surprising. */
const TEMPERATURE = 0.2;

/**
 * A model of Bedrock through Converse. The client retries a busy model with exponential backoff until the signal's
 * timeout; where it stays busy, its fallback is asked, if there is one, and the log says so (`model_fallback`).
 */
export function createBedrockModel(
  client: BedrockRuntimeClient,
  capabilities: ModelCapabilities,
  spend: ReportCost = () => {},
): TextModel {
  const { fallback } = capabilities;
  const ask = async (model: ModelCapabilities, request: TextModelRequest, signal: AbortSignal): Promise<string> => {
    try {
      const { written, stopped } = await converse(client, model, toConversation(request), signal, spend);
      // The text is a refusal then, and repeating the question would end the same way.
      if (REFUSAL_STOP_REASONS.has(stopped)) throw new ModelError('failed', new Error(stopped));
      return written;
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (signal.aborted) throw signal.reason;
      const name = error instanceof Error ? error.name : '';
      throw new ModelError(THROTTLING_ERRORS.has(name) ? 'throttled' : 'failed', error);
    }
  };
  return async (request, signal) => {
    try {
      return await ask(capabilities, request, signal);
    } catch (error) {
      if (!fallback || !(error instanceof ModelError) || error.reason !== 'throttled') throw error;
      log('info', { name: 'improveResume', event: 'model_fallback', model: fallback.id });
      return ask(fallback, request, signal);
    }
  };
}

const THROTTLING_ERRORS = new Set([
  'ThrottlingException',
  'ServiceQuotaExceededException',
  'ServiceUnavailableException',
  'ModelNotReadyException',
]);

/**
 * Stop reasons at which there is no answer: a content filter, a refusal by the model, or a question that is too long.
 */
const REFUSAL_STOP_REASONS: ReadonlySet<string> = new Set([
  'guardrail_intervened',
  'content_filtered',
  'refusal',
  'model_context_window_exceeded',
]);

export const toConversation = ({ system, turns, maxTokens }: TextModelRequest): Conversation => ({
  system,
  messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
  responseFormat: IMPROVED_TEXTS_TOOL,
  maxTokens,
  temperature: TEMPERATURE,
});
