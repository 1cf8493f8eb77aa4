import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { MemoryProvider } from '../../test/support/memoryProvider.ts';
import { completeOrder } from './completeOrder.ts';
import { newOrderRecord } from './orderRecord.ts';
import { createOrderService } from './orderService.ts';
import type { PayPalContext } from './payPalContext.ts';
import { reconcileAll } from './reconciliation.ts';
import { createSubscriptionService } from './subscriptionService.ts';

/** Nights over a database and the provider's emulator in this process, whose time is a number of questions. */
const TABLES = { users: 'users', creditLogs: 'creditLogs' };
const TODAY = new Date('2026-11-28T01:30:00Z');
const pack = CREDIT_PACKS[0] as CreditPack;
const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };

let now: Date;
let database: MemoryDatabase;
let provider: MemoryProvider;
let context: PayPalContext;
/** Ids of the orders that the provider was asked about. */
let asked: string[];

beforeEach(async () => {
  now = TODAY;
  asked = [];
  database = new MemoryDatabase();
  provider = await MemoryProvider.open(TODAY);
  const { api } = provider;
  const counted = { ...api, order: (id: string) => (asked.push(id), api.order(id)) };
  context = {
    provider: counted,
    orders: createOrderService(database.client, TABLES, () => now),
    subscriptions: createSubscriptionService(database.client, TABLES, counted, 'P-1', () => now),
  };
});

async function newPerson(uid: string): Promise<string> {
  const profile = createProfile({ uid, email: '', displayName: '', photoURL: '' }, `MARK-${uid}`, TODAY);
  await database.client.send(new PutCommand({ TableName: 'users', Item: profile }));
  return uid;
}

/** An order that was made and is not approved. */
async function newOrder(uid: string): Promise<string> {
  const made = provider.provider.createOrder({
    purchase_units: [
      { reference_id: pack.id, custom_id: uid, amount: { currency_code: 'USD', value: pack.priceUSD.toFixed(2) } },
    ],
    payment_source: { paypal: { experience_context: urls } },
  });
  const { id } = made.body as { id: string };
  expect(await context.orders.create(newOrderRecord(uid, id, pack, now))).toBe(true);
  return id;
}

/** A pack that is paid and granted; returns the capture. */
async function buy(uid: string): Promise<string> {
  const id = await newOrder(uid);
  provider.provider.decide(id, 'approve');
  const row = await context.orders.read(uid, id);
  if (row) await completeOrder(context.provider, context.orders, row);
  return provider.books.stored.orders[id]?.purchase_units?.[0]?.payments?.captures?.[0]?.id ?? '';
}

/** A subscription that was approved, and that only the provider knows. */
async function approveSubscription(uid: string): Promise<void> {
  const begun = provider.provider.subscriptions.create({ plan_id: 'P-1', custom_id: uid, application_context: urls });
  const { id } = begun.body as { id: string };
  const held = await context.subscriptions.read(uid);
  if (held) await context.subscriptions.recordPending(held, id, 'P-1');
  provider.provider.decide(id, 'approve');
}

/** One night with time for so many calls of the provider. */
function night(calls: number) {
  let left = calls;
  provider.gate = async () => void (left -= 1);
  return reconcileAll(database.client, TABLES.creditLogs, context, { now, goesOn: () => left > 0 }).finally(
    () => (provider.gate = async () => {}),
  );
}

const creditsOf = async (uid: string) =>
  (await context.subscriptions.read(uid))?.lots.reduce((sum, { remaining }) => sum + remaining, 0);

describe('with 2,880 unpaid orders of a day', () => {
  const PEOPLE = 288;
  const unpaid: string[] = [];
  let begun: { readonly rows: MemoryDatabase['rows']; readonly state: string } | undefined;
  beforeEach(async () => {
    begun ??= await begin();
    database.rows = new Map(begun.rows);
    provider.state = begun.state;
    asked = [];
    now = TODAY;
  });

  async function begin(): Promise<NonNullable<typeof begun>> {
    for (const uid of ['refunded', 'subscriber', 'buyer']) await newPerson(uid);
    now = new Date(TODAY.getTime() - 40 * DAY_MS);
    const captureId = await buy('refunded');
    now = new Date(TODAY.getTime() - 3_600_000);
    for (let person = 0; person < PEOPLE; person += 1) {
      const uid = await newPerson(`attacker-${person}`);
      for (let order = 0; order < 10; order += 1) unpaid.push(await newOrder(uid));
    }
    // Webhooks about these were lost.
    provider.provider.refund(captureId);
    await approveSubscription('subscriber');
    const id = await newOrder('buyer');
    provider.provider.decide(id, 'approve');
    const row = await context.orders.read('buyer', id);
    const dies = { ...context.provider, captureOrder: () => Promise.reject(new Error('The process ended here')) };
    if (row) await expect(completeOrder(dies, context.orders, row)).rejects.toThrow('ended');
    provider.provider.captureOrder(id);
    return { rows: database.rows, state: provider.state };
  }

  it('the first night finds what was refunded, subscribed to and paid, in a tenth of the time for all', async () => {
    const { repaired, failed, unfinished } = await night(300);
    expect(failed).toEqual([]);
    expect(repaired.map(({ what }) => what).toSorted()).toEqual(['event', 'order', 'subscription']);
    expect(await creditsOf('refunded')).toBe(2);
    expect(await creditsOf('subscriber')).toBe(12);
    expect(await creditsOf('buyer')).toBe(7);
    expect(unfinished).toEqual([{ name: 'open', holdsMoney: false }]);
  });

  it('each is asked about once while it can be approved, a night going on where the one before stopped', async () => {
    for (let age = 0; age <= 3; age += 1) {
      now = new Date(TODAY.getTime() + age * DAY_MS);
      await night(800);
    }
    const times = Map.groupBy(asked, (id) => id);
    expect(unpaid.filter((id) => !times.has(id))).toEqual([]);
    expect(Math.max(...unpaid.map((id) => times.get(id)?.length ?? 0))).toBeLessThanOrEqual(2);
  });

  it('a night with time for all asks about each, and leaves no place to go on from', async () => {
    await night(1_000);
    const { unfinished } = await night(10_000);
    expect(unfinished).toEqual([]);
    expect([...database.rows.keys()].filter((key) => key.includes('RECONCILIATION#'))).toEqual([]);
    expect(new Set(unpaid).difference(new Set(asked)).size).toBe(0);
  });
});

it('however much one lane has to ask about, the others have their turns', async () => {
  await newPerson('buyer');
  for (let order = 0; order < 100; order += 1) await buy('buyer');
  now = new Date(TODAY.getTime() - 40 * DAY_MS);
  await newPerson('refunded');
  const captureId = await buy('refunded');
  now = TODAY;
  provider.provider.refund(captureId);
  const { unfinished } = await night(50);
  expect(unfinished).toEqual([{ name: 'paid', holdsMoney: true }]);
  expect(await creditsOf('refunded')).toBe(2);
});

it('what another app of the same account sold and gave back fails nothing, and is nobody’s', async () => {
  for (const unit of [{}, { custom_id: '' }, { custom_id: 'their-customer' }]) {
    const made = provider.provider.createOrder({
      purchase_units: [{ ...unit, amount: { currency_code: 'USD', value: '20.00' } }],
      payment_source: { paypal: { experience_context: urls } },
    });
    const { id } = made.body as { id: string };
    provider.provider.decide(id, 'approve');
    provider.provider.captureOrder(id);
    const captureId = provider.books.stored.orders[id]?.purchase_units?.[0]?.payments?.captures?.[0]?.id ?? '';
    provider.provider.refund(captureId);
    provider.provider.dispute(captureId);
  }
  expect(await night(100)).toEqual({ checked: 6, repaired: [], unresolved: [], failed: [], unfinished: [] });
});

it('a list that cannot be had fails its lane alone', async () => {
  await newPerson('subscriber');
  await approveSubscription('subscriber');
  const list = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no answer')) }) };
  Object.assign(context.provider, { events: () => list });
  expect(await night(100)).toMatchObject({ failed: ['events'], unfinished: [] });
  expect(await creditsOf('subscriber')).toBe(12);
});
