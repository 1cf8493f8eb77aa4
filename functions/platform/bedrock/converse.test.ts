import { expect, it } from 'vitest';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { converse, parseModelCapabilities, toConverseInput } from './converse.ts';

const QUESTION = {
  system: '',
  messages: [],
  responseFormat: { name: 'answer', description: '', schema: {} },
  maxTokens: 1,
};
const MODEL = { id: 'eu.anthropic.claude-opus-4-7-v1:0', structured: 'tool', forcedTool: true, sampling: false };
const profile = 'arn:aws:bedrock:eu-central-1:111122223333:application-inference-profile/abc';

it('a model is called through its profile where it has one, and spoken to as its own id says', () => {
  const called = (more: object) =>
    toConverseInput(QUESTION, parseModelCapabilities(JSON.stringify({ ...MODEL, ...more })));
  expect(called({}).modelId).toBe(MODEL.id);
  expect(called({ profile })).toEqual({ ...called({}), modelId: profile });
});

it.each([
  [100_000, 100_000 * 1 + 10 * 2],
  [100_001, 100_001 * 5 + 10 * 9],
])('a question of %d tokens is paid by the price of its length', async (inputTokens, dollars) => {
  const bedrock = mockClient(BedrockRuntimeClient);
  bedrock.on(ConverseCommand).resolves({ usage: { inputTokens, outputTokens: 10, totalTokens: inputTokens + 10 } });
  const price = { tokenIn: 1, tokenOut: 2, long: { above: 100_000, tokenIn: 5, tokenOut: 9 } };
  const spent: number[] = [];
  await converse(
    new BedrockRuntimeClient({ region: 'eu-central-1' }),
    parseModelCapabilities(JSON.stringify({ ...MODEL, price })),
    QUESTION,
    new AbortController().signal,
    (cost) => void spent.push(cost),
  );
  bedrock.restore();
  expect(spent).toEqual([dollars]);
});

it('a second model is called through its own profile, where the first may not be called', async () => {
  const bedrock = mockClient(BedrockRuntimeClient);
  const denied = Object.assign(new Error('no access'), { name: 'AccessDeniedException' });
  bedrock.on(ConverseCommand, { modelId: profile }).rejects(denied);
  bedrock.on(ConverseCommand, { modelId: `${profile}-2` }).resolves({
    output: { message: { role: 'assistant', content: [{ text: 'yes' }] } },
  });
  const fallback = { ...MODEL, id: 'eu.anthropic.claude-sonnet-4-6', profile: `${profile}-2` };
  const { written } = await converse(
    new BedrockRuntimeClient({ region: 'eu-central-1' }),
    parseModelCapabilities(JSON.stringify({ ...MODEL, profile, fallback })),
    QUESTION,
    new AbortController().signal,
    () => undefined,
  );
  bedrock.restore();
  expect(written).toBe('yes');
});
