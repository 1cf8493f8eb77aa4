import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShop } from '../../test/support/memoryShop.ts';
import { setPause } from '../platform/pause.ts';
import { SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { createReconciliation } from './reconciliation.ts';
import { reconcileTask, type ReconciliationTask } from './reconciliationTask.ts';

const TIME = new Date('2026-11-20T10:00:00.000Z');
const NOTHING = { repaired: [], unresolved: [] };
const restorePause = setPause(async () => {});
const lines: string[] = [];
vi.stubEnv('LOG_LEVEL', 'info');
afterAll(() => {
  restorePause();
  vi.unstubAllEnvs();
});

let shop: MemoryShop;
beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  shop = await MemoryShop.open(TIME);
  await shop.register();
});

const world = () => ({
  database: shop.database.client,
  table: 'creditLogs',
  context: shop.context,
  now: shop.time,
});
const check = (kind: 'order' | 'openOrder' | 'subscription', id: string, isAgain = false) =>
  reconcileTask({ kind, payer: 'dana', id }, world(), isAgain);
const captureOf = (orderId: string) =>
  shop.provider.books.stored.orders[orderId]?.purchase_units?.[0]?.payments?.captures?.[0];

describe('at night, of an order', () => {
  it('what is paid is granted, and the report says from what to what', async () => {
    const id = await shop.order('dana', 'small');
    expect(await check('openOrder', id)).toEqual({
      repaired: [{ what: 'order', id, from: 'CREATED', to: 'COMPLETED' }],
      unresolved: [],
    });
    expect(await check('order', id)).toEqual(NOTHING);
    expect(await check('order', 'UNKNOWN')).toEqual(NOTHING);
  });

  it('that was paid since it was listed, the other list is asked, unless a run had died', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    shop.provider.provider.refund(captureId);
    expect(await check('openOrder', orderId)).toEqual(NOTHING);
    expect(await check('openOrder', orderId, true)).toMatchObject({
      repaired: [{ from: 'COMPLETED', to: 'REFUNDED' }],
    });
  });

  it('an operator learns what is nobody’s, not what was ordered, or withdrawn and not given back', async () => {
    shop.provider.books.faults = { noRefunds: true };
    const [lost, cheap] = [await shop.order('dana', 'small'), await shop.order('dana', 'small')];
    shop.provider.provider.captureOrder(cheap);
    const cheapOrder = shop.provider.books.stored.orders[cheap];
    const [unit] = cheapOrder?.purchase_units ?? [];
    Object.assign(cheapOrder ?? {}, { purchase_units: [{ ...unit, amount: { currency_code: 'USD', value: '0.01' } }] });
    expect((await check('order', cheap)).unresolved).toEqual([{ id: cheap, why: 'mismatch' }]);
    const { orderId } = await shop.buy('dana', 'small');
    await shop.context.orders.withdraw('dana', orderId);
    expect(await check('order', orderId)).toEqual({ repaired: [], unresolved: [{ id: orderId, why: 'withdrawn' }] });
    shop.provider.provider.captureOrder(lost);
    await shop.leave('dana');
    expect(await check('order', lost)).toEqual({
      repaired: [{ what: 'order', id: lost, from: 'CREATED', to: 'COMPLETED, not granted' }],
      unresolved: [{ id: lost, why: 'nobodys' }],
    });
    shop.provider.books.faults = {};
    expect(await check('order', lost)).toMatchObject({ repaired: [{ to: 'REFUNDED' }], unresolved: [] });
    expect(captureOf(lost)?.status).toBe('REFUNDED');
  });
});

const listed = (id: string) => shop.rows(SUBSCRIPTIONS_PARTITION, id).length;

describe('at night, of a subscription', () => {
  it('what was missed is made good, and it stays on the list while it may cost money', async () => {
    const id = await shop.subscribe('dana');
    shop.pass(31);
    expect(await check('subscription', id)).toEqual({
      repaired: [
        {
          what: 'subscription',
          id,
          from: 'ACTIVE through 2026-12-20T10:00:00.000Z',
          to: 'ACTIVE through 2027-01-20T10:00:00.000Z',
        },
      ],
      unresolved: [],
    });
    expect([listed(id), shop.rows('dana', 'PAYMENT#').length]).toEqual([1, 2]);
  });

  it('nothing is asked on days on which nothing is due, unless a run had died', async () => {
    const id = await shop.subscribe('dana');
    let asked = 0;
    shop.provider.gate = async () => void (asked += 1);
    const calls = async (isAgain = false) => {
      asked = 0;
      await check('subscription', id, isAgain);
      return asked;
    };
    const week: number[] = [];
    for (let day = 0; day < 7; day += 1) {
      shop.pass(1);
      week.push(await calls());
    }
    expect(week.filter((count) => count > 0)).toHaveLength(1);
    shop.pass(week.indexOf(0) + 1);
    expect([await calls(), (await calls(true)) > 0]).toEqual([0, true]);
  });

  it('one that has ended leaves the list, and so does one that is not ours', async () => {
    const id = await shop.subscribe('dana');
    shop.provider.provider.subscriptions.cancel(id);
    expect(await check('subscription', id, true)).toMatchObject({ unresolved: [] });
    expect(listed(id)).toBe(0);
    shop.database.rows.set('creditLogs SUBSCRIPTIONS# I-X', { userId: 'SUBSCRIPTIONS#', entry: 'I-X', payer: 'dana' });
    expect(await check('subscription', 'I-X')).toEqual(NOTHING);
    expect(listed('I-X')).toBe(0);
  });

  it('an operator learns of a price that nobody agreed to, and of a refund that the provider refuses', async () => {
    shop.provider.books.stored.plans['P-1'] = { currency_code: 'USD', value: '0.01' };
    const id = await shop.subscribe('dana');
    expect(await check('subscription', id)).toEqual({ repaired: [], unresolved: [{ id, why: 'mismatch' }] });
    await shop.leave('dana');
    shop.provider.books.faults = { noRefunds: true };
    const [sale] = shop.salesOf(id);
    expect((await check('subscription', id)).unresolved).toEqual([{ id: sale, why: 'nobodys' }]);
    expect(listed(id)).toBe(1);
    shop.provider.books.faults = {};
  });
});

it('at night a refund that nobody has heard of is reported once, and the log names what was repaired', async () => {
  const { captureId } = await shop.buy('dana', 'small');
  const refund = shop.provider.provider.refund(captureId);
  const task: ReconciliationTask = {
    kind: 'event',
    id: 'WH-1',
    type: 'PAYMENT.CAPTURE.REFUNDED',
    about: { id: refund, billing_agreement_id: undefined, sale_id: undefined, dispute_id: undefined, links: undefined },
  };
  const night = createReconciliation(world());
  await night.perform(task, false);
  await night.perform(task, false);
  expect(night.found.repaired).toEqual([
    { what: 'event', id: 'WH-1', from: 'not heard', to: 'PAYMENT.CAPTURE.REFUNDED' },
  ]);
  expect(night.summary?.()).toEqual({ repaired: 1, unresolved: 0, open: [] });
  expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({
    level: 'info',
    reconciled: 'event',
    id: 'WH-1',
    from: 'not heard',
    to: 'PAYMENT.CAPTURE.REFUNDED',
  });
});
