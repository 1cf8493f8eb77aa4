import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPayPalClient } from '../../../functions/platform/paypal/client.ts';
import { createSubscriptionService } from '../../../functions/payments/subscriptionService.ts';
import { LOCAL_APP } from '../../../infra/local/emulators/paypal/app.ts';
import { PREMIUM_PLAN } from '../../../shared/payments/plans.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { everyNth } from '../../support/exhaustive.ts';

/** The life of a subscription as the provider tells it, in every order, twice, late or never. */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted, clock, readProfile: profileOf } = tests;

/** So much was agreed to when that subscription was made. */
const agreedFor = ({ id: userId }: TestPerson, id: string, amount: string) =>
  tests.database.send(
    new UpdateCommand({
      TableName: process.env.CREDIT_LOGS_TABLE,
      Key: { userId, entry: `SUBSCRIPTION#${id}` },
      UpdateExpression: 'SET amount = :amount',
      ExpressionAttributeValues: { ':amount': amount },
    }),
  );

describe('a subscription', () => {
  it('[PREM-04] of a browser that never came back is activated by the webhook', async () => {
    const person = await tests.driver.newPerson();
    await tests.driver.approveSubscription(person);
    await accepted('sent', 2);
    expect(await profileOf(person)).toMatchObject({
      isPremium: true,
      aiCredits: 12,
      subscription: { status: 'active' },
    });
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toHaveLength(1);
  });

  it('ends the same for every order in which the events of its life arrive, each of them twice', async () => {
    const orders = permutations([0, 1, 2, 3, 4]);
    // Of the 120 as they were sent, one out of the middle, and reversed.
    for (const order of [...everyNth(60, orders), [4, 3, 2, 1, 0]]) {
      const person = await tests.driver.newPerson();
      const id = await tests.driver.approveSubscription(person);
      await clock({ days: 32 });
      await tests.driver.provider('POST', `/v1/billing/subscriptions/${id}/cancel`, {}).catch(() => undefined);
      const types = await accepted(order, 2);
      expect(types.toSorted()).toEqual([
        'BILLING.SUBSCRIPTION.ACTIVATED',
        'BILLING.SUBSCRIPTION.CANCELLED',
        'BILLING.SUBSCRIPTION.CREATED',
        'PAYMENT.SALE.COMPLETED',
        'PAYMENT.SALE.COMPLETED',
      ]);
      const profile = await profileOf(person);
      expect(profile, order.join()).toMatchObject({
        isPremium: true,
        aiCredits: 12,
        subscription: { status: 'cancelled' },
      });
      expect(
        Math.round((Date.parse(profile['subscription'].paidThrough as string) - Date.now()) / 86_400_000),
      ).toBeGreaterThanOrEqual(58);
      expect(
        (await tests.driver.readLogRows(person.id, 'TXN#')).filter(({ source }) => source === 'premium'),
      ).toHaveLength(1);
      await clock({ days: -32 });
    }
  }, 600_000);

  it('[PREM-02] that cannot be renewed stays premium while the provider tries, and ends when it gives up', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.approveSubscription(person);
    await accepted();
    await tests.driver.controlEmulator(`/subscriptions/${id}`, { failing: true });
    await clock({ days: 32 });
    expect(await accepted('sent', 2)).toEqual(['BILLING.SUBSCRIPTION.PAYMENT.FAILED']);
    expect(await profileOf(person)).toMatchObject({
      isPremium: true,
      maxStorageSlots: null,
      subscription: { status: 'failed' },
    });
    await clock({ days: 11 });
    expect(await accepted()).toContain('BILLING.SUBSCRIPTION.SUSPENDED');
    expect(await profileOf(person)).toMatchObject({
      isPremium: false,
      subscription: { status: 'expired' },
      maxStorageSlots: 2,
    });
  });

  it('[PREM-02] whose failed renewal is paid in the end goes on', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.approveSubscription(person);
    await tests.driver.controlEmulator(`/subscriptions/${id}`, { failing: true });
    await clock({ days: 32 });
    await tests.driver.controlEmulator(`/subscriptions/${id}`, { failing: false });
    await clock({ days: 5 });
    await accepted('reversed', 2);
    expect(await profileOf(person)).toMatchObject({
      isPremium: true,
      aiCredits: 12,
      subscription: { status: 'active' },
    });
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('that was left behind says nothing about the one that waits for approval after it', async () => {
    const person = await tests.driver.newPerson();
    const left = await tests.driver.approveSubscription(person);
    await accepted();
    await tests.driver.controlEmulator(`/subscriptions/${left}`, { failing: true });
    await clock({ days: 69 });
    await accepted();
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(person);
    expect(subscriptionId).not.toBe(left);
    expect(await accepted('sent', 2)).toContain('BILLING.SUBSCRIPTION.CANCELLED');
    expect((await tests.driver.subscribe(person)).subscriptionId).toBe(subscriptionId);
    await tests.driver.decide(approvalUrl, 'approve');
    expect(await person.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({
      status: 200,
      body: { isPremium: true, aiCredits: 22 },
    });
    await tests.driver.assertConsistent(person);
  });

  it('goes on though new ones are made for another plan', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    await clock({ days: 32 });
    const provider = createPayPalClient({ api: process.env.PAYMENTS_API as string, ...LOCAL_APP });
    const subscriptions = createSubscriptionService(
      tests.database,
      { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string },
      provider,
      'P-NEWER',
    );
    expect(await subscriptions.reconcile(person.id, id)).toMatchObject({ state: 'settled' });
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('that somebody approves beside another one is ended again, and what it cost goes back', async () => {
    const person = await tests.driver.newPerson();
    const left = await tests.driver.subscribe(person);
    // Since then the price has changed: nobody is offered to approve another one than the screens show.
    await agreedFor(person, left.subscriptionId, '7.77');
    const id = await tests.driver.buySubscription(person);
    expect(id).not.toBe(left.subscriptionId);
    await tests.driver.decide(left.approvalUrl, 'approve');
    await accepted('sent', 2);
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${left.subscriptionId}`)).toMatchObject({
      status: 'CANCELLED',
    });
    expect((await tests.driver.charges(left.subscriptionId)).map(({ status }) => status as string)).toEqual([
      'REFUNDED',
    ]);
    expect((await tests.driver.charges(id)).map(({ status }) => status as string)).toEqual(['COMPLETED']);
    expect(await profileOf(person)).toMatchObject({
      isPremium: true,
      aiCredits: 12,
      subscription: { status: 'active' },
    });
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toHaveLength(1);
  });

  it('[PREM-02] renews at the price that was agreed to, whatever the list says by then', async () => {
    const [before, waiting, older] = [
      await tests.driver.newPerson(),
      await tests.driver.newPerson(),
      await tests.driver.newPerson(),
    ];
    await tests.driver.buySubscription(before);
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(waiting);
    // As it was when agreements were not kept: the first look at it writes down what the list says.
    const old = await tests.driver.buySubscription(older);
    await tests.database.send(
      new DeleteCommand({
        TableName: process.env.CREDIT_LOGS_TABLE,
        Key: { userId: older.id, entry: `SUBSCRIPTION#${old}` },
      }),
    );
    await older.call('POST', '/api/subscription/activate', { subscriptionId: old });
    expect(await tests.driver.readLogRows(older.id, 'SUBSCRIPTION#')).toMatchObject([
      { subscriptionId: old, amount: '9.99', currency: 'USD', planId: LOCAL_APP.planId, status: 'ACTIVE' },
    ]);
    await tests.driver.controlEmulator('/webhooks/forget', {});

    const list = PREMIUM_PLAN as { priceUSD: number };
    onTestFinished(() => void (list.priceUSD = 9.99));
    list.priceUSD = 12.99;
    // The provider's plan still has the old price: nobody is made to pay it who has read the new one.
    expect(
      await (await tests.driver.newPerson()).call('POST', '/api/subscription', { requestId: randomUUID() }),
    ).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    await tests.driver.decide(approvalUrl, 'approve');
    expect(await waiting.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({ status: 200 });
    await clock({ days: 50 });
    await accepted('reversed');
    for (const person of [before, waiting, older]) {
      expect(await profileOf(person)).toMatchObject({ isPremium: true, subscription: { status: 'active' } });
      expect((await tests.driver.readLogRows(person.id, 'PAYMENT#')).map(({ amount }) => amount as number)).toEqual([
        9.99, 9.99,
      ]);
    }
  });

  it('[PREM-03] unpaid so long that premium rests can be cancelled, and comes back with its payment', async () => {
    const [late, leaving] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    for (const person of [late, leaving]) {
      const id = await tests.driver.buySubscription(person);
      await tests.driver.controlEmulator(`/subscriptions/${id}`, { late: true });
    }
    await clock({ days: 50 });
    for (const person of [late, leaving]) {
      expect(await profileOf(person)).toMatchObject({
        isPremium: false,
        maxStorageSlots: 2,
        subscription: { status: 'overdue' },
      });
      expect(await person.call('POST', '/api/subscription', { requestId: randomUUID() })).toMatchObject({
        status: 409,
        body: { code: 'already_subscribed' },
      });
    }
    expect(await leaving.call('POST', '/api/subscription/cancel')).toMatchObject({ status: 200 });
    expect(await profileOf(leaving)).toMatchObject({ isPremium: false, subscription: { status: 'expired' } });
    await tests.driver.controlEmulator(
      `/subscriptions/${(await tests.driver.readLogRows(late.id, 'SUBSCRIPTION#'))[0]?.['subscriptionId']}`,
      {},
    );
    await clock({ days: 1 });
    await accepted();
    expect(await profileOf(late)).toMatchObject({ isPremium: true, subscription: { status: 'active' } });
    await tests.driver.buySubscription(leaving);
  });

  it('[PREM-03] whose first payment is not there yet is nothing yet, and can be cancelled', async () => {
    const person = await tests.driver.newPerson();
    await tests.driver.controlEmulator('/faults', { capture: 'PENDING' });
    const subscriptionId = await tests.driver.approveSubscription(person);
    expect(await person.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({
      status: 402,
      body: { details: { status: 'PENDING' } },
    });
    expect(await profileOf(person)).toMatchObject({
      isPremium: false,
      aiCredits: 2,
      subscription: { status: 'pending' },
    });
    expect(await person.call('POST', '/api/subscription/cancel')).toEqual({ status: 200, body: {} });
    expect((await profileOf(person))['subscription']).toBeUndefined();
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${subscriptionId}`)).toMatchObject({
      status: 'CANCELLED',
    });
  });

  it('of another plan, or for another price, makes nobody premium', async () => {
    const person = await tests.driver.newPerson();
    const context = { return_url: `${tests.url}/x`, cancel_url: `${tests.url}/x` };
    const cheap = await tests.driver.provider('POST', '/v1/billing/subscriptions', {
      plan_id: 'P-CHEAP',
      custom_id: person.id,
      application_context: context,
    });
    await tests.driver.decide((cheap['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 2 });
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
