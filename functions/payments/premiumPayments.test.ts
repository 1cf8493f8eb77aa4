import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShop } from '../../test/support/memoryShop.ts';
import { setPause } from '../platform/pause.ts';
import { reconcileSubscription } from './payPalEvents.ts';

const TIME = new Date('2026-10-10T10:00:00.000Z');
const restorePause = setPause(async () => {});
vi.stubEnv('LOG_LEVEL', 'silent');
afterAll(() => {
  restorePause();
  vi.unstubAllEnvs();
});

let shop: MemoryShop;
beforeEach(async () => {
  shop = await MemoryShop.open(TIME);
  await shop.register();
});

const balance = async () => (await shop.statement('dana')).aiCredits;
const premium = async () => {
  const { subscription, premiumUntil } = await shop.profile('dana');
  return { ...subscription, premiumUntil };
};
const booked = () =>
  ['2026-10', '2026-11', '2026-12'].flatMap((month) =>
    shop.rows(`PAYMENTS#${month}`).map(({ kind, item, amount, of }) => [kind, item, amount, of]),
  );
const refunds = async () =>
  (await shop.profile('dana')).recentActivity.filter(({ amount }) => amount < 0).map(({ amount }) => amount);
const statusAtProvider = (id: string) => shop.provider.books.stored.subscriptions[id]?.status;

describe('premium', () => {
  it('lasts until the next payment, with its bonus once, and each payment is booked', async () => {
    const id = await shop.subscribe('dana');
    const [first = ''] = shop.salesOf(id);
    expect(await premium()).toEqual({
      id,
      status: 'ACTIVE',
      failedPayments: 0,
      activatedAt: TIME.toISOString(),
      paidThrough: '2026-11-10T10:00:00.000Z',
      // Twelve days in which the provider tries again.
      premiumUntil: '2026-11-22T10:00:00.000Z',
    });
    expect(await balance()).toBe(2 + 10);
    shop.pass(31);
    await shop.hear();
    expect(await premium()).toMatchObject({ paidThrough: '2026-12-10T10:00:00.000Z' });
    expect(await balance()).toBe(12);
    expect(booked()).toEqual([
      ['premium', 'premium', 9.99, undefined],
      ['premium', 'premium', 9.99, undefined],
    ]);
    expect(shop.rows('dana', `PAYMENT#${first}`)).toEqual([
      {
        userId: 'dana',
        entry: `PAYMENT#${first}`,
        paymentId: first,
        item: 'premium',
        kind: 'premium',
        amount: 9.99,
        currency: 'USD',
        number: 1,
        time: TIME.toISOString(),
        paidAt: '2026-10-10T10:00:00Z',
        subscriptionId: id,
      },
    ]);
    expect((await shop.profile('dana')).recentActivity).toHaveLength(2);
  });

  it('whose events of three months were lost has all of its payments booked by the next', async () => {
    const id = await shop.subscribe('dana');
    shop.pass(62);
    shop.provider.told = [];
    await reconcileSubscription(id, shop.context);
    expect(shop.salesOf(id)).toHaveLength(3);
    expect(shop.rows('dana', 'PAYMENT#')).toHaveLength(3);
  });

  it('of another price than was agreed is not granted', async () => {
    shop.provider.books.stored.plans['P-1'] = { currency_code: 'USD', value: '0.01' };
    const id = await shop.subscribe('dana');
    expect(await premium()).toEqual({ id, status: 'ACTIVE', failedPayments: 0 });
    expect([await balance(), booked()]).toEqual([2, []]);
    expect(await reconcileSubscription(id, shop.context)).toMatchObject({ state: 'settled', mispriced: true });
  });

  it('that nobody of ours pays for, or that names another plan, is foreign', async () => {
    expect(await reconcileSubscription('I-UNKNOWN', shop.context)).toEqual({ state: 'foreign' });
    expect(await reconcileSubscription(undefined, shop.context)).toEqual({ state: 'foreign' });
    const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };
    for (const [plan, payer] of [
      ['P-OTHER', 'dana'],
      ['P-OTHER', 'nobody'],
    ] as const) {
      const made = shop.provider.provider.subscriptions.create({
        plan_id: plan,
        custom_id: payer,
        application_context: urls,
      });
      const { id } = made.body as { id: string };
      shop.provider.provider.decide(id, 'approve');
      expect(await reconcileSubscription(id, shop.context)).toEqual({ state: 'foreign' });
      expect(statusAtProvider(id)).toBe('ACTIVE');
    }
    expect(await premium()).toEqual({ premiumUntil: undefined });
  });

  it('beside another is ended and given back, and the first one stays', async () => {
    const first = await shop.subscribe('dana');
    const held = await premium();
    const made = await secondFor('dana');
    expect(await reconcileSubscription(made, shop.context)).toEqual({ state: 'second', unrefundedPayments: [] });
    expect([statusAtProvider(first), statusAtProvider(made)]).toEqual(['ACTIVE', 'CANCELLED']);
    expect(shop.provider.givenBack).toEqual([{ paymentId: shop.salesOf(made)[0] }]);
    expect(await premium()).toEqual(held);
    expect(booked()).toHaveLength(1);
  });

  it('of an account that is gone is ended and given back; what the provider keeps is reported', async () => {
    const id = await shop.subscribe('dana');
    await shop.leave('dana');
    // What was granted stays paid; the month after it was for nobody.
    shop.pass(31);
    shop.provider.books.faults = { noRefunds: true };
    const owed = shop.salesOf(id)[1];
    expect(await reconcileSubscription(id, shop.context)).toEqual({
      state: 'user_not_found',
      unrefundedPayments: [owed],
    });
    shop.provider.books.faults = {};
    expect(statusAtProvider(id)).toBe('CANCELLED');
  });
});

/** A second subscription of the same person, as two tabs may make it: the profile does not name it. */
async function secondFor(uid: string): Promise<string> {
  const before = shop.database.rows.get(`users ${uid} `);
  const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };
  const made = shop.provider.provider.subscriptions.create({
    plan_id: 'P-1',
    custom_id: uid,
    application_context: urls,
  });
  const { id } = made.body as { id: string };
  await shop.context.subscriptions.recordPending(await shop.profile(uid), id, 'P-1');
  if (before) shop.database.rows.set(`users ${uid} `, before);
  shop.provider.provider.decide(id, 'approve');
  return id;
}

describe('money of premium that goes back', () => {
  it('ends it, with what is left of the bonus, and nothing more is charged', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    // The free use, the two of the start, and four of the bonus.
    await shop.spend('dana', 7);
    shop.pass(3);
    shop.provider.provider.subscriptions.refund(sale);
    await shop.hear();
    // It is ended at the provider, which tells of that as well.
    await shop.hear();
    const time = shop.time.toISOString();
    expect(await premium()).toEqual({
      id,
      status: 'CANCELLED',
      failedPayments: 0,
      activatedAt: TIME.toISOString(),
      voided: '2026-10-10T10:00:00Z',
      paidThrough: time,
      premiumUntil: time,
    });
    expect([await balance(), statusAtProvider(id)]).toEqual([0, 'CANCELLED']);
    expect(booked()).toEqual([
      ['premium', 'premium', 9.99, undefined],
      ['refund', 'premium', -9.99, sale],
    ]);
    expect(shop.rows('dana', 'TXN#').at(-1)).toMatchObject({
      entry: `TXN#${time}#${sale}-all`,
      lotId: `lot-${id}`,
      amount: -6,
      source: 'refund',
      paymentId: sale,
      expiresAt: time,
    });
    expect(shop.rows('dana', `EVENT#refund-${sale}-all`)).toMatchObject([{ taken: 6, amount: -9.99, of: sale }]);
    expect(shop.rows('dana', `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
    expect(await refunds()).toEqual([-9.99]);
    expect((await shop.statement('dana')).discrepancies).toEqual([]);
  });

  it.each(['sent', 'reversed'] as const)(
    'in parts, told %s, ends it with the last, each booked once',
    async (order) => {
      const id = await shop.subscribe('dana');
      const [sale = ''] = shop.salesOf(id);
      shop.provider.provider.subscriptions.refund(sale, '5.00');
      shop.provider.provider.subscriptions.refund(sale, '3.00');
      await shop.hear(order);
      expect(await premium()).toMatchObject({ status: 'ACTIVE', premiumUntil: '2026-11-22T10:00:00.000Z' });
      expect(await balance()).toBe(12);
      shop.provider.provider.subscriptions.refund(sale, '1.99');
      await shop.hear(order);
      await shop.hear(order);
      expect(await premium()).toMatchObject({ status: 'CANCELLED', premiumUntil: TIME.toISOString() });
      expect(await balance()).toBe(2);
      expect(new Set(await refunds())).toEqual(new Set([-1.99, -3, -5]));
      expect(shop.rows('dana', `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
    },
  );

  it('by parts that we hear of one by one is whole with the last cent, and none of them counts twice', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    const part = (refund: string, amount: number) =>
      shop.context.subscriptions.voidPayment('dana', sale, { id: refund, amount });
    expect([await part('R1', 5), await part('R1', 5), await part('R2', 4.98)]).toEqual([true, false, true]);
    expect(await premium()).not.toHaveProperty('voided');
    expect([await part('R3', 0.01), await balance()]).toEqual([true, 2]);
    expect(await premium()).toMatchObject({ voided: '2026-10-10T10:00:00Z' });
    // The whole is known: nothing is left to book, and no purchase is noted.
    expect(await shop.context.subscriptions.voidPayment('dana', sale)).toBe(false);
    expect(await part('R4', 3)).toBe(false);
    expect(await refunds()).toEqual([-0.01, -4.98, -5]);
    expect(shop.rows('PAYMENTS#2026-10').map(({ paymentId }) => paymentId)).toEqual([sale, 'R1', 'R2', 'R3']);
    expect(shop.rows('dana', 'PAYMENT#')).toMatchObject([{ refunded: 9.99 }]);
  });

  it('in part after the whole was booked changes nothing', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    expect(await shop.context.subscriptions.voidPayment('dana', sale)).toBe(true);
    const before = new Map(shop.database.rows);
    expect(await shop.context.subscriptions.voidPayment('dana', sale, { id: 'R1', amount: 2 })).toBe(false);
    expect(shop.database.rows).toEqual(before);
  });

  it('once it had ended by itself leaves the day on which it ended', async () => {
    const id = await shop.subscribe('dana');
    shop.provider.provider.subscriptions.cancel(id);
    await shop.hear();
    shop.pass(60);
    shop.provider.provider.subscriptions.refund(shop.salesOf(id)[0] ?? '');
    await shop.hear();
    expect(await premium()).toMatchObject({ premiumUntil: '2026-11-10T10:00:00.000Z', status: 'CANCELLED' });
  });

  it('of an earlier month leaves what the last one pays for', async () => {
    const id = await shop.subscribe('dana');
    shop.pass(31);
    await shop.hear();
    shop.provider.provider.subscriptions.refund(shop.salesOf(id)[0] ?? '');
    await shop.hear();
    expect(await premium()).toMatchObject({ status: 'ACTIVE', paidThrough: '2026-12-10T10:00:00.000Z' });
    expect(await premium()).not.toHaveProperty('voided');
    expect([await balance(), statusAtProvider(id)]).toEqual([12, 'ACTIVE']);
    expect(booked()).toHaveLength(3);
  });

  it('after the account was deleted is booked, once it is paid out', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    await shop.leave('dana');
    const refund = shop.provider.provider.subscriptions.refund(sale, '2.00') ?? '';
    const state = shop.provider.books.stored.saleRefunds[refund];
    Object.assign(state ?? {}, { state: 'pending' });
    expect(await shop.hear()).toEqual(['done']);
    expect(booked()).toHaveLength(1);
    Object.assign(state ?? {}, { state: 'completed' });
    expect(await shop.context.subscriptions.voidPayment('dana', sale, { id: refund, amount: 2 })).toBe(true);
    expect(await shop.context.subscriptions.voidPayment('dana', sale, { id: refund, amount: 2 })).toBe(false);
    expect(booked().slice(1)).toEqual([['refund', 'premium', -2, sale]]);
    shop.provider.provider.subscriptions.refund(sale);
    expect(await shop.hear()).toEqual(['done', 'went_back']);
    expect(booked().slice(2)).toEqual([['refund', 'premium', -7.99, sale]]);
    expect(shop.rows('dana', `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR'] as const)(
    'perhaps, by a dispute, lets it rest until that is decided: %s',
    async (decided) => {
      const id = await shop.subscribe('dana');
      const [sale = ''] = shop.salesOf(id);
      const until = (await premium()).premiumUntil;
      shop.provider.provider.dispute(sale);
      expect(await shop.hear()).toEqual(['went_back']);
      expect(await premium()).toMatchObject({ disputed: '2026-10-10T10:00:00Z', premiumUntil: '2026-10-10T10:00:00Z' });
      expect(await shop.hear()).toEqual([]);
      shop.provider.provider.dispute(sale, decided);
      if (decided === 'RESOLVED_BUYER_FAVOUR') shop.provider.provider.subscriptions.refund(sale);
      await shop.hear();
      expect(await premium()).not.toHaveProperty('disputed');
      expect(await premium()).toMatchObject(
        decided === 'RESOLVED_SELLER_FAVOUR'
          ? { status: 'ACTIVE', premiumUntil: until }
          : { status: 'CANCELLED', premiumUntil: TIME.toISOString() },
      );
      expect(await balance()).toBe(decided === 'RESOLVED_SELLER_FAVOUR' ? 12 : 2);
    },
  );

  it('perhaps, by a second dispute after a won one, lets it rest again', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    const dispute = (name: string, won: boolean) =>
      shop.context.subscriptions.disputePayment('dana', sale, { id: name, won });
    expect([await dispute('D1', false), await dispute('D1', false), await dispute('D1', true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await premium()).not.toHaveProperty('disputed');
    expect([await dispute('D2', false), await dispute('D1', true)]).toEqual([true, false]);
    expect(await premium()).toHaveProperty('disputed');
    // Won and told at once: nothing rests.
    expect(await dispute('D2', true)).toBe(true);
    expect(await premium()).not.toHaveProperty('disputed');
  });

  it('about a month that a later one has followed, a dispute changes nothing', async () => {
    const id = await shop.subscribe('dana');
    shop.pass(31);
    await shop.hear();
    const before = await premium();
    shop.provider.provider.dispute(shop.salesOf(id)[0] ?? '');
    await shop.hear();
    expect(await premium()).toEqual(before);
  });

  it('of a payment that is not ours is left alone', async () => {
    shop.provider.books.stored.saleRefunds['R1'] = {
      id: 'R1',
      sale_id: 'S1',
      state: 'completed',
      amount: { total: '1.00', currency: 'USD' },
    };
    shop.provider.told = [{ id: 'WH-1', event_type: 'PAYMENT.SALE.REFUNDED', resource: { id: 'R1', sale_id: 'S1' } }];
    expect(await shop.hear()).toEqual(['not_ours']);
    expect(await shop.context.subscriptions.voidPayment('dana', 'S1')).toBe(false);
    expect(await shop.context.subscriptions.disputePayment('dana', 'S1', { id: 'D', won: false })).toBe(false);
  });
});
