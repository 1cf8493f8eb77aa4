import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryShop } from '../../test/support/memoryShop.ts';
import { setPause } from '../platform/pause.ts';

const TIME = new Date('2026-11-20T10:00:00.000Z');
const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let shop: MemoryShop;
beforeEach(async () => {
  shop = await MemoryShop.open(TIME);
  await shop.register();
});

const balance = async () => (await shop.statement('dana')).aiCredits;
const receipts = () => shop.rows('PAYMENTS#2026-11').map(({ entry: _entry, time: _time, ...row }) => row);
const refundRows = () => shop.rows('dana', 'TXN#').filter(({ source }) => source === 'refund');
const consistent = async () => expect((await shop.statement('dana')).discrepancies).toEqual([]);

describe('money of a pack that goes back', () => {
  it('takes what is left of the pack, once, and books the refund under the next number', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'medium');
    // The free use, the two of the start, and four of the pack.
    await shop.spend('dana', 7);
    const refundId = shop.provider.provider.refund(captureId);
    expect(await shop.hear()).toContain('went_back');
    expect(await shop.hear('reversed')).toEqual([]);
    expect(await balance()).toBe(0);
    const expiresAt = '2027-11-20T10:00:00.000Z';
    expect(refundRows()).toMatchObject([
      {
        entry: `TXN#${TIME.toISOString()}#refund-${refundId}`,
        lotId: `lot-${orderId}`,
        amount: -11,
        expiresAt,
        paymentId: captureId,
      },
    ]);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({
      status: 'REFUNDED',
      captureId,
      refundedAt: TIME.toISOString(),
      takenCredits: 11,
      shortCredits: 4,
    });
    const booked = { payer: 'dana', item: 'pack:medium', currency: 'USD' };
    expect(receipts()).toEqual([
      { ...booked, userId: 'PAYMENTS#2026-11', kind: 'pack', paymentId: captureId, amount: 4.99, number: 1 },
      {
        ...booked,
        userId: 'PAYMENTS#2026-11',
        kind: 'refund',
        paymentId: refundId,
        amount: -4.99,
        of: captureId,
        number: 2,
      },
    ]);
    expect(shop.rows('dana', `PAYMENT#${captureId}`)).toMatchObject([{ amount: 4.99, refunded: 4.99 }]);
    expect((await shop.profile('dana')).recentActivity[0]).toEqual({
      type: 'purchase',
      description: 'pack:medium',
      amount: -4.99,
      timestamp: TIME.toISOString(),
      paymentId: captureId,
    });
    await consistent();
  });

  it('in parts takes credits in proportion, rounded in the buyer’s favour, and in the end all', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'medium');
    shop.provider.provider.refund(captureId, '1.00');
    await shop.hear();
    expect(await balance()).toBe(2 + 12);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: 'PARTIALLY_REFUNDED', takenCredits: 3 });
    expect(await shop.orderRow('dana', orderId)).not.toHaveProperty('refundedAt');
    shop.provider.provider.refund(captureId);
    await shop.hear();
    expect(await balance()).toBe(2);
    expect(receipts().map(({ amount, number }) => [number, amount])).toEqual([
      [1, 4.99],
      [2, -1],
      [3, -3.99],
    ]);
    await consistent();
  });

  it.each(['sent', 'reversed'] as const)(
    'before it was granted leaves nothing to grant or book (%s)',
    async (order) => {
      const orderId = await shop.order('dana', 'small');
      shop.provider.provider.captureOrder(orderId);
      const [capture] = shop.provider.books.stored.orders[orderId]?.purchase_units?.[0]?.payments?.captures ?? [];
      shop.provider.provider.refund(capture?.id ?? '');
      await shop.hear(order);
      expect(await balance()).toBe(2);
      expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: 'REFUNDED', captureId: capture?.id });
      expect(await shop.orderRow('dana', orderId)).not.toHaveProperty('grantedAt');
      expect(receipts()).toEqual([]);
      expect((await shop.profile('dana')).recentActivity).toEqual([]);
    },
  );

  it('after the account was deleted is booked all the same', async () => {
    const { captureId } = await shop.buy('dana', 'small');
    await shop.leave('dana');
    shop.provider.provider.refund(captureId);
    expect(await shop.hear()).toContain('went_back');
    expect(receipts().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['pack', 1.99],
      ['refund', -1.99],
    ]);
    expect(shop.rows('dana', `PAYMENT#${captureId}`)).toMatchObject([{ refunded: 1.99 }]);
  });
});

const dispute = (captureId: string, decided?: 'RESOLVED_SELLER_FAVOUR' | 'CANCELED_BY_BUYER') => {
  shop.provider.provider.dispute(captureId, decided);
  return shop.hear();
};

describe('a dispute about a pack', () => {
  it.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'] as const)(
    'takes what is left until it is decided, and %s gives it a year of its own',
    async (decided) => {
      const { orderId, captureId } = await shop.buy('dana', 'small');
      await shop.spend('dana', 4);
      expect(await dispute(captureId)).toContain('went_back');
      expect(await balance()).toBe(0);
      expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: 'DISPUTED', takenCredits: 4 });
      shop.pass(40);
      await dispute(captureId, decided);
      expect(await balance()).toBe(4);
      const lot = { id: `lot-${orderId}-returned`, granted: 4, remaining: 4, source: 'pack:small' };
      expect((await shop.profile('dana')).lots).toMatchObject([{ ...lot, expiresAt: '2027-12-30T10:00:00.000Z' }]);
      expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: 'COMPLETED', takenCredits: 0 });
      expect(await shop.orderRow('dana', orderId)).not.toHaveProperty('refundedAt');
      // No money moved: no receipt, and no purchase.
      expect(receipts()).toHaveLength(1);
      expect((await shop.profile('dana')).recentActivity).toHaveLength(1);
      await consistent();
    },
  );

  it('that was lost gives nothing, and one that is reported twice takes once', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    await dispute(captureId);
    shop.provider.provider.dispute(captureId, 'RESOLVED_BUYER_FAVOUR');
    shop.provider.provider.refund(captureId, undefined, 'REVERSED');
    await shop.hear();
    expect(await balance()).toBe(2);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: 'REFUNDED', takenCredits: 5 });
    expect(receipts().map(({ amount }) => amount)).toEqual([1.99, -1.99]);
    await consistent();
  });

  // Two of five credits are refunded while the dispute holds the others.
  it.each([
    ['none was', 0, 2 + 3],
    ['one was', 4, 2],
  ])('that was won gives back less what was refunded meanwhile, where %s used', async (_, uses, left) => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    await shop.spend('dana', uses);
    await dispute(captureId);
    shop.provider.provider.refund(captureId, '0.80');
    await shop.hear();
    await dispute(captureId, 'RESOLVED_SELLER_FAVOUR');
    expect(await balance()).toBe(left);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ takenCredits: 2, shortCredits: 0 });
    // What is refunded afterwards is taken from the grant that was given back.
    shop.provider.provider.refund(captureId);
    await shop.hear();
    expect(await balance()).toBe(uses === 0 ? 2 : 0);
    await consistent();
  });

  it('of a payment that nobody of ours made is not ours', async () => {
    shop.provider.books.stored.disputes['PP-D-1'] = {
      dispute_id: 'PP-D-1',
      status: 'OPEN',
      disputed_transactions: [{ seller_transaction_id: 'UNKNOWN' }],
    };
    const event = { id: 'WH-1', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-D-1' } };
    shop.provider.told = [event];
    expect(await shop.hear()).toEqual(['not_ours']);
  });
});

describe('an order that is not the one we made', () => {
  it.each([
    ['COMPLETED', 'MISMATCH'],
    ['REFUNDED', 'REFUNDED'],
  ])('and whose payment is %s is noted as %s, and nothing is granted', async (status, noted) => {
    const orderId = await shop.order('dana', 'small');
    shop.provider.provider.captureOrder(orderId);
    const order = shop.provider.books.stored.orders[orderId];
    const [unit] = order?.purchase_units ?? [];
    const [capture] = unit?.payments?.captures ?? [];
    const cheaper = { currency_code: 'USD', value: '0.10' };
    Object.assign(order ?? {}, {
      purchase_units: [{ ...unit, amount: cheaper, payments: { captures: [{ ...capture, status }] } }],
    });
    await shop.hear();
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: noted, captureId: capture?.id });
    expect(await balance()).toBe(2);
  });

  it.each([
    ['DECLINED', 'DENIED'],
    ['PENDING', 'PENDING'],
  ] as const)('and a payment that is %s is noted as %s', async (capture, noted) => {
    const orderId = await shop.order('dana', 'small');
    shop.provider.books.faults = { capture: 'PENDING' };
    shop.provider.provider.captureOrder(orderId);
    if (capture === 'DECLINED') {
      const [made] = shop.provider.books.stored.orders[orderId]?.purchase_units?.[0]?.payments?.captures ?? [];
      shop.provider.provider.decideCapture(made?.id ?? '', 'DECLINED');
    }
    await shop.hear();
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ status: noted });
    expect(await balance()).toBe(2);
  });
});
