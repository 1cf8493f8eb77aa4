import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../shared/account/profile.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { cancelled, mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';

const cloud = await mockedCloud({
  MODEL_ID: JSON.stringify({
    id: 'model',
    structured: 'tool',
    forcedTool: true,
    sampling: true,
    seconds: 2,
    checks: false,
  }),
});
const { handler } = await import('./improveResume.ts');
const { handler: take } = await import('./acceptImprovement.ts');
const { handler: ask } = await import('./checkImproveAvailability.ts');
const { handler: follow } = await import('./readImproveProgress.ts');

const SUMMARY = 'I was responsible for managing a team of 6 people and I was in charge of reports';
const profile = createProfile({ uid: 'dana', email: '', displayName: '', photoURL: '' }, 'TOMBSTONE#1', new Date(0));
const improve = () =>
  cloud.call(handler, {
    json: {
      resumeData: { ...createBlankResume(), summary: SUMMARY },
      improvementType: 'general',
      language: 'en',
      userId: 'dana',
      requestId: '2f1c3f0e-1b2a-4c3d-8e4f-5a6b7c8d9e0f',
    },
  });
const modelSays = (input: unknown, stopReason = 'tool_use') =>
  cloud.models.on(ConverseCommand).resolves({
    output: {
      message: { role: 'assistant', content: [{ toolUse: { toolUseId: 't', name: 'x', input: input as never } }] },
    },
    stopReason: stopReason as 'tool_use',
    usage: { inputTokens: 10, outputTokens: 10, totalTokens: 20 },
  });
const written = () => cloud.database.commandCalls(TransactWriteCommand);
/** What begins a request, and what forgets it again. */
const begun = () => written().filter((call) => call.args[0].input.TransactItems?.some(({ Put }) => Put)).length;
const dropped = () => written().filter((call) => call.args[0].input.TransactItems?.some(({ Delete }) => Delete)).length;

beforeEach(() => {
  cloud.database.on(GetCommand, { TableName: 'users' }).resolves({ Item: profile });
  // The row that the call wrote, read again when it is to be forgotten.
  cloud.database.on(TransactWriteCommand).callsFake((input: { TransactItems: { Put?: { Item: object } }[] }) => {
    const row = input.TransactItems.find(({ Put }) => Put)?.Put?.Item as { id: string } | undefined;
    if (row) cloud.database.on(GetCommand, { TableName: 'requests', Key: { id: row.id } }).resolves({ Item: row });
    return {};
  });
});

describe('an improvement', () => {
  it.each([
    ['is throttled', () => cloud.models.on(ConverseCommand).rejects(refusal('ThrottlingException')), 'improve_busy'],
    [
      'is not there',
      () => cloud.models.on(ConverseCommand).rejects(refusal('ServiceUnavailableException')),
      'improve_busy',
    ],
    [
      'may not be asked',
      () => cloud.models.on(ConverseCommand).rejects(refusal('AccessDeniedException')),
      'improve_failed',
    ],
    ['does not answer', () => cloud.models.on(ConverseCommand).rejects(refusal('TimeoutError')), 'improve_failed'],
    ['breaks off', () => modelSays({ texts: [] }, 'max_tokens'), 'improve_invalid_response'],
    ['answers nothing [ERR-15]', () => cloud.models.on(ConverseCommand).resolves({}), 'improve_invalid_response'],
    ['answers another form [ERR-15]', () => modelSays({ colour: 'blue' }), 'improve_invalid_response'],
    ['answers numbers [ERR-15]', () => modelSays({ text: 42, texts: 42, summary: 42 }), 'improve_invalid_response'],
    ['refuses to answer', () => modelSays({}, 'content_filtered'), 'improve_failed'],
  ])('of which the model %s says so, is forgotten and costs nothing', async (_, given, code) => {
    given();
    expect(await improve()).toMatchObject({ body: { code } });
    expect([begun(), dropped()]).toEqual([1, 1]);
    // Nothing that was written is in the log.
    expect(cloud.logged()).not.toContain('responsible');
  });

  it('[ERR-17] does not reach the model for a person who has nothing to pay with, or has left', async () => {
    const poor = { ...profile, lots: [], hasUsedAi: true };
    cloud.database.on(GetCommand, { TableName: 'users' }).resolves({ Item: poor });
    const { body } = await improve();
    cloud.database.on(GetCommand, { TableName: 'users' }).resolves({});
    expect([body['code'], (await improve()).body['code']]).toEqual(['no_credits', 'user_not_found']);
    expect([begun(), cloud.models.calls().length]).toEqual([0, 0]);
  });

  it('[AI-08] over the day’s number of looks is refused by the condition of the write, before the model', async () => {
    cloud.database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
    expect(await improve()).toMatchObject({ body: { code: 'untaken_limit_reached' } });
    expect(cloud.models.calls()).toHaveLength(0);
  });

  it('is tried again where two writes met, and says that something went wrong where it stays so', async () => {
    modelSays({});
    cloud.database.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None', 'None'));
    expect((await improve()).status).toBe(500);
    expect([written().length > 1, cloud.models.calls().length]).toEqual([true, 0]);
  });

  it('over the day’s budget of everybody is refused, and so is one where nobody can count', async () => {
    const over = new ConditionalCheckFailedException({ $metadata: {}, message: 'over' });
    // Calls are counted one by one, dollars in millionths.
    cloud.database.on(UpdateCommand).callsFake((input: { ExpressionAttributeValues: { ':amount': number } }) => {
      if (input.ExpressionAttributeValues[':amount'] > 1) throw over;
      return { Attributes: { amount: 1 } };
    });
    expect((await improve()).body['code']).toBe('daily_budget_reached');
    cloud.database.on(UpdateCommand).rejects(refusal('ProvisionedThroughputExceededException'));
    expect((await improve()).status).toBe(500);
    vi.stubEnv('IMPROVE_ALLOWANCE', JSON.stringify({ on: false, dailyDollars: 1 }));
    expect((await improve()).body['code']).toBe('capability_off');
    vi.stubEnv('IMPROVE_ALLOWANCE', JSON.stringify({ on: true, dailyDollars: 100 }));
    expect(cloud.models.calls()).toHaveLength(0);
  });
});

describe('beside an improvement', () => {
  it('its finished sections are read, as long as anything is known about it', async () => {
    const read = () => cloud.call(follow, { pathParameters: { requestId: '2f1c3f0e-1b2a-4c3d-8e4f-5a6b7c8d9e0f' } });
    expect(await read()).toMatchObject({ status: 200, body: { finished: [] } });
    cloud.database
      .on(GetCommand, { TableName: 'requests', Key: { id: 'PROGRESS#dana#2f1c3f0e-1b2a-4c3d-8e4f-5a6b7c8d9e0f' } })
      .resolves({ Item: { finished: [{ section: 'summary' }] } });
    expect(await read()).toMatchObject({ status: 200, body: { finished: [{ section: 'summary' }] } });
  });

  it('it is said whether another may be begun today, without counting anything', async () => {
    const ofToday = (amount: number) =>
      cloud.database.on(GetCommand, { TableName: 'requests' }).resolves({ Item: { amount } });
    expect(await cloud.call(ask)).toEqual({ status: 200, body: { open: true } });
    ofToday(100e6);
    expect((await cloud.call(ask)).body['code']).toBe('daily_budget_reached');
    vi.stubEnv('IMPROVE_ALLOWANCE', JSON.stringify({ on: false, dailyDollars: 100 }));
    expect((await cloud.call(ask)).body['code']).toBe('capability_off');
    vi.stubEnv('IMPROVE_ALLOWANCE', JSON.stringify({ on: true, dailyDollars: 100 }));
    expect([cloud.database.commandCalls(UpdateCommand), written()]).toEqual([[], []]);
  });

  it('nothing can be taken of a result that is not kept', async () => {
    const pathParameters = { requestId: '2f1c3f0e-1b2a-4c3d-8e4f-5a6b7c8d9e0f' };
    expect(await cloud.call(take, { pathParameters })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(written()).toEqual([]);
  });
});
