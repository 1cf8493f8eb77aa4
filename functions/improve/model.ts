import type { Conversation } from '../platform/bedrock/converse.ts';

/** One question to a language model: system prompt, the messages of the conversation, and the form of the answer. */
export interface TextModelRequest {
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly form: Conversation['responseFormat'];
  readonly maxTokens: number;
}

/** Asks a model and returns the text of its answer. Throws {@link ModelError}, or what `signal` was aborted with. */
export type TextModel = (request: TextModelRequest, signal: AbortSignal) => Promise<string>;

/** Why a model gave no answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: 'throttled' | 'failed';

  constructor(reason: 'throttled' | 'failed', cause?: unknown) {
    super(`The model ${reason === 'throttled' ? 'is busy' : 'failed'}`, { cause });
    this.reason = reason;
  }
}
