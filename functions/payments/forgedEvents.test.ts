import { beforeEach, expect, it } from 'vitest';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { isPremiumAt } from '../../shared/payments/premiumTerm.ts';
import { forgedEvents } from '../../test/support/forgedEvents.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { MemoryProvider } from '../../test/support/memoryProvider.ts';
import { completeOrder } from './completeOrder.ts';
import { newOrderRecord } from './orderRecord.ts';
import { createOrderService } from './orderService.ts';
import type { PayPalContext } from './payPalContext.ts';
import { handlePayPalEvent } from './payPalEvents.ts';
import { createSubscriptionService } from './subscriptionService.ts';

/**
 * What somebody can do who has one genuine transmission and puts bodies of their own under it: the services over a
 * database and the provider's emulator in this process.
 */
const NOW = new Date('2026-11-28T10:00:00Z');
const TABLES = { users: 'users', creditLogs: 'creditLogs' };
const pack = CREDIT_PACKS[0] as CreditPack;
const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };

let database: MemoryDatabase;
let provider: MemoryProvider;
let context: PayPalContext;
let victim: Required<Parameters<typeof forgedEvents>[0]>;

/** The rows of all tables, as they would be without what counts writes. */
const rows = () => structuredClone([...database.rows]);

beforeEach(async () => {
  database = new MemoryDatabase();
  provider = await MemoryProvider.open(NOW);
  context = {
    provider: provider.api,
    orders: createOrderService(database.client, TABLES, () => NOW),
    subscriptions: createSubscriptionService(database.client, TABLES, provider.api, 'P-1', () => NOW),
  };
  const profile = createProfile({ uid: 'victim', email: '', displayName: '', photoURL: '' }, 'MARK', NOW);
  await database.client.send(new PutCommand({ TableName: 'users', Item: profile }));
  const made = provider.provider.createOrder({
    purchase_units: [
      { reference_id: pack.id, custom_id: 'victim', amount: { currency_code: 'USD', value: pack.priceUSD.toFixed(2) } },
    ],
    payment_source: { paypal: { experience_context: urls } },
  });
  const { id: orderId } = made.body as { id: string };
  const row = newOrderRecord('victim', orderId, pack, NOW);
  await context.orders.create(row);
  provider.provider.decide(orderId, 'approve');
  await completeOrder(provider.api, context.orders, row);
  const begun = provider.provider.subscriptions.create({
    plan_id: 'P-1',
    custom_id: 'victim',
    application_context: urls,
  });
  const { id: subscriptionId } = begun.body as { id: string };
  const held = await context.subscriptions.read('victim');
  if (held) await context.subscriptions.recordPending(held, subscriptionId, 'P-1');
  provider.provider.decide(subscriptionId, 'approve');
  await context.subscriptions.reconcile('victim', subscriptionId);
  const captureId = provider.books.stored.orders[orderId]?.purchase_units?.[0]?.payments?.captures?.[0]?.id ?? '';
  const saleId = provider.books.stored.subscriptions[subscriptionId]?.payments[0]?.id ?? '';
  victim = { orderId, captureId, subscriptionId, saleId };
});

it('an event of any type that names somebody’s payments takes nothing that the provider does not know', async () => {
  const before = rows();
  for (const event of forgedEvents(victim)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its event
    expect(await handlePayPalEvent(event, context), event.id).not.toBe('went_back');
    expect(rows(), event.id).toEqual(before);
  }
});

it.each([
  ['a dispute', () => provider.provider.dispute(victim.captureId), { aiCredits: 12, isPremium: true }],
  ['a dispute about premium', () => provider.provider.dispute(victim.saleId), { aiCredits: 17, isPremium: false }],
  ['a refund', () => void provider.provider.refund(victim.captureId), { aiCredits: 12, isPremium: true }],
  [
    'a reversal',
    () => void provider.provider.refund(victim.captureId, undefined, 'REVERSED'),
    { aiCredits: 12, isPremium: true },
  ],
  [
    'a refund of premium',
    () => void provider.provider.subscriptions.refund(victim.saleId),
    { aiCredits: 7, isPremium: false },
  ],
])('%s that the provider knows about is heard, whatever else its event says', async (_, happens, expected) => {
  const known = provider.told.length;
  happens();
  for (const { resource, ...event } of provider.told.slice(known))
    // oxlint-disable-next-line no-await-in-loop
    await handlePayPalEvent({ ...event, resource: withLies(resource) }, context);
  const profile = await context.subscriptions.read('victim');
  expect(profile?.lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(expected.aiCredits);
  expect(profile && isPremiumAt(profile, NOW)).toBe(expected.isPremium);
});

/** The same ids, beside claims that would change nothing or too much if they were believed. */
function withLies(resource: object): object {
  const claims = {
    amount: { value: '0.01', total: '0.01' },
    dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
  };
  return { ...resource, ...claims, status: 'PENDING', state: 'pending', disputed_transactions: [] };
}
