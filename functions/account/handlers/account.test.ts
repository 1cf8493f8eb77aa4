import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../shared/account/profile.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createContext, createEvent } from '../../../test/support/httpEvent.ts';
import { serveTestPool } from '../../../test/support/testPool.ts';
import type { LambdaHandler } from '../../http/handlerFor.ts';

const testPool = await serveTestPool();
const ENVIRONMENT = {
  ...testPool.environment,
  USERS_TABLE: 'users',
  RESUMES_TABLE: 'resumes',
  REQUESTS_TABLE: 'requests',
  CREDIT_LOGS_TABLE: 'logs',
  PDF_BUCKET: 'pdfs',
  UPLOAD_BUCKET: 'uploads',
  PAYMENTS_SECRET: 'payments',
  PAYMENTS_API: 'http://127.0.0.1:1',
  AWS_REGION: 'eu-central-1',
  RATE_FACTOR: '1000',
  LOG_LEVEL: 'silent',
};
for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);

const database = mockClient(DynamoDBDocumentClient);
const files = mockClient(S3Client);
const pool = mockClient(CognitoIdentityProviderClient);
const profile = createProfile(
  { uid: 'dana', email: 'd@example.com', displayName: 'Dana', photoURL: '' },
  'TOMBSTONE#1',
  new Date('2026-11-20T10:00:00Z'),
);

beforeEach(() => {
  database.reset();
  files.reset();
  pool.reset();
  database.on(GetCommand, { TableName: 'users' }).resolves({ Item: profile });
  database.on(GetCommand, { TableName: 'requests' }).resolves({});
  database
    .on(GetCommand, { TableName: 'logs' })
    .resolves({ Item: { userId: 'DELETIONS#', entry: 'dana', username: 'google_1', deletedAt: 1, resumes: 0 } });
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(TransactWriteCommand).resolves({});
  files.on(ListObjectsV2Command).resolves({});
  pool.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: 'dana' }] });
  pool.on(AdminDeleteUserCommand).resolves({});
});
afterAll(() => {
  for (const client of [database, files, pool]) client.restore();
});

/** Loaded after the mocks above. */
const HANDLERS = {
  delete: () => import('./deleteAccount.ts'),
  export: () => import('./exportAccount.ts'),
};

async function call(
  name: 'delete' | 'export',
  [subject, claims]: readonly [string, object?] = ['dana'],
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const { handler } = (await HANDLERS[name]()) as { handler: LambdaHandler };
  const { statusCode, body } = await handler(
    createEvent({
      headers: { 'accept-language': 'en', ...testPool.headersOf(subject, { username: 'google_1', ...claims }) },
    }),
    createContext(),
  );
  return { status: statusCode, body: JSON.parse(body ?? '{}') as Record<string, unknown> };
}

const transactions = () =>
  database.commandCalls(TransactWriteCommand).map((one) => one.args[0].input.TransactItems ?? []);
const begun = () => transactions().filter((items) => items.some(({ Put }) => Put?.Item?.['kind'] === 'deletion'));
const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'x',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
/** What the list of deletions holds from now on. */
const deletion = (row: object | undefined) =>
  database
    .on(GetCommand, { TableName: 'logs' })
    .resolves(row ? { Item: { userId: 'DELETIONS#', entry: 'dana', deletedAt: 1, resumes: 0, ...row } } : {});

const ofResume = (item: { Delete?: { TableName?: string | undefined } | undefined }) =>
  item.Delete?.TableName === 'resumes';

describe('deleting an account', () => {
  it('takes away the profile and everybody’s tokens in one moment, before anything else', async () => {
    await call('delete');
    const [first, ...others] = transactions();
    expect(
      first?.map((item) =>
        Object.entries(item)
          .map(([kind, { TableName }]) => `${kind} ${TableName}`)
          .join(),
      ),
    ).toEqual(['Delete users', 'Put requests', 'Put logs', 'Put requests']);
    expect(first?.[0]?.Delete?.ConditionExpression).toMatch(/^version = :version AND resumeCount = :count AND/);
    expect(others.flat().some(({ Delete }) => Delete?.TableName === 'users')).toBe(false);
  });

  it('ends with the user of the pool, by their name there, and only where it is still the same one', async () => {
    expect(await call('delete')).toEqual({ status: 200, body: { deleted: true } });
    expect(pool.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: testPool.environment['USER_POOL_ID'],
      Username: 'google_1',
    });
    pool.resetHistory();
    pool.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: 'dana-who-came-back' }] });
    expect((await call('delete')).status).toBe(200);
    expect(pool.commandCalls(AdminDeleteUserCommand)).toHaveLength(0);
  });

  it('ends with the user of the pool also where the account is older than the pool', async () => {
    const subject = 'dana-in-the-new-pool';
    database.on(GetCommand, { TableName: 'logs' }).resolves({
      Item: { userId: 'DELETIONS#', entry: 'dana', username: 'google_1', subject, deletedAt: 1, resumes: 0 },
    });
    pool.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: subject }] });
    expect((await call('delete', [subject, { account_id: 'dana' }])).status).toBe(200);
    expect(begun()[0]?.find(({ Put }) => Put?.TableName === 'logs')?.Put?.Item).toMatchObject({
      entry: 'dana',
      subject,
    });
    expect(pool.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
  });

  it('reads the profile again when something came between, and begins with what stands there then', async () => {
    database
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None', 'None', 'None'))
      .resolves({});
    expect((await call('delete')).status).toBe(200);
    expect(begun()).toHaveLength(2);
    expect(database.commandCalls(GetCommand, { TableName: 'users' })).toHaveLength(2);
  });

  it('gives up where something comes between each time', async () => {
    const met = ['ConditionalCheckFailed', 'None', 'None', 'None'];
    database.on(TransactWriteCommand).rejects(cancelled(...met));
    expect(await call('delete')).toMatchObject({ status: 500, body: { code: 'profile_failed' } });
    expect(begun()).toHaveLength(60);
  });

  it('goes on until no résumé is left, also one that the index does not list yet', async () => {
    deletion({ resumes: 1 });
    const found = database
      .on(QueryCommand, { TableName: 'resumes' })
      .resolvesOnce({ Items: [] })
      .resolvesOnce({ Items: [{ id: 'r1' }] });
    found.resolves({ Items: [] });
    database.on(TransactWriteCommand).callsFake((input: { TransactItems: Parameters<typeof ofResume>[0][] }) => {
      if (input.TransactItems.some(ofResume)) deletion({ resumes: 0 });
      return {};
    });
    expect((await call('delete')).status).toBe(200);
    expect(transactions().filter((items) => items.some(ofResume))).toHaveLength(1);
  });

  it('deletes files a page at a time, below the person’s own prefix alone', async () => {
    files
      .on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [{ Key: 'dana/1' }] })
      .resolvesOnce({ Contents: [{ Key: 'dana/2' }] })
      .resolves({});
    files.on(DeleteObjectsCommand).resolves({});
    await call('delete');
    // Twice with something in it, and once more for each of the two buckets.
    expect(files.commandCalls(ListObjectsV2Command).map((one) => one.args[0].input.Prefix)).toEqual(
      Array.from({ length: 4 }, () => 'dana/'),
    );
    expect(files.commandCalls(DeleteObjectsCommand).map((one) => one.args[0].input.Delete)).toEqual(
      ['dana/1', 'dana/2'].map((Key) => ({ Objects: [{ Key }], Quiet: true })),
    );
  });

  it('is not over when a part failed: the others go on, and its row stays for the next try', async () => {
    files.on(ListObjectsV2Command).rejects(new Error('S3 is down'));
    expect(await call('delete')).toMatchObject({ status: 500, body: { code: 'profile_failed' } });
    expect(pool.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
    // Begun and still blocking sign-in; not closed.
    expect(transactions()).toHaveLength(2);
  });

  it('is done where everything is gone already', async () => {
    database.on(GetCommand, { TableName: 'users' }).resolves({});
    database
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'ConditionalCheckFailed', 'None'))
      .resolves({});
    deletion(undefined);
    expect((await call('delete')).status).toBe(200);
    expect(transactions()).toHaveLength(1);
  });
});

const big = (id: string) => ({
  id,
  userId: 'dana',
  name: id,
  data: { ...createBlankResume(), summary: 'x'.repeat(200_000) },
  templateId: 'x',
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});

describe('exporting', () => {
  it('leaves out what does not fit an answer, and names it', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
    database.on(QueryCommand, { IndexName: 'byUser' }).resolves({ Items: ids.map((id) => ({ id })) });
    database.on(BatchGetCommand).callsFake((input: { RequestItems: { resumes: { Keys: { id: string }[] } } }) => ({
      Responses: { resumes: input.RequestItems.resumes.Keys.map(({ id }) => big(id)) },
    }));
    const { status, body } = await call('export');
    const { resumes, omitted } = body as unknown as { resumes: { id: string }[]; omitted: string[] };
    expect(status).toBe(200);
    expect([...resumes.map(({ id }) => id), ...omitted]).toEqual(ids);
    expect(omitted.length).toBeGreaterThan(0);
    expect(JSON.stringify(body).length).toBeLessThan(6_000_000);
  });

  it('has every résumé, batch by batch, without whose it is', async () => {
    const ids = Array.from({ length: 75 }, (_, index) => `r${index}`);
    database.on(QueryCommand, { IndexName: 'byUser' }).resolves({ Items: ids.map((id) => ({ id })) });
    database.on(BatchGetCommand).callsFake((input: { RequestItems: { resumes: { Keys: { id: string }[] } } }) => ({
      Responses: { resumes: input.RequestItems.resumes.Keys.map(({ id }) => ({ ...big(id), data: { summary: id } })) },
    }));
    const { resumes, omitted } = (await call('export')).body as unknown as Record<string, { id: string }[]>;
    expect([resumes?.map(({ id }) => id), omitted]).toEqual([ids, []]);
    expect(resumes?.[0]).not.toHaveProperty('userId');
    expect(database.commandCalls(BatchGetCommand)).toHaveLength(3);
  });

  it('takes another person’s résumé for nothing, though the index named it', async () => {
    database.on(QueryCommand, { IndexName: 'byUser' }).resolves({ Items: [{ id: 'r1' }] });
    database.on(BatchGetCommand).resolves({ Responses: { resumes: [{ id: 'r1', userId: 'noam' }] } });
    expect((await call('export')).body).toMatchObject({ resumes: [], omitted: [] });
  });
});
