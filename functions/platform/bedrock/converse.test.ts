import { describe, expect, it, onTestFinished } from 'vitest';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { askForJson, converse, IMAGE_TOKENS, parseModelCapabilities, toConverseInput } from './converse.ts';

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

const FORM = { name: 'answer', description: 'what it says', schema: { type: 'object' }, strict: true } as const;
const ASKED = {
  system: 'Be brief.',
  messages: [{ role: 'user', content: [{ text: 'question' }] }],
  responseFormat: FORM,
  maxTokens: 50,
  temperature: 0.5,
} as const;
const TOOL_SPEC = { name: 'answer', description: 'what it says', inputSchema: { json: { type: 'object' } } };

describe('what is known about a model', () => {
  it.each([
    ['claude-sonnet-4-6', { structured: 'tool', forcedTool: true, strict: true, sampling: true }],
    ['claude-opus-4-8', { structured: 'tool', forcedTool: true, strict: false, sampling: false }],
    [
      'claude-sonnet-5-5',
      {
        structured: 'outputConfig',
        forcedTool: false,
        strict: false,
        sampling: false,
        thinking: { type: 'between_tools' },
      },
    ],
    ['of.somebody-else', { structured: 'tool', forcedTool: true, sampling: true }],
  ])('is said by the id %s alone', (id, known) => {
    expect(parseModelCapabilities(id)).toEqual({ id, ...known });
  });

  it('completes the configuration, of its fallback too, which may say otherwise', () => {
    const given = { id: 'claude-haiku-5-5', structured: 'tool', forcedTool: false, sampling: false };
    const known = { strict: true, thinking: { type: 'disabled' } };
    const configured = { strict: false, thinking: { type: 'adaptive' } };
    expect(parseModelCapabilities(JSON.stringify(given))).toEqual({ ...given, ...known });
    expect(parseModelCapabilities(JSON.stringify({ ...given, ...configured, fallback: given }))).toEqual({
      ...given,
      ...configured,
      fallback: { ...given, ...known },
    });
    expect(parseModelCapabilities(JSON.stringify(MODEL))).toEqual(MODEL);
  });

  it.each(['{', '{"id":"x"}'])('is no configuration: %s', (value) => {
    expect(() => parseModelCapabilities(value)).toThrow(expect.objectContaining({ code: 'not_configured' }));
  });
});

describe('a question on the wire', () => {
  const ASKED_OF_ALL = {
    modelId: 'x',
    system: [{ text: 'Be brief.' }],
    messages: [{ role: 'user', content: [{ text: 'question' }] }],
    inferenceConfig: { maxTokens: 50 },
  };

  it.each([
    [
      'a tool that it must use and holds to',
      { structured: 'tool', forcedTool: true, strict: true, sampling: true },
      {
        inferenceConfig: { maxTokens: 50, temperature: 0.5 },
        toolConfig: {
          tools: [{ toolSpec: { ...TOOL_SPEC, strict: true } }],
          toolChoice: { tool: { name: 'answer' } },
        },
      },
    ],
    [
      'a tool that it may use, with as little thought as it can',
      { structured: 'tool', forcedTool: false, sampling: false, thinking: { type: 'disabled' } },
      {
        toolConfig: { tools: [{ toolSpec: TOOL_SPEC }] },
        additionalModelRequestFields: { thinking: { type: 'disabled' } },
      },
    ],
    [
      'a form of its output',
      { structured: 'outputConfig', forcedTool: false, sampling: false },
      {
        outputConfig: {
          textFormat: {
            type: 'json_schema',
            structure: { jsonSchema: { name: 'answer', schema: '{"type":"object"}' } },
          },
        },
      },
    ],
    [
      'words alone',
      { structured: 'prompt', forcedTool: false, sampling: false },
      {
        system: [{ text: 'Be brief.\n\nAnswer with nothing but a JSON object of this schema: {"type":"object"}' }],
      },
    ],
  ] as const)('binds the model by %s', (_, capabilities, bound) => {
    expect(toConverseInput(ASKED, { id: 'x', ...capabilities })).toEqual({ ...ASKED_OF_ALL, ...bound });
  });

  it('asks for the same answer each time where nothing else is said, and for no strict tool of a loose form', () => {
    const { temperature: _, ...question } = ASKED;
    const loose = { ...question, responseFormat: { ...FORM, strict: false } };
    const input = toConverseInput(loose, {
      id: 'x',
      structured: 'tool',
      forcedTool: true,
      strict: true,
      sampling: true,
    });
    expect(input.inferenceConfig).toEqual({ maxTokens: 50, temperature: 0 });
    expect(input.toolConfig?.tools).toEqual([{ toolSpec: TOOL_SPEC }]);
  });
});

describe('an answer', () => {
  const price = { tokenIn: 1, tokenOut: 1_000 };
  const client = new BedrockRuntimeClient({ region: 'eu-central-1' });

  /** A service that answers that, and what was spent. */
  function serviceOf() {
    const bedrock = mockClient(BedrockRuntimeClient);
    onTestFinished(() => bedrock.restore());
    const spent: number[] = [];
    const ask = (question: Parameters<typeof askForJson>[2], signal = new AbortController().signal) =>
      askForJson(
        client,
        { id: 'x', structured: 'tool', forcedTool: true, sampling: true, price },
        question,
        signal,
        (cost) => void spent.push(cost),
      );
    return { bedrock, spent, ask };
  }
  const { messages: _, ...QUESTION_ALONE } = ASKED;
  const asking = (content: readonly object[]) => ({ ...QUESTION_ALONE, content: content as never });

  it('is what was handed to the tool, whatever was written beside it', async () => {
    const { bedrock, spent, ask } = serviceOf();
    const content = [{ text: 'Here:' }, { toolUse: { toolUseId: '1', name: 'answer', input: { yes: true } } }];
    bedrock.on(ConverseCommand).resolves({
      output: { message: { role: 'assistant', content } },
      usage: { inputTokens: 7, outputTokens: 2, totalTokens: 9 },
    });
    expect(await ask(asking([{ text: 'question' }]))).toEqual({ yes: true });
    expect(spent).toEqual([2_007]);
    expect(bedrock.commandCalls(ConverseCommand)[0]?.args[0].input.messages).toEqual(ASKED.messages);
  });

  it('is what was written, in however many pieces, and costs nothing where nobody says what it took', async () => {
    const { bedrock, spent, ask } = serviceOf();
    const content = [{ text: '{"ye' }, { reasoningContent: {} } as never, { text: 's":1}' }];
    bedrock.on(ConverseCommand).resolves({ output: { message: { role: 'assistant', content } } });
    expect(await ask(asking([]))).toEqual({ yes: 1 });
    expect(spent).toEqual([0]);
  });

  it('is nothing where the service says nothing', async () => {
    const { bedrock } = serviceOf();
    bedrock.on(ConverseCommand).resolves({});
    const asked = converse(
      client,
      { id: 'x', structured: 'tool', forcedTool: true, sampling: true },
      ASKED,
      new AbortController().signal,
      () => undefined,
    );
    expect(await asked).toEqual({ written: '', stopped: '' });
  });

  it('that comes too late may have cost all that was asked for: a token for each character, and images', async () => {
    const { bedrock, spent, ask } = serviceOf();
    const stop = new AbortController();
    bedrock.on(ConverseCommand).callsFake(() => {
      stop.abort();
      throw new Error('aborted');
    });
    await expect(ask(asking([{ text: 'question' }, { image: {} }, { document: {} }]), stop.signal)).rejects.toThrow(
      'aborted',
    );
    const written = 'Be brief.'.length + JSON.stringify(FORM).length + 'question'.length;
    expect(spent).toEqual([written + IMAGE_TOKENS + 50 * price.tokenOut]);
  });

  it('costs nothing where no price is known', async () => {
    const { bedrock } = serviceOf();
    bedrock.on(ConverseCommand).resolves({ usage: { inputTokens: 7, outputTokens: 2, totalTokens: 9 } });
    const spent: number[] = [];
    const model = { id: 'x', structured: 'tool', forcedTool: true, sampling: true } as const;
    await converse(client, model, ASKED, new AbortController().signal, (cost) => void spent.push(cost));
    expect(spent).toEqual([0]);
  });

  it('that was refused costs nothing', async () => {
    const { bedrock, spent, ask } = serviceOf();
    bedrock.on(ConverseCommand).rejects(new Error('refused'));
    await expect(ask(asking([]))).rejects.toThrow('refused');
    expect(spent).toEqual([]);
  });
});
