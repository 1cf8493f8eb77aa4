import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createContext, createEvent } from '../../../test/support/httpEvent.ts';
import { serveTestPool } from '../../../test/support/testPool.ts';
import type { LambdaHandler } from '../../http/handlerFor.ts';
import { pointDue } from '../resumeHistory.ts';

/** The handlers as Lambda calls them; the database is a mock, so that every answer it may give can be tried. */
const lines: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
  lines.push(String(line));
  return true;
});
const testPool = await serveTestPool();
const ENVIRONMENT = {
  ...testPool.environment,
  USERS_TABLE: 'users',
  RESUMES_TABLE: 'resumes',
  REQUESTS_TABLE: 'requests',
  AWS_REGION: 'eu-central-1',
  LOG_LEVEL: 'info',
};
for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);

const mock = mockClient(DynamoDBDocumentClient);
const data = { ...createBlankResume(), summary: 'סוד' };
const stored = {
  id: 'r1',
  userId: 'dana',
  name: 'שם סודי',
  data,
  templateId: 'professional',
  version: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const { userId: _owner, ...answered } = stored;

beforeEach(() => {
  mock.reset();
  mock.on(GetCommand, { TableName: 'requests' }).resolves({});
  lines.length = 0;
});
afterAll(() => mock.restore());

/** Loaded after the mocks above. */
const HANDLERS = {
  create: () => import('./createResume.ts'),
  read: () => import('./readResume.ts'),
  list: () => import('./listResumes.ts'),
  update: () => import('./updateResume.ts'),
};

async function call(
  name: keyof typeof HANDLERS,
  part: Parameters<typeof createEvent>[0] = {},
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const { handler } = (await HANDLERS[name]()) as { handler: LambdaHandler };
  const { statusCode, body } = await handler(
    createEvent({ headers: { 'accept-language': 'en', ...testPool.headersOf('dana') }, ...part }),
    createContext(),
  );
  return { status: statusCode, body: JSON.parse(body ?? '{}') as Record<string, unknown> };
}

const cancelled = (...codes: readonly (string | [string, object])[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((code) =>
      typeof code === 'string'
        ? { Code: code }
        : { Code: code[0], Item: marshall(code[1], { removeUndefinedValues: true }) },
    ),
  });
const outOfDate = (item?: object) =>
  new ConditionalCheckFailedException({ $metadata: {}, message: 'x', ...(item && { Item: marshall(item) }) });
const body = { name: 'x', data };

const read = () => call('read', { pathParameters: { id: 'r1' } });
const update = () => call('update', { pathParameters: { id: 'r1' }, json: { ...body, version: 2 } });

describe('creating', () => {
  it('writes résumé and count in one transaction, under conditions', async () => {
    mock.on(TransactWriteCommand).resolves({});
    expect(await call('create', { json: body })).toMatchObject({ status: 201, body: { version: 1, name: 'x' } });
    const [put, update] = mock.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(put?.Put).toMatchObject({
      TableName: 'resumes',
      ConditionExpression: 'attribute_not_exists(id)',
      Item: { userId: 'dana', version: 1 },
    });
    expect(update?.Update).toMatchObject({
      TableName: 'users',
      Key: { uid: 'dana' },
      ConditionExpression: expect.stringContaining('resumeCount < maxStorageSlots'),
    });
  });

  it.each([
    [
      '[ERR-06] the limit',
      cancelled('None', ['ConditionalCheckFailed', { uid: 'dana' }]),
      403,
      'storage_limit_reached',
    ],
    ['[CLOUD-09] a user that is not known', cancelled('None', 'ConditionalCheckFailed'), 404, 'user_not_found'],
    [
      'somebody else’s résumé under the same id',
      cancelled(['ConditionalCheckFailed', { ...stored, userId: 'noam' }], 'None'),
      403,
      'forbidden',
    ],
    [
      'a table that is not there',
      Object.assign(new Error('secret detail'), { name: 'ResourceNotFoundException' }),
      500,
      'save_failed',
    ],
  ])('answers %s', async (_, error, status, code) => {
    mock.on(TransactWriteCommand).rejects(error);
    expect(await call('create', { json: body })).toMatchObject({ status, body: { code } });
  });

  it('tries again when two transactions meet', async () => {
    mock.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'TransactionConflict')).resolves({});
    expect((await call('create', { json: body })).status).toBe(201);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('gives up after some tries', async () => {
    mock.on(TransactWriteCommand).rejects(cancelled('None', 'TransactionConflict'));
    expect((await call('create', { json: body })).status).toBe(500);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(8);
  });
});

describe('reading', () => {
  it('[ERR-10] [ROLE-10] answers its own, "Resume not found" and "Unauthorized"', async () => {
    mock
      .on(GetCommand, { TableName: 'resumes' })
      .resolvesOnce({ Item: stored })
      .resolvesOnce({})
      .resolvesOnce({ Item: { ...stored, userId: 'noam' } });
    expect(await read()).toEqual({ status: 200, body: answered });
    expect(await read()).toEqual({ status: 404, body: { error: 'Resume not found', code: 'resume_not_found' } });
    expect(await read()).toEqual({ status: 403, body: { error: 'Unauthorized', code: 'forbidden' } });
  });

  it('[ERR-10] answers "Error loading resume" where it cannot be read', async () => {
    mock.on(GetCommand, { TableName: 'resumes' }).rejects(new Error('secret detail'));
    expect(await read()).toEqual({
      status: 500,
      body: { error: 'Error loading resume. Please try again.', code: 'errorLoadingResume' },
    });
  });

  it('[CLOUD-12] lists by user from the index, page after page', async () => {
    mock
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ userId: 'dana', id: 'a' }], LastEvaluatedKey: { id: 'a' } })
      .resolvesOnce({ Items: [{ userId: 'dana', id: 'b' }] });
    expect((await call('list')).body).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(mock.commandCalls(QueryCommand)[1]?.args[0].input).toMatchObject({
      IndexName: 'byUser',
      ScanIndexForward: false,
      ExclusiveStartKey: { id: 'a' },
    });
  });
});

describe('updating', () => {
  it('writes over the version that was read, and no other', async () => {
    mock.on(UpdateCommand).resolves({ Attributes: { ...stored, version: 3 } });
    expect(await update()).toMatchObject({ status: 200, body: { version: 3 } });
    expect(mock.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'userId = :user AND version = :version',
      ExpressionAttributeValues: { ':user': 'dana', ':version': 2, ':next': 3 },
    });
  });

  it('answers a conflict with what stands there, without its owner', async () => {
    mock.on(UpdateCommand).rejects(outOfDate({ ...stored, version: 7 }));
    expect(await update()).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { current: { ...answered, version: 7 } } },
    });
  });

  it('answers the same save again as saved', async () => {
    mock.on(UpdateCommand).rejects(outOfDate({ ...stored, name: 'x', version: 3 }));
    expect(await update()).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it.each([
    [undefined, 404],
    [{ ...stored, userId: 'noam' }, 403],
  ])('answers what is gone or somebody else’s', async (item, status) => {
    mock.on(UpdateCommand).rejects(outOfDate(item));
    const answer = await update();
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('סוד');
  });
});

const isHistory = ({ Key }: { readonly Key?: Record<string, unknown> | undefined }) =>
  String(Key?.['id']).startsWith('HISTORY#');

const failWith = (answer: () => unknown) =>
  mock
    .on(GetCommand, { TableName: 'requests' })
    .callsFake((input: { Key: Record<string, unknown> }) => (isHistory(input) ? answer() : {}));

describe('the history, when it fails', () => {
  const due = { ...stored, data: { ...data, summary: 'earlier' } };
  beforeEach(() => {
    mock.on(GetCommand, { TableName: 'resumes' }).resolves({ Item: due });
    mock.on(UpdateCommand, { TableName: 'resumes' }).resolves({ Attributes: { ...stored, version: 3 } });
  });

  it('does not keep the save from being made, and the log has a line', async () => {
    failWith(() => Promise.reject(Object.assign(new Error('סוד dana'), { name: 'ProvisionedThroughputExceeded' })));
    expect(await update()).toMatchObject({ status: 200, body: { version: 3 } });
    expect(lines.join('')).toContain('A state was not kept in the history');
    expect(lines.join('')).not.toMatch(/סוד|dana/);
  });

  it('is waited for no longer than a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    failWith(() => new Promise(() => {}));
    const saving = update();
    await vi.waitFor(() =>
      expect(mock.commandCalls(GetCommand).some(({ args }) => isHistory(args[0].input))).toBe(true),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await saving).toMatchObject({ status: 200, body: { version: 3 } });
    expect(lines.join('')).toContain('A state was not kept in the history');
  });
});

const at = (minutes: number) => new Date(Date.parse(stored.updatedAt) + minutes * 60_000);

describe('when a state is kept', () => {
  const next = { ...data, summary: 'changed' };
  it('at the first change after a pause, also where the clock jumped back meanwhile', () => {
    expect([29, 30, -29, -30, -500_000].map((minutes) => pointDue(stored, next, undefined, at(minutes)))).toEqual([
      undefined,
      'session',
      undefined,
      'session',
      'session',
    ]);
    expect(pointDue(stored, data, 'improve', at(500))).toBeUndefined();
  });
});

describe('what is logged', () => {
  it('names neither person nor résumé, also when something fails', async () => {
    mock.on(UpdateCommand).rejects(Object.assign(new Error('סוד dana'), { name: 'ValidationException' }));
    mock.on(GetCommand, { TableName: 'resumes' }).resolves({ Item: stored });
    await call('update', { pathParameters: { id: 'r1' }, json: { ...body, version: 2 } });
    await call('read', { pathParameters: { id: 'r1' } });
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join('')).not.toMatch(/סוד|dana|r1"/);
  });
});
