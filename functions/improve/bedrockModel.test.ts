import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBedrockModel, openModel } from './bedrockModel.ts';

const bedrock = mockClient(BedrockRuntimeClient);
const MODEL = {
  id: 'x',
  structured: 'tool',
  forcedTool: true,
  sampling: true,
  price: { tokenIn: 1, tokenOut: 100 },
} as const;
const REQUEST = {
  system: 'Be brief.',
  turns: [
    { role: 'user', text: 'question' },
    { role: 'assistant', text: 'answer' },
  ],
  form: { name: 'answer', description: 'what it says', schema: {} },
  maxTokens: 50,
} as const;
const signal = new AbortController().signal;
const refusal = (name: string) => Object.assign(new Error(name), { name });
const says = (text: string, stopReason = 'end_turn') =>
  bedrock.on(ConverseCommand).resolves({
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: stopReason as 'end_turn',
    usage: { inputTokens: 3, outputTokens: 2, totalTokens: 5 },
  });
const model = createBedrockModel(new BedrockRuntimeClient({ region: 'eu-central-1' }), MODEL);

beforeEach(() => void bedrock.reset());
afterAll(() => bedrock.restore());

describe('a model of Bedrock', () => {
  it('is asked with the whole conversation, and little is left to chance', async () => {
    says('yes');
    expect(await model(REQUEST, signal)).toBe('yes');
    expect(bedrock.commandCalls(ConverseCommand)[0]?.args[0].input).toMatchObject({
      modelId: 'x',
      system: [{ text: 'Be brief.' }],
      messages: [
        { role: 'user', content: [{ text: 'question' }] },
        { role: 'assistant', content: [{ text: 'answer' }] },
      ],
      inferenceConfig: { maxTokens: 50, temperature: 0.2 },
    });
  });

  it.each(['guardrail_intervened', 'content_filtered', 'refusal', 'model_context_window_exceeded'])(
    'that stops with %s has written no answer',
    async (stopped) => {
      says('I cannot', stopped);
      await expect(model(REQUEST, signal)).rejects.toMatchObject({ name: 'TextFailure', reason: 'failed' });
    },
  );

  it.each(['end_turn', 'tool_use', 'max_tokens'])('that stops with %s has', async (stopped) => {
    says('yes', stopped);
    expect(await model(REQUEST, signal)).toBe('yes');
  });

  it.each([
    ['ThrottlingException', 'throttled'],
    ['ValidationException', 'failed'],
  ])('that answers %s is %s', async (name, reason) => {
    const error = refusal(name);
    bedrock.on(ConverseCommand).rejects(error);
    await expect(model(REQUEST, signal)).rejects.toMatchObject({ name: 'TextFailure', reason, cause: error });
  });

  it('is late where nobody waits for it any more, whatever it says then', async () => {
    bedrock.on(ConverseCommand).rejects(refusal('ThrottlingException'));
    const late = refusal('TimeoutError');
    await expect(model(REQUEST, AbortSignal.abort(late))).rejects.toBe(late);
  });
});

describe('the model that is configured', () => {
  it('costs what it says, and nothing where it was not asked', async () => {
    says('yes');
    const spent: number[] = [];
    const opened = openModel(JSON.stringify({ ...MODEL, seconds: 7, checks: false }), (dollars) => spent.push(dollars));
    expect([opened.milliseconds, opened.checks]).toEqual([7_000, false]);
    expect(await opened.model(REQUEST, signal)).toBe('yes');
    opened.settle();
    expect(spent).toEqual([203]);
    const other: number[] = [];
    const unasked = openModel('x', (dollars) => other.push(dollars));
    expect([unasked.milliseconds, unasked.checks]).toEqual([undefined, undefined]);
    unasked.settle();
    expect(other).toEqual([0]);
  });
});
