import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createBedrockClient,
  toConverseInput,
  type ModelCapabilities,
} from '../../functions/platform/bedrock/converse.ts';
import { createBedrockModel, toConversation } from '../../functions/improve/bedrockModel.ts';
import type { TextModelRequest } from '../../functions/improve/model.ts';
import { improveSections } from '../../functions/improve/improveSections.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock, type BedrockServer } from '../../infra/local/emulators/bedrock/server.ts';
import { safeChanges } from '../../shared/improve/changes.ts';
import { judgeChanges } from '../../shared/improve/judgeChanges.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';

/** The real client over the wire protocol of the emulator, whose answers the rule-based editor gives. */
let local: BedrockServer;
let client: ReturnType<typeof createBedrockClient>;
let restore: () => void;

beforeAll(async () => {
  local = await startBedrock();
  restore = setEnvironment({
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: local.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  client = createBedrockClient();
});
afterAll(async () => {
  client.destroy();
  restore();
  await local.close();
});

const TOOL: ModelCapabilities = { id: LOCAL_MODEL, structured: 'tool', forcedTool: true, sampling: true };
const wish = { improvementType: 'general', jobDescription: '', language: 'en' } as const;
const weak = {
  ...STRONG_RESUME_EN,
  summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
  experience: STRONG_RESUME_EN.experience.map((entry) => ({
    ...entry,
    description: 'I was asked to organise meetings',
  })),
};
const ask = (fault: string, milliseconds = 3_000, capabilities = TOOL) =>
  improveSections(
    weak,
    wish,
    createBedrockModel(client, { ...capabilities, id: `${LOCAL_MODEL}${fault}` }),
    milliseconds,
  );

describe('Bedrock over its wire protocol', () => {
  it.each<ModelCapabilities['structured']>(['tool', 'outputConfig', 'prompt'])(
    'gives improved texts by %s',
    async (structured) => {
      const { improvements, failures } = await ask('', 3_000, { ...TOOL, structured });
      expect(failures).toEqual({});
      expect(improvements.summary).toBe('Managed a team of 6. Wrote reports daily.');
      expect(improvements.experience).toEqual([
        { id: 'exp-1', description: 'Organised meetings' },
        { id: 'exp-2', description: 'Organised meetings' },
      ]);
      expect(safeChanges(judgeChanges(weak, improvements))).toHaveLength(3);
    },
  );

  it('improves Hebrew, and puts first what answers the job', async () => {
    const resume = {
      ...STRONG_RESUME_HE,
      experience: STRONG_RESUME_HE.experience.map((entry) => ({
        ...entry,
        description: 'סידרתי את המחסן\nהייתי אחראית על פיתוח המערכת',
      })),
    };
    const { improvements } = await improveSections(
      resume,
      { improvementType: 'job', jobDescription: 'דרושה מפתחת לפיתוח המערכת', language: 'he' },
      createBedrockModel(client, TOOL),
    );
    expect(improvements.experience[0]?.description).toBe('פיתחתי את המערכת\nסידרתי את המחסן');
  });

  it.each([
    [':throttled', 'throttled'],
    [':failed', 'failed'],
    [':broken', 'invalid'],
    [':empty', 'invalid'],
    [':slow-40000', 'late'],
  ])('a model that is %s is reported as %s', async (fault, failure) => {
    const { improvements, failures } = await ask(fault, fault.startsWith(':slow') ? 300 : 6_000);
    expect(improvements).toEqual({ experience: [], education: [], projects: [] });
    expect(failures).toEqual({ summary: failure, experience: failure, education: failure, projects: failure });
  });

  it('an answer that was cut off is asked for again with more room, a filtered one is not', async () => {
    const asked: TextModelRequest[] = [];
    const over = (fault: string) => {
      const model = createBedrockModel(client, { ...TOOL, id: `${LOCAL_MODEL}:${fault}@summary` });
      return improveSections(weak, wish, (request, signal) => {
        if (request.turns[0]?.text.includes('<data name="summary">')) asked.push(request);
        return model(request, signal);
      });
    };
    const { improvements, failures } = await over('cut-1000');
    expect([improvements.summary, failures]).toEqual(['Managed a team of 6. Wrote reports daily.', {}]);
    expect(asked.splice(0).map(({ maxTokens }) => maxTokens >= 1_000)).toEqual([false, true]);
    expect((await over('filtered')).failures).toEqual({ summary: 'failed' });
    expect(asked.splice(0)).toHaveLength(1);
    expect((await over('empty')).failures).toEqual({ summary: 'invalid' });
    // Bedrock refuses a message without text.
    expect(asked.flatMap(({ turns }) => turns).every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it('[AI-08] a second model is asked where the first is throttled, and nowhere else; the log says so', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const logged = () =>
      written.mock.calls.flatMap(([line]) =>
        String(line).startsWith('{') ? [JSON.parse(String(line)) as Record<string, unknown>] : [],
      );
    const fallback = { ...TOOL, price: { tokenIn: 1, tokenOut: 1 } };
    const spent: number[] = [];
    const sections = (first: string, second = fallback) =>
      improveSections(
        weak,
        wish,
        createBedrockModel(client, { ...TOOL, id: `${LOCAL_MODEL}${first}`, fallback: second }, (dollars) => {
          spent.push(dollars);
        }),
        6_000,
      );
    try {
      const { improvements, failures } = await sections(':throttled@summary');
      expect([improvements.summary, failures]).toEqual(['Managed a team of 6. Wrote reports daily.', {}]);
      expect(logged()).toEqual([
        expect.objectContaining({ name: 'improveResume', event: 'model_fallback', model: LOCAL_MODEL }),
      ]);
      // The second model's price counts for what it answered, alone.
      expect(spent.filter((dollars) => dollars > 100)).toHaveLength(1);
      expect((await sections(':failed')).failures).toMatchObject({ summary: 'failed' });
      expect(logged()).toHaveLength(1);
      const busy = { ...fallback, id: `${LOCAL_MODEL}:throttled` };
      expect((await sections(':throttled', busy)).failures).toMatchObject({ summary: 'throttled' });
    } finally {
      written.mockRestore();
    }
  });

  it('a model that changes nothing makes no change', async () => {
    expect(judgeChanges(weak, (await ask(':unchanged')).improvements)).toEqual([]);
  });

  it('says what each answer cost, and of one that came too late what it cost at most', async () => {
    const spent: number[] = [];
    const priced = (fault: string) =>
      createBedrockModel(
        client,
        { ...TOOL, id: `${LOCAL_MODEL}${fault}`, price: { tokenIn: 0.001, tokenOut: 0.005 } },
        (dollars) => void spent.push(dollars),
      );
    await improveSections(weak, wish, priced(''));
    expect(spent).toHaveLength(4);
    for (const dollars of spent) expect(dollars).toBeGreaterThan(0);
    const inTime = spent.splice(0).reduce((sum, dollars) => sum + dollars, 0);
    await improveSections(weak, wish, priced(':slow-40000'), 300);
    await vi.waitFor(() => expect(spent).toHaveLength(4));
    expect(spent.reduce((sum, dollars) => sum + dollars, 0)).toBeGreaterThan(inTime);
    await expect(improveSections(weak, wish, priced(':failed')).then(() => spent.length)).resolves.toBe(4);
  });

  it('says to a model only what its capabilities allow', () => {
    const request = toConversation({ system: 's', turns: [{ role: 'user', text: 't' }], maxTokens: 10 });
    expect(toConverseInput(request, { ...TOOL, sampling: false, forcedTool: false })).toMatchObject({
      inferenceConfig: { maxTokens: 10 },
      messages: [{ role: 'user', content: [{ text: 't' }] }],
      toolConfig: { tools: [expect.anything()] },
    });
    expect(toConverseInput(request, { ...TOOL, sampling: false, forcedTool: false }).toolConfig).not.toHaveProperty(
      'toolChoice',
    );
    expect(toConverseInput(request, { ...TOOL, structured: 'prompt' })).not.toHaveProperty('toolConfig');
    expect(toConverseInput(request, { ...TOOL, structured: 'outputConfig' }).outputConfig?.textFormat?.type).toBe(
      'json_schema',
    );
  });
});
