import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import {
  converse,
  createBedrockClient,
  parseModelCapabilities,
  type ModelCapabilities,
  type Conversation,
  type ReportCost,
} from '../platform/bedrock/converse.ts';
import { isBusy } from '../platform/bedrock/fallback.ts';
import { TextFailure, type TextModel, type TextModelRequest } from './model.ts';

/** Low: wording is to be improved, not to be surprising. */
const TEMPERATURE = 0.2;

/**
 * A model of Bedrock through Converse. The client retries a busy model with exponential backoff until the signal's
 * timeout, then asks the model's fallback (platform/bedrock/fallback.ts).
 */
export function createBedrockModel(
  client: BedrockRuntimeClient,
  capabilities: ModelCapabilities,
  spend: ReportCost = () => {},
): TextModel {
  return async (request, signal) => {
    try {
      const { written, stopped } = await converse(client, capabilities, toConversation(request), signal, spend);
      // The text is a refusal then, and repeating the question would end the same way.
      if (REFUSAL_STOP_REASONS.has(stopped)) throw new TextFailure('failed', new Error(stopped));
      return written;
    } catch (error) {
      if (error instanceof TextFailure) throw error;
      if (signal.aborted) throw signal.reason;
      throw new TextFailure(isBusy(error) ? 'throttled' : 'failed', error);
    }
  };
}

let client: BedrockRuntimeClient | undefined;

/**
 * The model that is configured, for one call. `settle` says that it cost nothing if it was not asked: a caller
 * without credits, or a repeated request, must not use up the daily budget of everybody.
 */
export function openModel(configured: string, reportCost: ReportCost) {
  const capabilities = parseModelCapabilities(configured);
  const bedrock = createBedrockModel((client ??= createBedrockClient()), capabilities, reportCost);
  let isAsked = false;
  const model: TextModel = (request, signal) => {
    isAsked = true;
    return bedrock(request, signal);
  };
  const { seconds, checks } = capabilities;
  const settle = () => void (isAsked || reportCost(0));
  return { model, checks, milliseconds: seconds === undefined ? undefined : seconds * 1_000, settle };
}

/**
 * Stop reasons at which there is no answer: a content filter, a refusal by the model, or a question that is too long.
 */
const REFUSAL_STOP_REASONS: ReadonlySet<string> = new Set([
  'guardrail_intervened',
  'content_filtered',
  'refusal',
  'model_context_window_exceeded',
]);

export const toConversation = ({ system, turns, form, maxTokens }: TextModelRequest): Conversation => ({
  system,
  messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
  responseFormat: form,
  maxTokens,
  temperature: TEMPERATURE,
});
