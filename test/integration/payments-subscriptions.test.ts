import { describe, expect, it } from 'vitest';
import { payPal } from '../../functions/data/paypal.ts';
import { subscriptionStore } from '../../functions/payments/subscriptions.ts';
import { LOCAL_APP } from '../../infra/local/standins/paypal/app.ts';
import { paymentTests } from '../support/payments.ts';

/** The life of a subscription as the provider tells it, in every order, twice, late or never. */
const tests = paymentTests();
const { accepted, clock, profileOf } = tests;

describe('a subscription', () => {
  it('[PREM-04] of a browser that never came back is activated by the webhook', async () => {
    const person = await tests.till.newPerson();
    await tests.till.charged(person);
    await accepted('sent', 2);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(await tests.till.rows(person.id, 'PAYMENT#')).toHaveLength(1);
  });

  it('ends the same for every order in which the events of its life arrive, each of them twice', async () => {
    const orders = permutations([0, 1, 2, 3, 4]);
    // Every thirtieth of the 120, and the last; all of them with EVERY_ORDER=1.
    const step = process.env['EVERY_ORDER'] === '1' ? 1 : 30;
    for (const order of [...orders.filter((_, place) => place % step === 0), [4, 3, 2, 1, 0]]) {
      const person = await tests.till.newPerson();
      const id = await tests.till.charged(person);
      await clock({ days: 32 });
      await tests.till.provider('POST', `/v1/billing/subscriptions/${id}/cancel`, {}).catch(() => undefined);
      const types = await accepted(order, 2);
      expect(types.toSorted()).toEqual(['BILLING.SUBSCRIPTION.ACTIVATED', 'BILLING.SUBSCRIPTION.CANCELLED', 'BILLING.SUBSCRIPTION.CREATED', 'PAYMENT.SALE.COMPLETED', 'PAYMENT.SALE.COMPLETED']);
      const profile = await profileOf(person);
      expect(profile, order.join()).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'cancelled' } });
      expect(Math.round((Date.parse(profile['subscription'].paidThrough as string) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(58);
      expect((await tests.till.rows(person.id, 'TXN#')).filter(({ source }) => source === 'premium')).toHaveLength(1);
      await clock({ days: -32 });
    }
  }, 600_000);

  it('[PREM-02] that cannot be renewed stays premium while the provider tries, says so, and ends when it gives up', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.charged(person);
    await accepted();
    await tests.till.local(`/subscriptions/${id}`, { failing: true });
    await clock({ days: 32 });
    expect(await accepted('sent', 2)).toEqual(['BILLING.SUBSCRIPTION.PAYMENT.FAILED']);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, maxStorageSlots: null, subscription: { status: 'failed' } });
    await clock({ days: 11 });
    expect(await accepted()).toContain('BILLING.SUBSCRIPTION.SUSPENDED');
    expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'expired' }, maxStorageSlots: 2 });
  });

  it('[PREM-02] whose failed renewal is paid in the end goes on', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.charged(person);
    await tests.till.local(`/subscriptions/${id}`, { failing: true });
    await clock({ days: 32 });
    await tests.till.local(`/subscriptions/${id}`, { failing: false });
    await clock({ days: 5 });
    await accepted('reversed', 2);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(await tests.till.rows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('that was left behind says nothing about the one that waits for approval after it', async () => {
    const person = await tests.till.newPerson();
    const left = await tests.till.charged(person);
    await accepted();
    await tests.till.local(`/subscriptions/${left}`, { failing: true });
    await clock({ days: 69 });
    await accepted();
    const { subscriptionId, approvalUrl } = await tests.till.subscribe(person);
    expect(subscriptionId).not.toBe(left);
    expect(await accepted('sent', 2)).toContain('BILLING.SUBSCRIPTION.CANCELLED');
    expect((await tests.till.subscribe(person)).subscriptionId).toBe(subscriptionId);
    await tests.till.decide(approvalUrl, 'approve');
    expect(await person.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({ status: 200, body: { isPremium: true, aiCredits: 22 } });
    await tests.till.addsUp(person);
  });

  it('goes on though new ones are made for another plan', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.subscribed(person);
    await clock({ days: 32 });
    const provider = payPal({ api: process.env.PAYMENTS_API as string, ...LOCAL_APP });
    const subscriptions = subscriptionStore(tests.database, { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string }, provider, 'P-NEWER');
    expect(await subscriptions.settle(person.id, id)).toMatchObject({ state: 'settled' });
    expect(await tests.till.rows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('keeps what its last payment pays for when an earlier one goes back', async () => {
    const person = await tests.till.newPerson();
    await tests.till.charged(person);
    await clock({ days: 32 });
    await accepted();
    const [first] = (await tests.till.rows(person.id, 'PAYMENT#')).toSorted((a, b) => Date.parse(a['paidAt'] as string) - Date.parse(b['paidAt'] as string));
    await tests.till.local(`/sales/${String(first?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    const profile = await profileOf(person);
    expect(profile).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(Date.parse(profile['subscription'].paidThrough as string)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  });

  it('whose payment went back takes no further one', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.subscribed(person);
    const [payment] = await tests.till.rows(person.id, 'PAYMENT#');
    await tests.till.local(`/sales/${String(payment?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    expect(await tests.till.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({ status: 'CANCELLED' });
    expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'expired' } });
    await accepted();
    await tests.till.subscribed(person);
    expect(await profileOf(person)).toMatchObject({ isPremium: true });
  });

  it('has a part of a payment that went back before the payment was heard of written down, once, and the whole afterwards', async () => {
    const person = await tests.till.newPerson();
    const id = await tests.till.charged(person);
    const [{ id: sale }] = (await tests.till.provider('GET', `/v1/billing/subscriptions/${id}/transactions?start_time=2000-01-01T00:00:00Z&end_time=2100-01-01T00:00:00Z`))['transactions'] as [{ id: string }];
    await tests.till.local(`/sales/${sale}/refund`, { value: '2.00' });
    await accepted('reversed', 2);
    expect(await tests.till.rows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 2 }]);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12 });
    // The account is gone; what goes back then is written down all the same.
    expect(await person.call('DELETE', '/api/profile')).toMatchObject({ status: 200 });
    await tests.till.local(`/sales/${sale}/refund`, {});
    await accepted('sent', 2);
    expect(await tests.till.rows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
  });

  it('that somebody approves beside another one is ended again', async () => {
    const person = await tests.till.newPerson();
    await tests.till.subscribed(person);
    const context = { return_url: `${tests.url}/x`, cancel_url: `${tests.url}/x` };
    const second = await tests.till.provider('POST', '/v1/billing/subscriptions', { plan_id: 'P-LOCAL0000000000000000001', custom_id: person.id, application_context: context });
    await tests.till.decide((second['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await tests.till.provider('GET', `/v1/billing/subscriptions/${second['id']}`)).toMatchObject({ status: 'CANCELLED' });
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
  });

  it('of another plan, or for another price, makes nobody premium', async () => {
    const person = await tests.till.newPerson();
    const context = { return_url: `${tests.url}/x`, cancel_url: `${tests.url}/x` };
    const cheap = await tests.till.provider('POST', '/v1/billing/subscriptions', { plan_id: 'P-CHEAP', custom_id: person.id, application_context: context });
    await tests.till.decide((cheap['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 2 });
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
