import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { MemoryProvider } from '../../test/support/memoryProvider.ts';
import { runNight } from '../../test/support/night.ts';
import { completeOrder } from './completeOrder.ts';
import { newOrderRecord } from './orderRecord.ts';
import { createOrderService } from './orderService.ts';
import type { PayPalContext } from './payPalContext.ts';
import { createLanes } from './reconciliationLanes.ts';
import { createReconciliation } from './reconciliation.ts';
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

const open = () => {
  database.settle();
  return createReconciliation({ database: database.client, table: TABLES.creditLogs, context, now });
};

/** A night, or as much of it as comes before so many calls of the provider. */
async function night(calls = Infinity) {
  let left = calls;
  provider.gate = async () => void (left -= 1);
  const work = open();
  const { failed, waiting } = await runNight(work, { goesOn: () => left > 0 });
  provider.gate = async () => {};
  return { ...work.found, failed: failed.map(({ about, messageId }) => about ?? messageId), waiting };
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
    // The webhooks of these events were lost.
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

  it('a night finds what was refunded, subscribed to and paid, in a tenth of the calls for all', async () => {
    const { repaired, failed, waiting } = await night(300);
    expect(failed).toEqual([]);
    expect(repaired.map(({ what }) => what).toSorted()).toEqual(['event', 'order', 'subscription']);
    expect(await creditsOf('refunded')).toBe(2);
    expect(await creditsOf('subscriber')).toBe(12);
    expect(await creditsOf('buyer')).toBe(7);
    expect(waiting).toBeGreaterThan(500);
  });

  it('a night asks about each once, and four nights about each until nobody can approve it', async () => {
    for (let age = 0; age <= 4; age += 1) {
      now = new Date(TODAY.getTime() + age * DAY_MS);
      const { failed, waiting } = await night();
      expect([failed, waiting]).toEqual([[], 0]);
    }
    const times = Map.groupBy(asked, (id) => id);
    expect(new Set(unpaid.map((id) => times.get(id)?.length))).toEqual(new Set([4]));
  });
});

it('however much one lane has to ask about, the others have their turns', async () => {
  for (let order = 0; order < 2_500; order += 1) {
    const id = `ORDER#${order}`;
    const paid = { userId: 'PAID_ORDERS#2026-11-28', entry: id, payer: 'buyer' };
    const row = {
      userId: 'buyer',
      entry: id,
      orderId: String(order),
      stakedAt: '',
      status: 'COMPLETED',
      createdAt: '',
    };
    for (const Item of [paid, row]) await database.client.send(new PutCommand({ TableName: 'creditLogs', Item }));
  }
  now = new Date(TODAY.getTime() - 40 * DAY_MS);
  await newPerson('refunded');
  const captureId = await buy('refunded');
  now = TODAY;
  provider.provider.refund(captureId);
  const { waiting } = await night(1_100);
  expect(waiting).toBeGreaterThan(900);
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
  expect(await night()).toEqual({ repaired: [], unresolved: [], failed: [], waiting: 0 });
});

it('a list that cannot be had fails its lane alone', async () => {
  await newPerson('subscriber');
  await approveSubscription('subscriber');
  Object.assign(context.provider, { eventPage: () => Promise.reject(new Error('no answer')) });
  // The message of the list comes again; the others are done.
  expect((await night()).failed).toHaveLength(1);
  expect(await creditsOf('subscriber')).toBe(12);
});

const bookings = () => [...database.rows.keys()].filter((key) => key.startsWith('creditLogs PAYMENTS#')).length;

describe('what a night puts right', () => {
  const WRONG = ['granted', 'captured', 'refunded', 'subscribed', 'unpaid'] as const;
  let begun: { readonly rows: MemoryDatabase['rows']; readonly state: string };
  beforeEach(async () => {
    for (const uid of WRONG) await newPerson(uid);
    const [taken, approved] = [await newOrder('granted'), await newOrder('captured')];
    for (const id of [taken, approved]) provider.provider.decide(id, 'approve');
    const row = await context.orders.read('granted', taken);
    const dies = { ...context.provider, captureOrder: () => Promise.reject(new Error('The process ended here')) };
    if (row) await expect(completeOrder(dies, context.orders, row)).rejects.toThrow('ended');
    provider.provider.captureOrder(taken);
    now = new Date(TODAY.getTime() - 40 * DAY_MS);
    const captureId = await buy('refunded');
    now = TODAY;
    provider.provider.refund(captureId);
    await approveSubscription('subscribed');
    await newOrder('unpaid');
    begun = { rows: database.rows, state: provider.state };
  });
  const creditsOfAll = () => Promise.all(WRONG.map(creditsOf));
  const RIGHT = [7, 7, 2, 12, 2];

  it('is right once, though each message comes twice at once', async () => {
    await runNight(open(), { times: 2 });
    expect(await creditsOfAll()).toEqual(RIGHT);
    // Two packs, a subscription, and of forty days ago a pack and its refund.
    expect(bookings()).toBe(5);
    expect(provider.givenBack).toEqual([]);
  });

  it('is right after a run that ended at any of its calls, whose messages come again', async () => {
    let [calls, ended] = [0, 0];
    for (;;) {
      database.rows = new Map(begun.rows);
      provider.state = begun.state;
      let left = calls;
      // Once it has ended, nothing is called any more.
      const gate = async () => {
        left -= 1;
        if (left < 0) throw new Error('The process ended here');
      };
      database.gate = provider.gate = gate;
      const dies = () => {
        if (left >= 0) return false;
        left = Infinity;
        return true;
      };
      const { died } = await runNight(open(), { dies });
      left = Infinity;
      expect([calls, await creditsOfAll(), bookings()]).toEqual([calls, RIGHT, 5]);
      if (!died) break;
      ended += 1;
      calls += 1;
    }
    expect(ended).toBeGreaterThan(60);
  });
});

it('a message holds ids alone: nothing of who paid, whatever the provider says about it', async () => {
  const said = {
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: {
      id: 'REFUND1',
      payer: { email_address: 'dana@example.com', name: { given_name: 'דנה' } },
      note_to_payer: 'כסף חזרה',
      links: [
        { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAPTURE1' },
        { rel: 'self', href: 'https://api-m.paypal.com/v2/payments/refunds/REFUND1?who=dana@example.com' },
      ],
    },
  };
  const eventPage = ({ from }: { from: Date }) =>
    Promise.resolve({ events: from.toISOString().startsWith('2026-11-28') ? [said] : [] });
  const lanes = createLanes(database.client, 'creditLogs', { eventPage } as never, now);
  expect(await lanes.events(undefined)).toEqual({
    tasks: [
      {
        kind: 'event',
        id: 'WH-1',
        type: 'PAYMENT.CAPTURE.REFUNDED',
        about: {
          id: 'REFUND1',
          links: [{ rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAPTURE1' }],
        },
      },
    ],
  });
});
