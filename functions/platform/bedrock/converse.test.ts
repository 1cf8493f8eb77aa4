import { expect, it } from 'vitest';
import { parseModelCapabilities, toConverseInput } from './converse.ts';

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
