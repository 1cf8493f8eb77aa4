import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAsk } from './askOpenQuestion.ts';
import { askBedrock } from './bedrockStructuring.ts';
import { STRUCTURED_RESUME_TOOL, STRUCTURING_PROMPT, STRUCTURING_PROMPT_VERSION } from './prompts/v1.ts';

const MODEL = JSON.stringify({
  id: 'eu.a-model',
  structured: 'tool',
  forcedTool: true,
  sampling: true,
  price: { tokenIn: 0.001, tokenOut: 0.01 },
});
const question = { text: '1* Nurse at City Hospital in Haifa', maxTokens: 600 };

let server: Server;
let isSlow = false;
/** What the model was asked last. */
let asked: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = '';
    request.on('data', (part: Buffer) => (asked += part.toString()));
    if (!isSlow)
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          output: { message: { role: 'assistant', content: [{ text: 'no JSON' }] } },
          stopReason: 'end_turn',
          usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 },
          metrics: { latencyMs: 1 },
        }),
      );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('LOG_LEVEL', 'silent');
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }))
    vi.stubEnv(name, value);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('an answer is paid for also where it is of no use', async () => {
  const spend = vi.fn<(dollars: number) => void>();
  expect(await askBedrock(question, MODEL, spend, new AbortController().signal)).toBe('no JSON');
  expect(spend.mock.calls).toEqual([[expect.closeTo(0.3, 6)]]);
  expect(JSON.parse(asked)).toMatchObject({
    system: [{ text: STRUCTURING_PROMPT }],
    messages: [{ role: 'user', content: [{ text: question.text }] }],
    inferenceConfig: { maxTokens: question.maxTokens },
    toolConfig: { tools: [{ toolSpec: { name: STRUCTURED_RESUME_TOOL.name } }] },
  });
});

it('of one that comes too late, what it may have cost is known before the call ends', async () => {
  isSlow = true;
  const spend = vi.fn<(dollars: number) => void>();
  vi.stubEnv('LOG_LEVEL', 'error');
  const lines: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  expect(await askBedrock(question, MODEL, spend, AbortSignal.timeout(100))).toBeUndefined();
  output.mockRestore();
  vi.stubEnv('LOG_LEVEL', 'silent');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'structuring_failed', prompt: STRUCTURING_PROMPT_VERSION }),
  ]);
  expect(spend).toHaveBeenCalledOnce();
  expect(spend.mock.calls[0]?.[0]).toBeGreaterThan(5);
});

it('nobody is asked where rules alone structure, nor where an answer would come too late for the call', async () => {
  isSlow = false;
  const spend = vi.fn<(dollars: number) => void>();
  const ask = (IMPORT_STRUCTURING: string) =>
    createAsk({ IMPORT_STRUCTURING, MODEL_ID: MODEL }, spend, new AbortController().signal);
  expect(ask('rules')).toBeUndefined();
  expect(await ask('model')?.(question, 1_999)).toBeUndefined();
  expect(spend).not.toHaveBeenCalled();
  expect(await ask('model')?.(question, 2_000)).toBe('no JSON');
  expect(await ask('model')?.(question, 5_000.5)).toBe('no JSON');
});
