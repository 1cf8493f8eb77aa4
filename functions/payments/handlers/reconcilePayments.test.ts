import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../shared/account/profile.ts';
import { NIGHT } from '../../platform/tasks/schedules.ts';
import { cancelled, mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';
import { findPack, newOrderRecord } from '../orderRecord.ts';

const cloud = await mockedCloud({
  PAYMENTS_API: 'http://nightly.test',
  PAYMENTS_SECRET: 'nightly',
  RECONCILE_PAYMENTS_QUEUE: 'https://queue.test/reconcile',
});
const { handler } = await import('./reconcilePayments.ts');

const row = { ...newOrderRecord('dana', 'ORDER1', findPack('small'), new Date()), stakedAt: new Date().toISOString() };
const amount = { currency_code: 'USD', value: row.amount };
const PAID = {
  id: 'ORDER1',
  status: 'COMPLETED',
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'small',
      custom_id: 'dana',
      amount,
      payments: { captures: [{ id: 'CAPTURE1', status: 'COMPLETED', amount }] },
    },
  ],
};
const fetched = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', (address: string | URL) =>
  String(address).endsWith('/oauth2/token')
    ? Promise.resolve(Response.json({ access_token: 't', expires_in: 3_600 }))
    : fetched(String(address)),
);

const run = (message: object) =>
  handler(
    {
      Records: [
        { messageId: 'm1', body: JSON.stringify(message), attributes: { ApproximateReceiveCount: '1' } },
      ] as never,
    },
    { getRemainingTimeInMillis: () => 300_000 },
  );
const ORDER = { kind: 'task', task: { kind: 'order', payer: 'dana', id: 'ORDER1' } };
const DONE = { batchItemFailures: [] };
const AGAIN = { batchItemFailures: [{ itemIdentifier: 'm1' }] };
const stored = (Item: object | undefined) =>
  cloud.database
    .on(GetCommand, { TableName: 'logs', Key: { userId: 'dana', entry: 'ORDER#ORDER1' } })
    .resolves(Item ? { Item } : {});
const grants = () =>
  cloud.database
    .commandCalls(TransactWriteCommand)
    .flatMap((call) => call.args[0].input.TransactItems ?? [])
    .filter(({ Update }) => Update?.TableName === 'users');

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(PAID));
  cloud.secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"clientId":"a","clientSecret":"b"}' });
  cloud.queues.on(SendMessageBatchCommand).resolves({});
  cloud.database.on(QueryCommand).resolves({ Items: [] });
  cloud.database
    .on(GetCommand, { TableName: 'users' })
    .resolves({ Item: createProfile({ uid: 'dana', email: '', displayName: '', photoURL: '' }, 'T#1', new Date(0)) });
  cloud.database.on(GetCommand, { TableName: 'logs' }).resolves({});
  stored(row);
});

describe('the nightly reconciliation', () => {
  it('lists what holds money, and goes on in another run', async () => {
    expect(await run(NIGHT)).toEqual(DONE);
    const bodies = cloud.queues
      .commandCalls(SendMessageBatchCommand)
      .flatMap((call) => call.args[0].input.Entries ?? [])
      .map(({ MessageBody = '' }) => (JSON.parse(MessageBody) as { list: string }).list);
    expect(bodies.toSorted()).toEqual(['events', 'open', 'paid', 'subscriptions']);
  });

  it('grants what was paid and never granted, and says so in its log, by the order’s id alone', async () => {
    // What is read afterwards is what was written.
    cloud.database.on(TransactWriteCommand).callsFake(() => {
      stored({ ...row, status: 'COMPLETED', grantedAt: new Date().toISOString() });
      return {};
    });
    expect(await run(ORDER)).toEqual(DONE);
    expect(grants()).toHaveLength(1);
    expect(cloud.logged()).toMatch(/"repaired":1/);
    expect(cloud.logged()).not.toContain('dana');
  });

  it.each([
    ['is down', async () => new Response('', { status: 503 })],
    ['is throttled', async () => new Response('{}', { status: 429 })],
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', async () => new Response('<html>')],
  ])('has an order again where the provider %s, and grants nothing', async (_, answer) => {
    fetched.mockImplementation(answer);
    expect(await run(ORDER)).toEqual(AGAIN);
    expect(grants()).toEqual([]);
  });

  it.each([
    ['throttled', () => cloud.database.on(TransactWriteCommand).rejects(refusal('ThrottlingException'))],
    ['not reached', () => cloud.database.on(UpdateCommand).rejects(refusal('TimeoutError'))],
  ])('has an order again where the database is %s', async (_, given) => {
    given();
    expect(await run(ORDER)).toEqual(AGAIN);
  });

  it('grants nothing where another run has granted it meanwhile', async () => {
    cloud.database.on(TransactWriteCommand).callsFake(() => {
      stored({ ...row, status: 'COMPLETED', grantedAt: row.createdAt });
      throw cancelled('None', 'ConditionalCheckFailed', 'None');
    });
    expect(await run(ORDER)).toEqual(DONE);
  });

  it('lists what the database tells in parts, and again what the queue did not take', async () => {
    const open = { kind: 'list', list: 'open', turn: 1 };
    cloud.database
      .on(QueryCommand)
      .resolvesOnce({ Items: [], LastEvaluatedKey: { entry: 'OPEN#1' } })
      .resolves({ Items: [] });
    expect(await run(open)).toEqual(DONE);
    cloud.queues.on(SendMessageBatchCommand).resolves({ Failed: [{ Id: '0', Code: 'Throttled', SenderFault: false }] });
    expect(await run(NIGHT)).toEqual(AGAIN);
  });

  it('leaves an order alone that is nobody’s any more', async () => {
    stored(undefined);
    expect(await run(ORDER)).toEqual(DONE);
    expect(grants()).toEqual([]);
  });

  it('does not begin without its settings: everything comes again', async () => {
    vi.stubEnv('PAYMENTS_SECRET', 'another');
    cloud.secrets.on(GetSecretValueCommand).rejects(refusal('AccessDeniedException'));
    await expect(run(ORDER)).rejects.toMatchObject({ code: 'not_configured' });
    cloud.secrets.on(GetSecretValueCommand).resolves({ SecretString: 'no JSON' });
    await expect(run(ORDER)).rejects.toMatchObject({ code: 'not_configured' });
    vi.stubEnv('PAYMENTS_SECRET', 'nightly');
  });
});
