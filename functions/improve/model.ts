import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import type { Conversation } from '../platform/bedrock/converse.ts';

/** One question to a language model: system prompt, the messages of the conversation, and the form of the answer. */
export interface TextModelRequest {
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly form: Conversation['responseFormat'];
  readonly maxTokens: number;
}

/** Asks a model and returns the text of its answer. Throws {@link TextFailure}, or what `signal` was aborted with. */
export type TextModel = (request: TextModelRequest, signal: AbortSignal) => Promise<string>;

/** Why a text gave nothing. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure';
  readonly reason: SectionFailure;

  constructor(reason: SectionFailure, cause?: unknown) {
    super(`A text gave nothing: ${reason}`, { cause });
    this.reason = reason;
  }
}
