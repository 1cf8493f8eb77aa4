import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShop } from '../../test/support/memoryShop.ts';
import { setPause } from '../platform/pause.ts';
import { withdrawOrder } from './completeOrder.ts';
import { readPaymentRecords } from './paymentRecords.ts';
import { reconcileSubscription } from './payPalEvents.ts';

const TIME = new Date('2026-11-01T10:00:00.000Z');
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
const consistent = async () => expect((await shop.statement('dana')).discrepancies).toEqual([]);

const withdraw = async (orderId: string, isProtected?: boolean) =>
  withdrawOrder(shop.context.provider, shop.context.orders, await shop.orderRow('dana', orderId), isProtected);
const withdrawMonth = (paymentId: string, isProtected?: boolean) =>
  shop.context.subscriptions.withdrawMonth('dana', paymentId, isProtected);

describe('who withdraws from a pack', () => {
  it('gets the price of what was not used, once, and its credits are gone', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'medium');
    // The free use, the two of the start, and four of the pack.
    await shop.spend('dana', 7);
    expect(await withdraw(orderId)).toEqual({ cents: 366, credits: 11 });
    expect(await withdraw(orderId)).toEqual({ cents: 366, credits: 11 });
    expect(shop.provider.givenBack).toEqual([{ paymentId: captureId, part: '3.66' }]);
    expect(await balance()).toBe(0);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      takenCredits: 11,
      withdrawal: { credits: 11, amount: '3.66', most: '3.66', at: TIME.toISOString() },
    });
    expect(shop.rows('dana', 'TXN#').at(-1)).toMatchObject({
      lotId: `lot-${orderId}`,
      amount: -11,
      source: 'refund',
      paymentId: captureId,
      expiresAt: '2027-11-01T10:00:00.000Z',
    });
    expect(shop.rows('dana', `EVENT#withdrawal-${orderId}`)).toMatchObject([{ withdrawal: { amount: '3.66' } }]);
    expect(shop.rows('dana', 'PAYMENT#')).toMatchObject([{ refunded: 3.66, withdrawnAt: TIME.toISOString() }]);
    await consistent();
  });

  it('after a refund in part gets no more than what is left of the payment', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'medium');
    shop.provider.provider.refund(captureId, '1.00');
    await shop.hear();
    // Three of fifteen credits went with the dollar; twelve are 4.00 dollars, and 3.99 are left.
    expect(await withdraw(orderId)).toEqual({ cents: 399, credits: 12 });
    expect(await shop.orderRow('dana', orderId)).toMatchObject({
      takenCredits: 15,
      withdrawal: { amount: '3.99', most: '4.99' },
    });
    expect(await balance()).toBe(2);
    await consistent();
  });

  it('while a refund comes that we have not heard of gets the rest only', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    shop.provider.books.faults = { noRefunds: true };
    expect(await withdraw(orderId)).toEqual({ cents: 199, credits: 5 });
    expect(shop.provider.books.stored.orders[orderId]?.purchase_units?.[0]?.payments?.refunds).toEqual([]);
    shop.provider.books.faults = {};
    shop.provider.provider.refund(captureId, '0.50');
    expect(await withdraw(orderId)).toEqual({ refused: 'gone_back' });
    expect(shop.provider.givenBack.at(-1)).toEqual({ paymentId: captureId, part: '1.49' });
  });

  it('gets back what a won dispute gave back as well', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    await shop.spend('dana', 4);
    shop.provider.provider.dispute(captureId);
    await shop.hear();
    expect(await withdraw(orderId)).toEqual({ refused: 'gone_back' });
    shop.provider.provider.dispute(captureId, 'RESOLVED_SELLER_FAVOUR');
    await shop.hear();
    expect(await withdraw(orderId)).toEqual({ cents: 160, credits: 4 });
    expect(shop.rows('dana', 'TXN#').at(-1)).toMatchObject({ lotId: `lot-${orderId}-returned`, amount: -4 });
    await consistent();
  });

  it('after the account was deleted gets what was unused by then', async () => {
    const { orderId } = await shop.buy('dana', 'small');
    await shop.spend('dana', 5);
    await shop.leave('dana');
    expect(await withdraw(orderId)).toEqual({ cents: 120, credits: 3 });
    expect(await withdraw(orderId)).toEqual({ cents: 120, credits: 3 });
    expect(shop.rows('PAYMENTS#2026-11').map(({ amount }) => amount)).toEqual([1.99, -1.2]);
  });

  it('is refused what was not granted, is too old, was used up, or cannot be counted any more', async () => {
    const paid = await shop.order('dana', 'small');
    expect(await shop.context.orders.withdraw('dana', 'UNKNOWN')).toEqual({ refused: 'not_found' });
    expect(await shop.context.orders.withdraw('dana', paid)).toEqual({ refused: 'not_granted' });
    const { orderId } = await shop.buy('dana', 'small');
    shop.pass(15);
    expect(await withdraw(orderId)).toEqual({ refused: 'too_late' });
    expect(await withdraw(orderId, true)).toEqual({ cents: 199, credits: 5 });
    const used = await shop.buy('dana', 'small');
    await shop.spend('dana', 8);
    expect(await withdraw(used.orderId)).toEqual({ refused: 'nothing_unused' });
    const { orderId: last } = await shop.buy('dana', 'small');
    shop.database.rows.delete('users dana ');
    expect(await withdraw(last)).toEqual({ refused: 'not_noted' });
  });
});

describe('who withdraws from premium', () => {
  it('gets the rest of the month less the used bonus, once; premium ends, and nothing more is charged', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    // The free use, the two of the start, and three of the bonus, at 39.8 cents.
    await shop.spend('dana', 6);
    shop.pass(10);
    expect(await withdrawMonth(sale)).toEqual({ cents: 546, credits: 0 });
    expect(await withdrawMonth(sale)).toEqual({ cents: 546, credits: 0 });
    expect(shop.provider.givenBack).toEqual([{ paymentId: sale, part: '5.46' }]);
    expect(shop.provider.books.stored.subscriptions[id]).toMatchObject({
      status: 'CANCELLED',
      payments: [{ refunded: 5.46 }],
    });
    const time = shop.time.toISOString();
    expect(await shop.profile('dana')).toMatchObject({
      premiumUntil: time,
      subscription: { voided: '2026-11-01T10:00:00Z', paidThrough: time },
      lots: [],
    });
    expect(shop.rows('dana', 'TXN#').at(-1)).toMatchObject({
      entry: `TXN#${time}#withdrawal-${sale}`,
      lotId: `lot-${id}`,
      amount: -7,
      paymentId: sale,
    });
    expect(shop.rows('dana', 'PAYMENT#')).toMatchObject([{ withdrawnAt: time }]);
    await consistent();
  });

  it('of a later month keeps the bonus, which came with the first', async () => {
    const id = await shop.subscribe('dana');
    shop.pass(30);
    await shop.hear();
    const [first = '', second = ''] = shop.salesOf(id);
    expect(await withdrawMonth(first)).toEqual({ refused: 'gone_back' });
    expect(await withdrawMonth(second)).toEqual({ cents: 999, credits: 0 });
    expect(await balance()).toBe(12);
    await consistent();
  });

  it('is refused what is not theirs, is too old, went back, is disputed or has no account any more', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    expect(await withdrawMonth('UNKNOWN')).toEqual({ refused: 'not_found' });
    shop.provider.provider.dispute(sale);
    await shop.hear();
    expect(await withdrawMonth(sale)).toEqual({ refused: 'gone_back' });
    shop.provider.provider.dispute(sale, 'RESOLVED_SELLER_FAVOUR');
    await shop.hear();
    shop.pass(15);
    expect(await withdrawMonth(sale)).toEqual({ refused: 'too_late' });
    expect(await withdrawMonth(sale, true)).toMatchObject({ credits: 0 });
    await reconcileSubscription(id, shop.context);
    expect(await shop.profile('dana')).toMatchObject({ subscription: { status: 'CANCELLED' } });
    await shop.leave('dana');
    expect(await withdrawMonth(sale)).toEqual({ refused: 'not_noted' });
  });

  it('says so where the provider refuses, and is paid by the next try', async () => {
    const id = await shop.subscribe('dana');
    const [sale = ''] = shop.salesOf(id);
    shop.provider.books.faults = { noRefunds: true };
    await expect(withdrawMonth(sale)).rejects.toThrow('refund_refused');
    shop.provider.books.faults = {};
    expect(await withdrawMonth(sale)).toEqual({ cents: 999, credits: 0 });
    expect(shop.provider.books.stored.subscriptions[id]?.payments).toMatchObject([{ refunded: 9.99 }]);
  });
});

it('what is kept of payments is listed by time: orders, subscriptions and receipts', async () => {
  const { orderId, captureId } = await shop.buy('dana', 'small');
  shop.pass(1);
  const id = await shop.subscribe('dana');
  const [sale = ''] = shop.salesOf(id);
  shop.provider.provider.subscriptions.refund(sale, '1.10');
  await shop.hear();
  shop.pass(1);
  const open = await shop.order('dana', 'large');
  shop.database.settle();
  const records = await readPaymentRecords(shop.database.client, 'creditLogs', 'dana');
  const [paid, next] = [TIME.toISOString(), '2026-11-02T10:00:00.000Z'];
  expect(records).toMatchObject({
    orders: [
      { orderId, item: 'pack:small', credits: 5, paymentId: captureId, amountUSD: 1.99, status: 'COMPLETED' },
      { orderId: open, item: 'pack:large', credits: 30, amountUSD: 8.99, status: 'CREATED' },
    ],
    subscriptions: [{ subscriptionId: id, amountUSD: 9.99, status: 'ACTIVE', createdAt: next }],
  });
  expect(records.orders[1]).not.toHaveProperty('paymentId');
  expect(records.orders[0]?.states.map(({ status }) => status)).toEqual(['CREATED', 'COMPLETED']);
  expect(records.receipts).toEqual([
    { number: '000001', paymentId: captureId, item: 'pack:small', amountUSD: 1.99, refundedUSD: 0, paidAt: paid },
    { number: '000002', paymentId: sale, item: 'premium', amountUSD: 9.99, refundedUSD: 1.1, paidAt: next },
  ]);
});
