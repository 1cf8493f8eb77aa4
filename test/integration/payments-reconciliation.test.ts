import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handler } from '../../functions/payments/reconcile.ts';
import type { Report } from '../../functions/payments/reconciliation.ts';
import { startDynamoDb, type LocalDynamoDb } from '../../infra/local/standins/dynamodb.ts';
import { paymentTests } from '../support/payments.ts';

/** What browser and webhook both missed, found by the daily run: the scheduled handler over the real parts. */
let tables: LocalDynamoDb;
let proxy: Server;
/** The database refuses transactions. */
let refusing = false;

beforeAll(async () => {
  tables = await startDynamoDb({});
  proxy = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const refused = refusing && String(request.headers['x-amz-target']).endsWith('TransactWriteItems');
      const answer = refused ? undefined : await fetch(tables.url, { method: 'POST', headers: request.headers as Record<string, string>, body });
      response.writeHead(answer?.status ?? 400, { 'content-type': 'application/x-amz-json-1.0' }).end(answer ? Buffer.from(await answer.arrayBuffer()) : '{"__type":"com.amazonaws.dynamodb.v20120810#AccessDeniedException"}');
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  for (const [name, value] of Object.entries({ ...tables.environment, AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })) vi.stubEnv(name, value);
});
const tests = paymentTests();
const { profileOf } = tests;
afterEach(() => void (refusing = false));
afterAll(async () => {
  proxy.close();
  await tables.close();
  vi.unstubAllEnvs();
});

const run = (): Promise<Report> => handler({}, { getRemainingTimeInMillis: () => 600_000 });
const repairsOf = (report: Report, id: string) => report.repaired.filter((repair) => repair.id === id);

describe('the daily run', () => {
  it('[ERR-12] [PAY-08] grants what was paid and could not be granted, once', async () => {
    const person = await tests.till.newPerson();
    const orderId = await tests.till.approved(person, 'medium');
    refusing = true;
    expect(await tests.till.capture(person, orderId)).toMatchObject({ status: 500, body: { code: 'credits_not_updated', error: 'Payment successful but failed to update credits. Please contact support.' } });
    refusing = false;
    expect(await tests.till.row(person, orderId)).toMatchObject({ status: 'COMPLETED' });
    expect(await tests.till.balance(person)).toBe(2);
    const report = await run();
    expect(repairsOf(report, orderId)).toEqual([{ what: 'order', id: orderId, from: 'COMPLETED, not granted', to: 'COMPLETED' }]);
    expect(await tests.till.balance(person)).toBe(17);
    expect(repairsOf(await run(), orderId)).toEqual([]);
    expect(await tests.till.balance(person)).toBe(17);
    await tests.till.addsUp(person);
  });

  it('captures and grants what was approved and nobody came back for', async () => {
    const person = await tests.till.newPerson();
    const orderId = await tests.till.approved(person, 'small');
    expect(repairsOf(await run(), orderId)).toMatchObject([{ from: 'CREATED', to: 'COMPLETED' }]);
    expect(await tests.till.balance(person)).toBe(7);
    await tests.till.addsUp(person);
  });

  it('takes back what was refunded and never told', async () => {
    const person = await tests.till.newPerson();
    const { orderId, captureId } = await tests.till.bought(person, 'small');
    await tests.till.local(`/captures/${captureId}/refund`, {});
    expect(repairsOf(await run(), orderId)).toMatchObject([{ from: 'COMPLETED', to: 'REFUNDED' }]);
    expect(await tests.till.balance(person)).toBe(2);
    await tests.till.addsUp(person);
  });

  it('leaves alone what nobody approved', async () => {
    const person = await tests.till.newPerson();
    const { orderId } = await tests.till.order(person, 'small');
    expect(repairsOf(await run(), orderId)).toEqual([]);
    expect(await tests.till.row(person, orderId)).toMatchObject({ status: 'CREATED' });
  });

  it('brings subscriptions in step: activated, cancelled at the provider, and never heard of', async () => {
    const [approved, cancelled] = [await tests.till.newPerson(), await tests.till.newPerson()];
    const { subscriptionId, approvalUrl } = await tests.till.subscribe(approved);
    await tests.till.decide(approvalUrl, 'approve');
    const ended = await tests.till.subscribed(cancelled);
    await tests.till.provider('POST', `/v1/billing/subscriptions/${ended}/cancel`, {}).catch(() => undefined);
    // As if it fell due now: otherwise it is looked at once a week.
    await tests.database.send(new UpdateCommand({ TableName: process.env.USERS_TABLE, Key: { uid: cancelled.id }, UpdateExpression: 'SET subscription.failedPayments = :one', ExpressionAttributeValues: { ':one': 1 } }));
    const report = await run();
    expect(repairsOf(report, subscriptionId)).toHaveLength(1);
    expect(repairsOf(report, ended)).toHaveLength(1);
    expect(await profileOf(approved)).toMatchObject({ isPremium: true, aiCredits: 12 });
    expect(await profileOf(cancelled)).toMatchObject({ isPremium: true, subscription: { status: 'cancelled' } });
    const listed = (await tests.till.rows('SUBSCRIPTIONS#', 'I-')).map(({ entry }) => entry as string);
    expect(listed).toContain(subscriptionId);
    expect(listed).not.toContain(ended);
  });

  it('ends what a subscription’s refunded payment paid for, though nobody told', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.subscribed(person);
    await tests.till.local(`/sales/${(await tests.till.rows(person.id, 'PAYMENT#'))[0]?.['entry'].slice('PAYMENT#'.length)}/refund`, {});
    await tests.database.send(new UpdateCommand({ TableName: process.env.USERS_TABLE, Key: { uid: person.id }, UpdateExpression: 'SET subscription.failedPayments = :one', ExpressionAttributeValues: { ':one': 1 } }));
    expect(repairsOf(await run(), id)).toHaveLength(1);
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 2 });
    const before = await tests.till.rows(person.id, 'TXN#');
    await run();
    expect(await tests.till.rows(person.id, 'TXN#')).toEqual(before);
  });

  it('names what was paid and belongs to nobody any more, until it is refunded', async () => {
    const person = await tests.till.newPerson();
    const orderId = await tests.till.approved(person, 'small');
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    expect((await run()).unresolved).toContain(orderId);
    await tests.till.local(`/captures/${(await tests.till.row(person, orderId))?.['captureId']}/refund`, {});
    expect((await run()).unresolved).not.toContain(orderId);
    expect(await tests.till.row(person, orderId)).toMatchObject({ status: 'REFUNDED' });
  });

  it('fails loudly while the provider is down, and changes nothing', async () => {
    const person = await tests.till.newPerson();
    const orderId = await tests.till.approved(person, 'small');
    await tests.till.local('/faults', { outage: true });
    await expect(run()).rejects.toThrow(/could not be reconciled/);
    expect(await tests.till.row(person, orderId)).toMatchObject({ status: 'CREATED' });
  }, 120_000);
});
