import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createBedrockClient,
  toConverseInput,
  type ModelCapabilities,
} from '../../functions/platform/bedrock/converse.ts';
import { setClock } from '../../functions/platform/clock.ts';
import { createBedrockModel, toConversation } from '../../functions/improve/bedrockModel.ts';
import { CLAIM_CHECK_FORM } from '../../functions/improve/forms.ts';
import type { TextModelRequest } from '../../functions/improve/model.ts';
import { improveSections } from '../../functions/improve/improveSections.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock, type BedrockServer } from '../../infra/local/emulators/bedrock/server.ts';
import { safeChanges } from '../../shared/improve/changes.ts';
import { judgeChanges } from '../../functions/improve/judgeChanges.ts';
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
  improveSections(weak, wish, createBedrockModel(client, { ...capabilities, id: `${LOCAL_MODEL}${fault}` }), {
    milliseconds,
  });

/** A model that refuses in some way, with a second one whose tokens cost a dollar. */
function fallbackWorld() {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let time = Date.now();
  const restoreClock = setClock(() => new Date(time));
  onTestFinished(() => {
    written.mockRestore();
    restoreClock();
  });
  const spent: number[] = [];
  return {
    spent,
    move: (seconds: number) => void (time += seconds * 1_000),
    logged: () =>
      written.mock.calls.flatMap(([line]) =>
        String(line).startsWith('{') ? [JSON.parse(String(line)) as Record<string, unknown>] : [],
      ),
    sections: (first: string, second = LOCAL_MODEL) => {
      const fallback = { ...TOOL, id: second, price: { tokenIn: 1, tokenOut: 1 } };
      const model = { ...TOOL, id: `${LOCAL_MODEL}${first}`, fallback };
      return improveSections(
        weak,
        wish,
        createBedrockModel(client, model, (dollars) => void spent.push(dollars)),
        { milliseconds: 6_000 },
      );
    },
  };
}

describe('Bedrock over its wire protocol', () => {
  it.each<ModelCapabilities['structured']>(['tool', 'outputConfig', 'prompt'])(
    'gives improved texts by %s',
    async (structured) => {
      const { texts, failures } = await ask('', 3_000, { ...TOOL, structured });
      expect(failures).toEqual([]);
      expect(texts.map(({ section, id, text }) => [section, id, text])).toEqual([
        ['summary', undefined, 'Managed a team of 6. Wrote reports daily.'],
        ['experience', 'exp-1', 'Organised meetings'],
        ['experience', 'exp-2', 'Organised meetings'],
      ]);
      expect(safeChanges(judgeChanges(weak, texts))).toHaveLength(3);
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
    const { texts } = await improveSections(
      resume,
      { improvementType: 'job', jobDescription: 'דרושה מפתחת לפיתוח המערכת', language: 'he' },
      createBedrockModel(client, TOOL),
    );
    expect(texts.find(({ section }) => section === 'experience')?.text).toBe('פיתחתי את המערכת\nסידרתי את המחסן');
  });

  it.each([
    [':throttled', 'throttled'],
    [':failed', 'failed'],
    [':broken', 'invalid'],
    [':empty', 'invalid'],
    [':slow-40000', 'late'],
  ])('a model that is %s is reported as %s', async (fault, failure) => {
    const { texts, failures } = await ask(fault, fault.startsWith(':slow') ? 300 : 6_000);
    expect(texts).toEqual([]);
    expect([...new Set(failures.map(({ section }) => section))]).toEqual([
      'summary',
      'experience',
      'education',
      'projects',
    ]);
    expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set([failure]));
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
    const { texts, failures } = await over('cut-400');
    expect([texts[0]?.text, failures]).toEqual(['Managed a team of 6. Wrote reports daily.', []]);
    expect(asked.splice(0).map(({ maxTokens }) => maxTokens >= 400)).toEqual([false, true]);
    expect((await over('filtered')).failures).toEqual([{ section: 'summary', reason: 'failed' }]);
    expect(asked.splice(0)).toHaveLength(1);
    expect((await over('empty')).failures).toEqual([{ section: 'summary', reason: 'invalid' }]);
    // Bedrock refuses a message without text.
    expect(asked.flatMap(({ turns }) => turns).every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it.each([
    ['throttled', 'ThrottlingException', 30],
    ['denied', 'AccessDeniedException', 300],
    ['legacy', 'ResourceNotFoundException', 300],
    ['unknown', 'ValidationException', 300],
  ])(
    '[AI-08] a second model is asked where the first is %s, and alone for a while; the log says so once',
    async (fault, because, seconds) => {
      const { sections, logged, spent, move } = fallbackWorld();
      const [first, improved] = [`:${fault}@summary`, 'Managed a team of 6. Wrote reports daily.'];
      const { texts, failures } = await sections(first);
      expect([texts[0]?.text, failures]).toEqual([improved, []]);
      const line = { name: 'model', event: 'model_fallback', model: LOCAL_MODEL, because };
      expect(logged()).toEqual([expect.objectContaining(line)]);
      // The second model's price counts for what it answered.
      expect(spent.some((dollars) => dollars > 0)).toBe(true);
      spent.length = 0;
      expect((await sections(first)).failures).toEqual([]);
      expect([spent.every((dollars) => dollars > 0), logged().length]).toEqual([true, 1]);
      move(seconds);
      expect((await sections(first)).failures).toEqual([]);
      expect(logged()).toHaveLength(2);
    },
  );

  it('[AI-08] a second model is not asked about other failures, and one that is busy too says so', async () => {
    const { sections, logged } = fallbackWorld();
    for (const fault of ['failed', 'malformed'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await sections(`:${fault}`)).failures).toContainEqual({ section: 'summary', reason: 'failed' });
    expect(logged()).toEqual([]);
    const { failures } = await sections(':throttled', `${LOCAL_MODEL}:throttled`);
    expect(failures).toContainEqual({ section: 'summary', reason: 'throttled' });
  });

  it('a model that changes nothing makes no change', async () => {
    expect(judgeChanges(weak, (await ask(':unchanged')).texts)).toEqual([]);
  });

  it('says what each answer cost, and of one that came too late what it cost at most', async () => {
    const spent: number[] = [];
    const priced = (fault: string) =>
      createBedrockModel(
        client,
        { ...TOOL, id: `${LOCAL_MODEL}${fault}`, price: { tokenIn: 0.001, tokenOut: 0.005 } },
        (dollars) => void spent.push(dollars),
      );
    await improveSections(weak, wish, priced(''), { checks: false });
    const texts = spent.length;
    expect(texts).toBe(5);
    for (const dollars of spent) expect(dollars).toBeGreaterThan(0);
    const inTime = spent.splice(0).reduce((sum, dollars) => sum + dollars, 0);
    await improveSections(weak, wish, priced(':slow-40000'), { milliseconds: 300, checks: false });
    await vi.waitFor(() => expect(spent).toHaveLength(texts));
    expect(spent.reduce((sum, dollars) => sum + dollars, 0)).toBeGreaterThan(inTime);
    await expect(improveSections(weak, wish, priced(':failed')).then(() => spent.length)).resolves.toBe(texts);
  });

  it('says to a model only what its capabilities allow', () => {
    const request = toConversation({
      system: 's',
      turns: [{ role: 'user', text: 't' }],
      form: CLAIM_CHECK_FORM,
      maxTokens: 10,
    });
    expect(toConverseInput(request, { ...TOOL, sampling: false, forcedTool: false })).toMatchObject({
      inferenceConfig: { maxTokens: 10 },
      messages: [{ role: 'user', content: [{ text: 't' }] }],
      toolConfig: { tools: [expect.anything()] },
    });
    expect(toConverseInput(request, { ...TOOL, sampling: false, forcedTool: false }).toolConfig).not.toHaveProperty(
      'toolChoice',
    );
    const strictOf = (strict: boolean) =>
      toConverseInput(request, { ...TOOL, strict }).toolConfig?.tools?.[0]?.toolSpec?.strict;
    expect([strictOf(true), strictOf(false)]).toEqual([true, undefined]);
    expect(toConverseInput(request, { ...TOOL, structured: 'prompt' })).not.toHaveProperty('toolConfig');
    expect(toConverseInput(request, { ...TOOL, structured: 'outputConfig' }).outputConfig?.textFormat?.type).toBe(
      'json_schema',
    );
  });
});
