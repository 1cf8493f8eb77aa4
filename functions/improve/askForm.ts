import * as v from 'valibot';
import type { Conversation } from '../platform/bedrock/converse.ts';
import { TextFailure, type TextModel } from './model.ts';
import { repairPrompt } from './prompts/v4.ts';

/** A question whose answer has a form; `schema` checks whatever the model does. */
export interface FormQuestion<Answer> {
  readonly system: string;
  readonly text: string;
  readonly form: Conversation['responseFormat'];
  readonly schema: v.GenericSchema<unknown, Answer>;
  readonly maxTokens: number;
  /** Whether an answer of another form is asked for once more, with twice the room: it may have been cut off. */
  readonly again?: boolean;
}

/** Maximum number of tokens of an answer: more take longer than a call may. */
const MOST_TOKENS = 16_000;

/**
 * Tokens that a text may take in an answer. Measured over 315 Hebrew and 289 English résumé texts by the public
 * tokenizer of an older model: 1.0 a Hebrew character and 0.30 a Latin one at most (0.88 and 0.23 in the mean); 35 %
 * more is what newer tokenizers of the same maker took.
 */
export function tokensFor(text: string): number {
  const hebrew = text.match(/[\u0590-\u05ff]/g)?.length ?? 0;
  return Math.ceil((hebrew * 1 + (text.length - hebrew) * 0.3) * 1.35);
}

/** Asks a model for an answer of a form. Throws TextFailure `invalid`, and what the model throws. */
export async function askForm<Answer>(
  { system, text, form, schema, maxTokens, again = false }: FormQuestion<Answer>,
  model: TextModel,
  signal: AbortSignal,
): Promise<Answer> {
  const ask = (turns: Parameters<TextModel>[0]['turns'], most: number) =>
    model({ system, turns, form, maxTokens: Math.min(MOST_TOKENS, most) }, signal);
  const first = await ask([{ role: 'user', text }], maxTokens);
  const answer = parseAnswer(first, schema);
  if (typeof answer !== 'string') return answer.output;
  if (!again) throw new TextFailure('invalid', answer);
  const turns = [
    { role: 'user', text },
    // Bedrock refuses a message without text.
    { role: 'assistant', text: first.trim() || '…' },
    { role: 'user', text: repairPrompt(answer, form.schema) },
  ] as const;
  const second = parseAnswer(await ask(turns, maxTokens * 2), schema);
  if (typeof second === 'string') throw new TextFailure('invalid', second);
  return second.output;
}

/** A fence that models like to wrap JSON in. */
const FENCE = /^```(?:json)?\s*|(?:(?<!\s)\s+)?```$/g;

/** Returns the answer, or what is wrong with it. Prose around the object is refused, for its braces could mislead. */
function parseAnswer<Answer>(
  text: string,
  schema: v.GenericSchema<unknown, Answer>,
): { readonly output: Answer } | string {
  const json = text.trim().replace(FENCE, '');
  if (!json.startsWith('{') || !json.endsWith('}')) return 'no JSON object alone';
  try {
    const parsed = v.safeParse(schema, JSON.parse(json));
    return parsed.success
      ? { output: parsed.output }
      : `${parsed.issues[0].type} at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`;
  } catch {
    return 'no valid JSON';
  }
}
