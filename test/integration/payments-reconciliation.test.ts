import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openReconciliation } from '../../functions/payments/handlers/reconcilePayments.ts';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { runNight } from '../support/night.ts';
import { setUpPaymentTests } from '../support/paymentTests.ts';
import { setUpOwnProduct } from '../support/sharedProduct.ts';

/** What browser and webhook both missed, found by the daily run: the scheduled handler over the real parts. */
let tables: DynamoDbServer;
let proxy: Server;
/** The database refuses transactions that hold this text. */
let refusing: string | undefined;

beforeAll(async () => {
  tables = await startDynamoDb({});
  proxy = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const isTransaction = String(request.headers['x-amz-target']).endsWith('TransactWriteItems');
      const refused = refusing !== undefined && isTransaction && body.includes(refusing);
      const answer = refused
        ? undefined
        : await fetch(tables.url, { method: 'POST', headers: request.headers as Record<string, string>, body });
      response
        .writeHead(answer?.status ?? 400, { 'content-type': 'application/x-amz-json-1.0' })
        .end(
          answer
            ? Buffer.from(await answer.arrayBuffer())
            : '{"__type":"com.amazonaws.dynamodb.v20120810#AccessDeniedException"}',
        );
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  for (const [name, value] of Object.entries({
    ...tables.environment,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  }))
    vi.stubEnv(name, value);
});
const tests = setUpPaymentTests(setUpOwnProduct);
const { clock, readProfile: profileOf } = tests;
afterEach(() => void (refusing = undefined));
afterAll(async () => {
  proxy.close();
  await tables.close();
  vi.unstubAllEnvs();
});

/** A night: what it found. Throws where something could not be checked. */
async function run() {
  const work = await openReconciliation();
  const { failed } = await runNight(work);
  if (failed.length > 0) throw new Error(`${failed.length} could not be reconciled`, { cause: failed[0]?.error });
  return work.found;
}
type Found = Awaited<ReturnType<typeof run>>;
const found = ({ repaired }: Found) => repaired.filter(({ what }) => what === 'event').map(({ to }) => to);
const repairsOf = ({ repaired }: Found, id: string) => repaired.filter((repair) => repair.id === id);

describe('the daily run', () => {
  it('[ERR-12] [PAY-08] grants what was paid and could not be granted, once', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'medium');
    refusing = 'PAYMENT#';
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 500,
      body: {
        code: 'credits_not_updated',
        error: 'Payment successful but failed to update credits. Please contact support.',
      },
    });
    refusing = undefined;
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'COMPLETED' });
    expect(await tests.driver.balance(person)).toBe(2);
    const report = await run();
    expect(repairsOf(report, orderId)).toEqual([
      { what: 'order', id: orderId, from: 'COMPLETED, not granted', to: 'COMPLETED' },
    ]);
    expect(await tests.driver.balance(person)).toBe(17);
    expect(repairsOf(await run(), orderId)).toEqual([]);
    expect(await tests.driver.balance(person)).toBe(17);
    await tests.driver.assertConsistent(person);
  });

  it('takes no money that it could not find again', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    refusing = 'PAID_ORDERS#';
    expect(await tests.driver.capture(person, orderId)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'APPROVED' });
    refusing = undefined;
    expect(await tests.driver.capture(person, orderId)).toMatchObject({ status: 200, body: { aiCredits: 7 } });
  });

  it('captures and grants what was approved and nobody came back for', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    expect(repairsOf(await run(), orderId)).toMatchObject([{ from: 'CREATED', to: 'COMPLETED' }]);
    expect(await tests.driver.balance(person)).toBe(7);
    await tests.driver.assertConsistent(person);
  });

  it('takes back what was refunded and never told', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, captureId } = await tests.driver.buyPack(person, 'small');
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, {});
    const report = await run();
    // At the order or at the provider's event, whichever has its turn first.
    const heard = found(report).filter((type) => type === 'PAYMENT.CAPTURE.REFUNDED');
    expect([...repairsOf(report, orderId).map(({ to }) => to), ...heard]).toHaveLength(1);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.assertConsistent(person);
  });

  it('leaves alone what nobody approved', async () => {
    const person = await tests.driver.newPerson();
    const { orderId } = await tests.driver.createOrder(person, 'small');
    expect(repairsOf(await run(), orderId)).toEqual([]);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'CREATED' });
  });

  it('brings subscriptions in step: activated, cancelled at the provider, and never heard of', async () => {
    const [approved, cancelled] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(approved);
    await tests.driver.decide(approvalUrl, 'approve');
    const ended = await tests.driver.buySubscription(cancelled);
    await tests.driver.provider('POST', `/v1/billing/subscriptions/${ended}/cancel`, {}).catch(() => undefined);
    // As if it fell due now: otherwise it is looked at once a week.
    await tests.database.send(
      new UpdateCommand({
        TableName: process.env.USERS_TABLE,
        Key: { uid: cancelled.id },
        UpdateExpression: 'SET subscription.failedPayments = :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    const report = await run();
    expect(repairsOf(report, subscriptionId)).toHaveLength(1);
    expect(repairsOf(report, ended)).toHaveLength(1);
    expect(await profileOf(approved)).toMatchObject({ isPremium: true, aiCredits: 12 });
    expect(await profileOf(cancelled)).toMatchObject({ isPremium: true, subscription: { status: 'cancelled' } });
    const listed = (await tests.driver.readLogRows('SUBSCRIPTIONS#', 'I-')).map(({ entry }) => entry as string);
    expect(listed).toContain(subscriptionId);
    expect(listed).not.toContain(ended);
  });

  it('finds money that went back long after, though nobody told: of packs and premium, or in part', async () => {
    const [packs, premium, parts] = [
      await tests.driver.newPerson(),
      await tests.driver.newPerson(),
      await tests.driver.newPerson(),
    ];
    const { captureId } = await tests.driver.buyPack(packs, 'small');
    const [ended, kept] = [await tests.driver.buySubscription(premium), await tests.driver.buySubscription(parts)];
    // A day on which neither the order itself nor a renewal would be checked.
    await clock({ days: 20 });
    await run();
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, {});
    await tests.driver.controlEmulator(`/sales/${(await tests.driver.charges(ended))[0]?.['id']}/refund`, {});
    await tests.driver.controlEmulator(`/sales/${(await tests.driver.charges(kept))[0]?.['id']}/refund`, {
      value: '2.50',
    });
    await tests.driver.controlEmulator('/webhooks/forget', {});
    // One night's run was missed.
    await clock({ days: 1 });
    // The whole of a subscription's payment may be seen at the subscription first, whose weekly turn it may be.
    expect(found(await run())).toEqual(expect.arrayContaining(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.SALE.REFUNDED']));
    expect(await profileOf(packs)).toMatchObject({ aiCredits: 2 });
    expect(await profileOf(premium)).toMatchObject({
      isPremium: false,
      aiCredits: 2,
      subscription: { status: 'expired' },
    });
    expect(await profileOf(parts)).toMatchObject({ isPremium: true, aiCredits: 12 });
    expect(await tests.driver.readLogRows(parts.id, 'PAYMENT#')).toMatchObject([{ refunded: 2.5 }]);
    await tests.driver.assertConsistent(packs);
    const before = await tests.driver.readLogRows(premium.id, 'TXN#');
    expect(found(await run())).toEqual([]);
    expect(await tests.driver.readLogRows(premium.id, 'TXN#')).toEqual(before);
  });

  it('gives back what was paid and belongs to nobody, and names what the provider keeps', async () => {
    const [buyer, subscriber] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const orderId = await tests.driver.approveOrder(buyer, 'small');
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(subscriber);
    for (const person of [buyer, subscriber]) expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    await tests.driver.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    await tests.driver.decide(approvalUrl, 'approve');
    const [charge] = await tests.driver.charges(subscriptionId);
    const owed = [
      { id: orderId, why: 'nobodys' },
      { id: charge?.['id'] as string, why: 'nobodys' },
    ];

    await tests.driver.controlEmulator('/faults', { noRefunds: true });
    for (let night = 0; night < 2; night += 1) expect((await run()).unresolved).toEqual(expect.arrayContaining(owed));
    await tests.driver.controlEmulator('/faults', {});
    const report = await run();
    for (const one of owed) expect(report.unresolved).not.toContainEqual(one);
    expect(repairsOf(report, orderId)).toMatchObject([{ from: 'COMPLETED, not granted', to: 'REFUNDED' }]);
    expect(await tests.driver.charges(subscriptionId)).toMatchObject([{ status: 'REFUNDED' }]);
    expect((await tests.driver.readLogRows('SUBSCRIPTIONS#', 'I-')).map(({ entry }) => entry as string)).not.toContain(
      subscriptionId,
    );
  });

  it('names what was paid and is not what was ordered, until it is given back', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'large');
    await tests.driver.controlEmulator(`/orders/${orderId}`, { amount: { currency_code: 'USD', value: '0.01' } });
    await tests.driver.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    const open = { id: orderId, why: 'mismatch' };
    for (let night = 0; night < 2; night += 1) expect((await run()).unresolved).toContainEqual(open);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.controlEmulator(
      `/captures/${(await tests.driver.readOrderRow(person, orderId))?.['captureId']}/refund`,
      {},
    );
    expect((await run()).unresolved).not.toContainEqual(open);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'REFUNDED' });
    expect(await tests.driver.balance(person)).toBe(2);
  });

  it('names a subscription whose payment is not what was agreed to', async () => {
    const person = await tests.driver.newPerson();
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(person);
    await tests.database.send(
      new UpdateCommand({
        TableName: process.env.CREDIT_LOGS_TABLE,
        Key: { userId: person.id, entry: `SUBSCRIPTION#${subscriptionId}` },
        UpdateExpression: 'SET amount = :amount',
        ExpressionAttributeValues: { ':amount': '12.99' },
      }),
    );
    await tests.driver.decide(approvalUrl, 'approve');
    expect((await run()).unresolved).toContainEqual({ id: subscriptionId, why: 'mismatch' });
    expect(await profileOf(person)).toMatchObject({ isPremium: false });
  });

  it('[ERR-11] after an hour without the provider grants once, whether its webhooks come then or never', async () => {
    const [told, untold] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const lost = await tests.driver.approveOrder(untold, 'small');
    await tests.driver.controlEmulator('/webhooks/forget', {});
    const orderId = await tests.driver.approveOrder(told, 'small');
    await tests.driver.controlEmulator('/faults', { outage: true, seconds: 3_600 });
    // The clock goes on while the test runs: none of it may come near the hour's end.
    for (const wait of [0, 2_400]) {
      await clock({ seconds: wait });
      expect(await tests.driver.capture(told, orderId)).toMatchObject({
        status: 502,
        body: { code: 'payment_failed_support' },
      });
      expect(await tests.release()).toEqual([
        { type: 'CHECKOUT.ORDER.APPROVED', answers: expect.arrayContaining([500]) as number[] },
      ]);
    }
    await expect(run()).rejects.toThrow(/could not be reconciled/);
    // It has failed loudly, and changed nothing.
    for (const person of [told, untold]) expect(await tests.driver.balance(person)).toBe(2);
    expect(await tests.driver.readOrderRow(untold, lost)).toMatchObject({ status: 'CREATED' });
    await clock({ seconds: 1_210 });
    expect(await tests.releaseAccepted('sent', 2)).toEqual(['CHECKOUT.ORDER.APPROVED']);
    expect(repairsOf(await run(), lost)).toMatchObject([{ from: 'CREATED', to: 'COMPLETED' }]);
    await tests.releaseAccepted('sent', 2);
    await run();
    for (const [person, order] of [
      [told, orderId],
      [untold, lost],
    ] as const) {
      expect(await tests.driver.capture(person, order)).toMatchObject({ status: 200, body: { aiCredits: 7 } });
      await tests.driver.assertConsistent(person);
    }
  });
});
