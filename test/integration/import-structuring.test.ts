import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../infra/local/environment.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { LOCAL_MODEL, startBedrock, type BedrockServer } from '../../infra/local/emulators/bedrock/server.ts';
import { READING_DOLLARS } from '../../shared/api/import.ts';
import { ERRORS } from '../../shared/errors/errors.ts';
import { STRUCTURED_RESUME_TOOL, STRUCTURING_PROMPT } from '../../functions/import/llm/prompts/v1.ts';
import { israelDay } from '../../functions/platform/israelDay.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';

/**
 * Imports whose text a model sorts too, over the wire of Converse: what it answers, and whether it fails, is said by
 * each test.
 */
interface Question {
  readonly system: readonly { readonly text: string }[];
  readonly messages: readonly { readonly content: readonly { readonly text: string }[] }[];
  readonly toolConfig: {
    readonly tools: readonly { readonly toolSpec: { readonly name: string } }[];
    readonly toolChoice: unknown;
  };
}
const MODEL = JSON.stringify({
  id: 'eu.a-model',
  structured: 'tool',
  forcedTool: true,
  sampling: true,
  price: { tokenIn: 0.000001, tokenOut: 0.000005 },
});
const corpus = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../data/import-corpus/${path}`, import.meta.url)));
const pdf = new Uint8Array(readFileSync(new URL('../data/import-layouts/pdf/mazgan-personal.pdf', import.meta.url)));
/** What the reader finds no place for in this file: a sentence below its last section. */
const LEFT = 'המלצות יינתנו על פי דרישה';
const LEFT_LINE = 27;

let folder: string;
let bedrock: Server;
let editor: BedrockServer;
let local: LocalProduct;
let dana: TestPerson;
let restore: () => void;
let asked: Question[] = [];
let status = 200;
let input: object = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'structuring-'));
  bedrock = createServer((request, response) => {
    void (async () => {
      asked.push((await json(request)) as Question);
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(status !== 200 && { 'x-amzn-errortype': 'ValidationException' }),
      });
      response.end(
        JSON.stringify({
          output: {
            message: {
              role: 'assistant',
              content: [{ toolUse: { toolUseId: '1', name: STRUCTURED_RESUME_TOOL.name, input } }],
            },
          },
          stopReason: 'tool_use',
          usage: { inputTokens: 1_000, outputTokens: 200, totalTokens: 1_200 },
          metrics: { latencyMs: 1 },
        }),
      );
    })();
  });
  await new Promise<void>((resolve) => void bedrock.listen(0, '127.0.0.1', resolve));
  editor = await startBedrock();
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  restore = setEnvironment({
    IMPORT_STRUCTURING: 'model',
    MODEL_ID: MODEL,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${(bedrock.address() as AddressInfo).port}`,
  });
  dana = await signInPerson(local.url, { email: 'dana@example.com', name: 'דנה' });
});
beforeEach(() => {
  asked = [];
  status = 200;
});
afterAll(async () => {
  restore();
  await local.close();
  bedrock.close();
  await editor.close();
  await rm(folder, { recursive: true });
});

function sent(file: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('userId', dana.id);
  form.set('resume', new File([file], 'cv.pdf', { type: 'application/pdf' }));
  return fetch(`${local.url}/api/parse-resume`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${dana.accessToken}`, 'accept-language': 'en' },
  });
}

async function imported(): Promise<{
  readonly resumeData: {
    readonly skills: readonly { readonly name: string }[];
    readonly experience: readonly object[];
  };
  readonly unplaced: readonly string[];
  readonly placedByModel: readonly object[];
}> {
  const response = await sent(pdf);
  expect(response.status).toBe(200);
  return (await response.json()) as Awaited<ReturnType<typeof imported>>;
}

it('what rules left without a place is placed by the model, and nothing that it invents', async () => {
  const off = setEnvironment({ IMPORT_STRUCTURING: 'rules' });
  const byRules = await imported();
  off();
  expect(asked).toEqual([]);
  expect(byRules.unplaced).toContain(LEFT);

  input = {
    summary: [LEFT_LINE],
    experience: [{ title: 'Astronaut', company: 'NASA', location: '', period: '1999', lines: [1, 2] }],
    education: [],
    skills: ['Underwater welding'],
  };
  const { resumeData, unplaced, placedByModel } = await imported();
  expect(unplaced).not.toContain(LEFT);
  expect(byRules.placedByModel).toEqual([]);
  expect(placedByModel).toEqual([{ path: 'summary', was: {}, unplaced: [LEFT] }]);
  expect(resumeData).toEqual({ ...byRules.resumeData, summary: expect.stringContaining(LEFT) as string });
  expect(JSON.stringify(asked)).toContain(`${LEFT_LINE}* * ${LEFT}`);

  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    system: [{ text: STRUCTURING_PROMPT }],
    toolConfig: {
      tools: [{ toolSpec: { name: STRUCTURED_RESUME_TOOL.name } }],
      toolChoice: { tool: { name: STRUCTURED_RESUME_TOOL.name } },
    },
  });
  expect(JSON.stringify(asked)).toContain('אלקטרה מוצרי צריכה');
  expect(JSON.stringify(asked)).not.toContain('igorfr77@walla.example');
});

it('the local editor replaces the model: what it sorts is marked as such, and what it cost is counted', async () => {
  const stand = setEnvironment({ MODEL_ID: LOCAL_MODEL, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: editor.url });
  try {
    const { resumeData, placedByModel } = await imported();
    const at = resumeData.skills.findIndex(({ name }) => name === LEFT);
    expect(placedByModel).toEqual([{ path: at < 0 ? 'summary' : `skills.${at}`, was: {}, unplaced: [LEFT] }]);
  } finally {
    stand();
  }
});

it('what a question cost is counted against the day’s dollars, and reading alone where none was asked', async () => {
  const { environmentCounters: counters } = await import('../../functions/platform/dynamodb/sharedCounters.ts');
  const spent = () => counters.read(`import ${israelDay(new Date()).day} dollars`);
  const before = await spent();
  input = { summary: [], experience: [], education: [], skills: [] };
  await imported();
  const reading = 1e6 * READING_DOLLARS;
  expect(await spent()).toBe(before + reading + 2_000);
  const off = setEnvironment({ IMPORT_STRUCTURING: 'rules' });
  await imported().finally(off);
  expect(await spent()).toBe(before + 2 * reading + 2_000);
});

it('the result of the rules stands where the model refuses', async () => {
  status = 400;
  const { resumeData, unplaced } = await imported();
  expect(asked).toHaveLength(1);
  expect(unplaced).toContain(LEFT);
  expect(resumeData.experience.length).toBeGreaterThan(1);
});

it.each([
  ['is switched off', { on: false, dailyDollars: 5 }, 3_600],
  ['has spent the day’s dollars', { on: true, dailyDollars: 0 }, 86_400],
] as const)(
  'where importing %s, rules alone read text, and of a scan it is said that none can be read now',
  async (_, allowance, most) => {
    const byRules = await (async () => {
      const off = setEnvironment({ IMPORT_STRUCTURING: 'rules' });
      return imported().finally(off);
    })();
    const allowed = setEnvironment({ IMPORT_ALLOWANCE: JSON.stringify(allowance) });
    try {
      expect(await imported()).toEqual(byRules);
      const refused = await sent(corpus('edge/image-only-scan.pdf'));
      expect([refused.status, await refused.json()]).toEqual([
        503,
        {
          code: 'scan_unavailable',
          error: ERRORS.scan_unavailable.en,
          details: { seconds: expect.any(Number) as number },
        },
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(most);
      expect(asked).toEqual([]);
    } finally {
      allowed();
    }
    await imported();
    expect(asked).toHaveLength(1);
  },
);
