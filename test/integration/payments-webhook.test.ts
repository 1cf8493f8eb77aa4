import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ledger } from '../../functions/data/ledger.ts';
import { payPal } from '../../functions/data/paypal.ts';
import { subscriptionStore } from '../../functions/payments/subscriptions.ts';
import { startLocal, type Local } from '../../infra/local/local.ts';
import { LOCAL_APP } from '../../infra/local/standins/paypal/app.ts';
import type { Person } from '../support/person.ts';
import { Till } from '../support/till.ts';

/** What the provider tells, in every order, twice, late or never: webhooks over HTTP, signed by the stand-in's certificate. */
let folder: string;
let local: Local;
let database: DynamoDBDocumentClient;
let till: Till;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  database = DynamoDBDocumentClient.from(new DynamoDBClient());
  till = new Till(local.url, database);
  await till.local('/webhooks', { mode: 'hold' });
});
afterAll(async () => {
  database.destroy();
  await local.close();
  await rm(folder, { recursive: true });
});
let moved = 0;
const clock = async (days: number) => {
  moved += days;
  await till.local('/clock', { days });
};
afterEach(async () => {
  await till.local('/faults', {});
  await till.local('/webhooks/forget', {});
  await till.local('/subscriptions/forget', {});
  if (moved !== 0) await clock(-moved);
});

const profileOf = async (person: Person) => (await person.call('GET', '/api/profile')).body;
const captureOf = async (person: Person, orderId: string) => (await till.row(person, orderId))?.['captureId'] as string;
const release = (order: 'sent' | 'reversed' | number[] = 'sent', times = 1) => till.local('/webhooks/release', { order, times }) as unknown as Promise<{ type: string; answers: number[] }[]>;
const accepted = async (order: 'sent' | 'reversed' | number[] = 'sent', times = 1) => {
  const sent = await release(order, times);
  expect(sent.flatMap(({ answers }) => answers).every((status) => status === 200)).toBe(true);
  return sent.map(({ type }) => type);
};
const spend = async (person: Person, uses: number) => {
  const credits = ledger(database, { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string, requests: process.env.REQUESTS_TABLE as string });
  for (let use = 0; use < uses; use += 1) {
    const id = `${person.id}-${use}`;
    await credits.begin(person.id, id);
    await credits.commit(person.id, id, {}, 'summary');
  }
};

const live = async (person: Person) => {
  const { subscriptionId, approvalUrl } = await till.subscribe(person);
  await till.decide(approvalUrl, 'approve');
  return subscriptionId;
};
const post = (body: string, headers: Record<string, string> = {}) => fetch(`${local.url}/api/payments/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('an order', () => {
  it('[PAY-08] of a browser that never came back is captured and granted by the webhook of its approval', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'medium');
    expect(await till.balance(person)).toBe(2);
    expect(await accepted()).toEqual(['CHECKOUT.ORDER.APPROVED']);
    expect(await till.balance(person)).toBe(17);
    // Whoever comes back later hears the same, once more.
    expect(await till.capture(person, orderId)).toMatchObject({ status: 200, body: { creditsAdded: 15, aiCredits: 17 } });
    await till.addsUp(person);
  });

  it('[PAY-08] [PAY-09] that browser and webhook settle fifty times at once is granted once', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    const [answers] = await Promise.all([Promise.all(Array.from({ length: 50 }, () => till.capture(person, orderId))), release('sent', 20), release('sent', 20)]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await accepted('sent', 3);
    expect(await till.balance(person)).toBe(7);
    expect((await till.rows(person.id, 'TXN#')).filter(({ source }) => source === 'pack:small')).toHaveLength(1);
    expect((await profileOf(person))['recentActivity']).toHaveLength(1);
    await till.addsUp(person);
  });

  it('[PAY-08] [ERR-13] that is PENDING grants nothing until it is COMPLETED', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    await till.local('/faults', { capture: 'PENDING' });
    expect(await till.capture(person, orderId)).toMatchObject({ status: 402, body: { code: 'payment_not_completed', details: { status: 'PENDING' } } });
    await accepted();
    expect(await till.balance(person)).toBe(2);
    expect(await till.row(person, orderId)).toMatchObject({ status: 'PENDING' });
    await till.local(`/captures/${await captureOf(person, orderId)}`, { status: 'COMPLETED' });
    expect(await accepted()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    expect(await till.balance(person)).toBe(7);
    await till.addsUp(person);
  });

  it('[PAY-08] that is PENDING and then DENIED grants nothing, and says so', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    await till.local('/faults', { capture: 'PENDING' });
    await till.capture(person, orderId);
    await till.local(`/captures/${await captureOf(person, orderId)}`, { status: 'DECLINED' });
    await accepted('reversed', 2);
    expect(await till.balance(person)).toBe(2);
    expect(await till.row(person, orderId)).toMatchObject({ status: 'DENIED' });
    expect(await till.capture(person, orderId)).toMatchObject({ body: { code: 'payment_failed' } });
    await till.addsUp(person);
  });

  it('whose capture is done and never answered is found captured, and granted once', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    await till.local('/faults', { unanswered: 2 });
    expect(await till.capture(person, orderId)).toMatchObject({ status: 200, body: { aiCredits: 7 } });
    expect(await till.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] });
    await accepted('sent', 2);
    await till.addsUp(person);
  });

  it('[ERR-11] while the provider is down is told as not known, its webhooks are told again, and all is granted once it is back', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    await till.local('/faults', { outage: true });
    expect(await till.capture(person, orderId)).toMatchObject({ status: 502, body: { code: 'payment_failed_support', error: 'Payment failed. Please try again or contact support.' } });
    expect(await person.call('POST', '/api/payments/orders', { packageId: 'small', requestId: crypto.randomUUID() })).toMatchObject({ status: 502, body: { code: 'payment_failed' } });
    const refused = await release();
    expect(refused.flatMap(({ answers }) => answers)).toEqual([500]);
    await till.local('/faults', {});
    expect((await till.capture(person, orderId)).status).toBe(200);
    expect(await till.balance(person)).toBe(7);
    await till.addsUp(person);
  });
});

describe('money that goes back', () => {
  it('takes back what is left of the pack, and never what was spent or came from elsewhere', async () => {
    const person = await till.newPerson();
    const { captureId } = await till.bought(person, 'medium');
    // The free use, the two of the start, and four of the pack.
    await spend(person, 7);
    await accepted();
    expect(await till.balance(person)).toBe(11);
    await till.local(`/captures/${captureId}/refund`, {});
    await accepted('sent', 3);
    expect(await till.balance(person)).toBe(0);
    const [row] = await till.rows(person.id, 'ORDER#');
    expect(row).toMatchObject({ status: 'REFUNDED', refundedAt: expect.any(String) as string });
    expect((await till.rows(person.id, 'TXN#')).filter(({ source }) => source === 'refund')).toMatchObject([{ amount: -11, paymentId: captureId }]);
    await till.addsUp(person);
  });

  it('in part takes back in proportion, and in the end all', async () => {
    const person = await till.newPerson();
    const { captureId } = await till.bought(person, 'medium');
    await till.local(`/captures/${captureId}/refund`, { value: '1.00' });
    await accepted('sent', 2);
    expect(await till.balance(person)).toBe(2 + 15 - 3);
    await till.local(`/captures/${captureId}/refund`, {});
    await accepted('reversed', 2);
    expect(await till.balance(person)).toBe(2);
    await till.addsUp(person);
  });

  it.each(['sent', 'reversed'] as const)('before anything was granted leaves nothing to grant, with events in the order %s', async (order) => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'small');
    const captured = await till.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    await till.local(`/captures/${captured['purchase_units'][0].payments.captures[0].id}/refund`, {});
    expect(await accepted(order, 2)).toHaveLength(3);
    expect(await till.balance(person)).toBe(2);
    expect(await till.capture(person, orderId)).toMatchObject({ status: 402, body: { details: { status: 'REFUNDED' } } });
    await till.addsUp(person);
  });

  it('by the payer’s bank takes back like a refund', async () => {
    const person = await till.newPerson();
    const { captureId } = await till.bought(person, 'small');
    await till.local(`/captures/${captureId}/refund`, { event: 'REVERSED' });
    expect(await accepted('sent', 2)).toContain('PAYMENT.CAPTURE.REVERSED');
    expect(await till.balance(person)).toBe(2);
    expect((await till.rows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'REVERSED' });
    await till.addsUp(person);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'])('in dispute is taken back until that is decided: won (%s), it is given again, once', async (decided) => {
    const person = await till.newPerson();
    const { captureId } = await till.bought(person, 'small');
    await accepted();
    await till.local(`/captures/${captureId}/dispute`, {});
    await accepted('sent', 2);
    expect(await till.balance(person)).toBe(2);
    await till.local(`/captures/${captureId}/dispute`, { decided });
    await accepted('sent', 2);
    expect(await till.balance(person)).toBe(7);
    expect((await till.rows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'COMPLETED' });
    await till.addsUp(person);
    // What was given again goes back with the money like what was granted first.
    await till.local(`/captures/${captureId}/refund`, {});
    await accepted('sent', 2);
    expect(await till.balance(person)).toBe(2);
    await till.addsUp(person);
  });
});

describe('a subscription', () => {
  it('[PREM-04] of a browser that never came back is activated by the webhook', async () => {
    const person = await till.newPerson();
    await live(person);
    await accepted('sent', 2);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(await till.rows(person.id, 'PAYMENT#')).toHaveLength(1);
  });

  it('ends the same for every order in which the events of its life arrive, each of them twice', async () => {
    const orders = permutations([0, 1, 2, 3, 4]);
    // Every thirtieth of the 120, and the last; all of them with EVERY_ORDER=1.
    const step = process.env['EVERY_ORDER'] === '1' ? 1 : 30;
    for (const order of [...orders.filter((_, place) => place % step === 0), [4, 3, 2, 1, 0]]) {
      const person = await till.newPerson();
      const id = await live(person);
      await clock(32);
      await till.provider('POST', `/v1/billing/subscriptions/${id}/cancel`, {}).catch(() => undefined);
      const types = await accepted(order, 2);
      expect(types.toSorted()).toEqual(['BILLING.SUBSCRIPTION.ACTIVATED', 'BILLING.SUBSCRIPTION.CANCELLED', 'BILLING.SUBSCRIPTION.CREATED', 'PAYMENT.SALE.COMPLETED', 'PAYMENT.SALE.COMPLETED']);
      const profile = await profileOf(person);
      expect(profile, order.join()).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'cancelled' } });
      expect(Math.round((Date.parse(profile['subscription'].paidThrough as string) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(58);
      expect((await till.rows(person.id, 'TXN#')).filter(({ source }) => source === 'premium')).toHaveLength(1);
      await clock(-32);
    }
  }, 600_000);

  it('[PREM-02] that cannot be renewed stays premium while the provider tries, says so, and ends when it gives up', async () => {
    await clock(-29);
    const person = await till.newPerson();
    const id = await live(person);
    await accepted();
    await till.local(`/subscriptions/${id}`, { failing: true });
    await clock(29 + 3);
    expect(await accepted('sent', 2)).toEqual(['BILLING.SUBSCRIPTION.PAYMENT.FAILED']);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, maxStorageSlots: null, subscription: { status: 'failed' } });
    await clock(11);
    expect(await accepted()).toContain('BILLING.SUBSCRIPTION.SUSPENDED');
    await till.endPaidTime(person);
    expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'expired' }, maxStorageSlots: 2 });
  });

  it('[PREM-02] whose failed renewal is paid in the end goes on', async () => {
    await clock(-29);
    const person = await till.newPerson();
    const id = await live(person);
    await till.local(`/subscriptions/${id}`, { failing: true });
    await clock(29 + 3);
    await till.local(`/subscriptions/${id}`, { failing: false });
    await clock(5);
    await accepted('reversed', 2);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(await till.rows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('that was left behind says nothing about the one that waits for approval after it', async () => {
    await clock(-70);
    const person = await till.newPerson();
    const left = await live(person);
    await accepted();
    await till.local(`/subscriptions/${left}`, { failing: true });
    await clock(69);
    await accepted();
    const { subscriptionId, approvalUrl } = await till.subscribe(person);
    expect(subscriptionId).not.toBe(left);
    expect(await accepted('sent', 2)).toContain('BILLING.SUBSCRIPTION.CANCELLED');
    expect((await till.subscribe(person)).subscriptionId).toBe(subscriptionId);
    await till.decide(approvalUrl, 'approve');
    expect(await person.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({ status: 200, body: { isPremium: true, aiCredits: 22 } });
    await till.addsUp(person);
  });

  it('goes on though new ones are made for another plan', async () => {
    const person = await till.newPerson();
    const id = await till.subscribed(person);
    await clock(32);
    const provider = payPal({ api: process.env.PAYMENTS_API as string, ...LOCAL_APP });
    const subscriptions = subscriptionStore(database, { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string }, provider, 'P-NEWER');
    expect(await subscriptions.settle(person.id, id)).toMatchObject({ state: 'settled' });
    expect(await till.rows(person.id, 'PAYMENT#')).toHaveLength(2);
  });

  it('keeps what its last payment pays for when an earlier one goes back', async () => {
    const person = await till.newPerson();
    await live(person);
    await clock(32);
    await accepted();
    const [first] = (await till.rows(person.id, 'PAYMENT#')).toSorted((a, b) => Date.parse(a['paidAt'] as string) - Date.parse(b['paidAt'] as string));
    await till.local(`/sales/${String(first?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    const profile = await profileOf(person);
    expect(profile).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(Date.parse(profile['subscription'].paidThrough as string)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  });

  it('whose payment went back takes no further one', async () => {
    const person = await till.newPerson();
    const id = await till.subscribed(person);
    const [payment] = await till.rows(person.id, 'PAYMENT#');
    await till.local(`/sales/${String(payment?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    expect(await till.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({ status: 'CANCELLED' });
    expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'expired' } });
    await accepted();
    await till.subscribed(person);
    expect(await profileOf(person)).toMatchObject({ isPremium: true });
  });

  it('has a part of a payment that went back before the payment was heard of written down, once, and the whole afterwards', async () => {
    const person = await till.newPerson();
    const id = await live(person);
    const [{ id: sale }] = (await till.provider('GET', `/v1/billing/subscriptions/${id}/transactions?start_time=2000-01-01T00:00:00Z&end_time=2100-01-01T00:00:00Z`))['transactions'] as [{ id: string }];
    await till.local(`/sales/${sale}/refund`, { value: '2.00' });
    await accepted('reversed', 2);
    expect(await till.rows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 2 }]);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12 });
    // The account is gone; what goes back then is written down all the same.
    expect(await person.call('DELETE', '/api/profile')).toMatchObject({ status: 200 });
    await till.local(`/sales/${sale}/refund`, {});
    await accepted('sent', 2);
    expect(await till.rows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
  });

  it('that somebody approves beside another one is ended again', async () => {
    const person = await till.newPerson();
    await till.subscribed(person);
    const context = { return_url: `${local.url}/x`, cancel_url: `${local.url}/x` };
    const second = await till.provider('POST', '/v1/billing/subscriptions', { plan_id: 'P-LOCAL0000000000000000001', custom_id: person.id, application_context: context });
    await till.decide((second['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await till.provider('GET', `/v1/billing/subscriptions/${second['id']}`)).toMatchObject({ status: 'CANCELLED' });
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
  });

  it('of another plan, or for another price, makes nobody premium', async () => {
    const person = await till.newPerson();
    const context = { return_url: `${local.url}/x`, cancel_url: `${local.url}/x` };
    const cheap = await till.provider('POST', '/v1/billing/subscriptions', { plan_id: 'P-CHEAP', custom_id: person.id, application_context: context });
    await till.decide((cheap['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 2 });
  });
});

describe('the webhook', () => {
  it('refuses what is unsigned or signed by somebody else, and does nothing', async () => {
    const person = await till.newPerson();
    const orderId = await till.approved(person, 'large');
    const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } });
    const certUrl = `${process.env.PAYMENTS_API}/v1/notifications/certs/CERT-LOCAL`;
    for (const headers of [undefined, { 'paypal-transmission-id': 'a', 'paypal-transmission-time': 'b', 'paypal-transmission-sig': 'Zm9yZ2Vk', 'paypal-cert-url': certUrl, 'paypal-auth-algo': 'SHA256withRSA' }]) {
      const answer = await post(body, headers);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    }
    expect(await till.balance(person)).toBe(2);
    expect(await till.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'APPROVED' });
  });

  it('accepts and logs what it does not know, and what is about nothing of ours', async () => {
    await till.local('/tell', { type: 'SOMETHING.NEW', resource: { id: 'X' }, to: local.url });
    await till.local('/tell', { type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'NOTOURS' }, to: local.url });
    await till.local('/tell', { type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: 'I-NOTOURS' }, to: local.url });
    await till.local('/tell', { type: 'CUSTOMER.DISPUTE.CREATED', resource: {}, to: local.url });
    expect(await accepted()).toHaveLength(4);
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
