import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_MODEL, MODELS } from '../models.ts';
import { compileForms } from './compileForms.ts';

const bedrock = mockClient(BedrockRuntimeClient);
const FIRST = { modelId: DEFAULT_MODEL.id };
const SECOND = { modelId: MODELS['sonnet-4-6'].id };
beforeEach(() => {
  bedrock.on(ConverseCommand).resolves({ output: { message: { role: 'assistant', content: [{ text: '{}' }] } } });
});
afterEach(() => void bedrock.reset());

it('every form of an improvement is asked for as the product asks, rewriting too, of both models', async () => {
  expect(await compileForms(DEFAULT_MODEL, 'eu-central-1')).toBe(8);
  for (const model of [FIRST, SECOND]) {
    const tools = bedrock
      .commandCalls(ConverseCommand, model)
      .flatMap(({ args }) => args[0].input.toolConfig?.tools ?? []);
    expect(tools.map(({ toolSpec }) => [toolSpec?.name, toolSpec?.strict])).toEqual([
      ['improved_text', true],
      ['checked_claims', true],
      ['rewritten_sentences', true],
      ['named_requirements', true],
    ]);
  }
});

it('a second model that does not answer is no failure; the first is', async () => {
  const denied = Object.assign(new Error('no access'), { name: 'AccessDeniedException' });
  bedrock.on(ConverseCommand, SECOND).rejects(denied);
  expect(await compileForms(DEFAULT_MODEL, 'eu-central-1')).toBe(4);
  bedrock.on(ConverseCommand, FIRST).rejects(denied);
  await expect(compileForms(DEFAULT_MODEL, 'eu-central-1')).rejects.toThrow('no access');
});
