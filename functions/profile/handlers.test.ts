import { AdminDeleteUserCommand, CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newProfile } from '../../shared/profile.ts';
import { emptyResume } from '../../shared/resume/defaults.ts';
import { contextWith, eventWith } from '../../test/support/event.ts';
import type { Handler } from '../middleware/handler.ts';

vi.mock('../middleware/auth.ts', async (original) => ({ ...(await original()), callerOf: async () => ({ id: 'dana', username: 'google_1' }) }));
Object.assign(process.env, { USERS_TABLE: 'users', RESUMES_TABLE: 'resumes', REQUESTS_TABLE: 'requests', CREDIT_LOGS_TABLE: 'logs', PDF_BUCKET: 'pdfs', UPLOAD_BUCKET: 'uploads', PAYMENTS_SECRET: 'payments', PAYMENTS_API: 'http://127.0.0.1:1', USER_POOL_ID: 'eu-central-1_x', AWS_REGION: 'eu-central-1', LOG_LEVEL: 'silent' });

const database = mockClient(DynamoDBDocumentClient);
const files = mockClient(S3Client);
const pool = mockClient(CognitoIdentityProviderClient);
const profile = newProfile({ uid: 'dana', email: 'd@example.com', displayName: 'Dana', photoURL: '' }, 'TOMBSTONE#1', new Date('2026-11-20T10:00:00Z'));

beforeEach(() => {
  database.reset();
  files.reset();
  pool.reset();
  database.on(GetCommand).resolves({ Item: profile });
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(TransactWriteCommand).resolves({});
  files.on(ListObjectsV2Command).resolves({});
  pool.on(AdminDeleteUserCommand).resolves({});
});
afterAll(() => vi.restoreAllMocks());

/** Loaded after the mocks above. */
const HANDLERS = {
  delete: () => import('./delete.ts'),
  export: () => import('./export.ts'),
};

async function call(name: 'delete' | 'export'): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const { handler } = (await HANDLERS[name]()) as { handler: Handler };
  const { statusCode, body } = await handler(eventWith({ headers: { 'accept-language': 'en' } }), contextWith());
  return { status: statusCode, body: JSON.parse(body ?? '{}') as Record<string, unknown> };
}

describe('deleting an account', () => {
  it('ends with the user of the pool, by their name there', async () => {
    expect(await call('delete')).toEqual({ status: 200, body: { deleted: true } });
    expect(pool.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toEqual({ UserPoolId: 'eu-central-1_x', Username: 'google_1' });
  });

  it('leaves the profile until no résumé is left, also one that the index does not list yet', async () => {
    const left = new TransactionCanceledException({ $metadata: {}, message: 'x', CancellationReasons: [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }, { Code: 'None' }] });
    database.on(TransactWriteCommand).rejectsOnce(left).resolves({});
    expect((await call('delete')).status).toBe(200);
    expect(database.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('deletes files a page at a time, below the person’s own prefix alone', async () => {
    files.on(ListObjectsV2Command).resolvesOnce({ Contents: [{ Key: 'dana/1' }] }).resolvesOnce({ Contents: [{ Key: 'dana/2' }] }).resolves({});
    files.on(DeleteObjectsCommand).resolves({});
    await call('delete');
    // Twice with something in it, and once more for each of the two buckets.
    expect(files.commandCalls(ListObjectsV2Command).map((one) => one.args[0].input.Prefix)).toEqual(Array.from({ length: 4 }, () => 'dana/'));
    expect(files.commandCalls(DeleteObjectsCommand)).toHaveLength(2);
  });

  it('keeps the user of the pool, who can then sign in and go on, when a step before failed', async () => {
    files.on(ListObjectsV2Command).rejects(new Error('S3 is down'));
    expect(await call('delete')).toMatchObject({ status: 500, body: { code: 'profile_failed' } });
    expect(pool.commandCalls(AdminDeleteUserCommand)).toHaveLength(0);
  });

  it('is done where everything is gone already', async () => {
    database.on(GetCommand).resolves({});
    pool.on(AdminDeleteUserCommand).rejects(new UserNotFoundException({ $metadata: {}, message: 'x' }));
    expect((await call('delete')).status).toBe(200);
  });
});

const big = (id: string) => ({ id, userId: 'dana', name: id, data: { ...emptyResume(), summary: 'x'.repeat(200_000) }, templateId: 'x', version: 1, createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' });

describe('exporting', () => {
  it('leaves out what does not fit an answer, and names it', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
    database.on(QueryCommand, { IndexName: 'byUser' }).resolves({ Items: ids.map((id) => ({ id })) });
    database.on(BatchGetCommand).callsFake((input: { RequestItems: { resumes: { Keys: { id: string }[] } } }) => ({ Responses: { resumes: input.RequestItems.resumes.Keys.map(({ id }) => big(id)) } }));
    const { status, body } = await call('export');
    const { resumes, omitted } = body as unknown as { resumes: { id: string }[]; omitted: string[] };
    expect(status).toBe(200);
    expect([...resumes.map(({ id }) => id), ...omitted]).toEqual(ids);
    expect(omitted.length).toBeGreaterThan(0);
    expect(JSON.stringify(body).length).toBeLessThan(6_000_000);
  });

  it('takes another person’s résumé for nothing, though the index named it', async () => {
    database.on(QueryCommand, { IndexName: 'byUser' }).resolves({ Items: [{ id: 'r1' }] });
    database.on(BatchGetCommand).resolves({ Responses: { resumes: [{ id: 'r1', userId: 'noam' }] } });
    expect((await call('export')).body).toMatchObject({ resumes: [], omitted: [] });
  });
});
