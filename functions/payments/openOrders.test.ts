import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { MemoryProvider } from '../../test/support/memoryProvider.ts';
import { setPause } from '../platform/pause.ts';
import { completeOrder } from './completeOrder.ts';
import { newOrderRecord } from './orderRecord.ts';
import { createOrderService } from './orderService.ts';

/** Tests the limit of unpaid orders with a database in this process, between whose calls other calls run. */
const TABLES = { users: 'users', creditLogs: 'creditLogs' };
const NOW = new Date('2026-11-28T10:00:00Z');
const pack = CREDIT_PACKS[0] as CreditPack;
const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };

// Who comes second tries again after a pause; in this process there is nothing to wait for.
const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let database: MemoryDatabase;
let provider: MemoryProvider;
let orders: ReturnType<typeof createOrderService>;

beforeEach(async () => {
  database = new MemoryDatabase();
  provider = await MemoryProvider.open(NOW);
  orders = createOrderService(database.client, TABLES, () => NOW);
  const profile = createProfile({ uid: 'buyer', email: '', displayName: '', photoURL: '' }, 'MARK', NOW);
  await database.client.send(new PutCommand({ TableName: 'users', Item: profile }));
});

/** An order at the provider that we have not recorded yet. */
function atProvider(): string {
  const made = provider.provider.createOrder({
    purchase_units: [
      { reference_id: pack.id, custom_id: 'buyer', amount: { currency_code: 'USD', value: pack.priceUSD.toFixed(2) } },
    ],
    payment_source: { paypal: { experience_context: urls } },
  });
  return (made.body as { id: string }).id;
}
async function make(id = atProvider()): Promise<string> {
  expect(await orders.create(newOrderRecord('buyer', id, pack, NOW))).toBe(true);
  return id;
}
async function pay(id: string): Promise<string> {
  provider.provider.decide(id, 'approve');
  const row = await orders.read('buyer', id);
  return row ? (await completeOrder(provider.api, orders, row)).state : 'gone';
}
const keys = (prefix: string) => [...database.rows.keys()].filter((key) => key.startsWith(`creditLogs ${prefix}`));
const rowsOf = () => keys('buyer ORDER#').length;
const listed = () => keys('ORDERS#').length;

it('however many orders somebody makes, ten are kept, the newest, and each of them can be paid', async () => {
  const made: string[] = [];
  for (let order = 0; order < 100; order += 1) made.push(await make());
  expect([rowsOf(), listed()]).toEqual([10, 10]);
  for (const id of made.slice(-10)) expect(await pay(id)).toBe('paid');
  // Who approves one of the others is not charged.
  expect(await pay(made[0] as string)).toBe('gone');
  expect(provider.books.stored.orders[made[0] as string]).toMatchObject({ status: 'APPROVED' });
});

it('what is paid is never displaced', async () => {
  const paid = await make();
  expect(await pay(paid)).toBe('paid');
  for (let order = 0; order < 25; order += 1) await make();
  expect(await orders.read('buyer', paid)).toMatchObject({
    status: 'COMPLETED',
    grantedAt: expect.any(String) as string,
  });
  expect(rowsOf()).toBe(11);
  expect(keys('PAID_ORDERS#')).toHaveLength(1);
});

it('the same order made again displaces nothing', async () => {
  const first = await make();
  for (let order = 0; order < 9; order += 1) await make();
  for (let again = 0; again < 5; again += 1) await make(first);
  expect(rowsOf()).toBe(10);
  expect(await orders.read('buyer', first)).toBeDefined();
});

it('forty at once leave ten, and lose none of the newest ones’ places', async () => {
  database.gate = () => new Promise((resolve) => void setImmediate(resolve));
  await Promise.all(Array.from({ length: 40 }, () => make()));
  expect([rowsOf(), listed()]).toEqual([10, 10]);
});

it('is a bound for an account that is there', async () => {
  expect(await orders.create(newOrderRecord('nobody', atProvider(), pack, NOW))).toBe(false);
  expect(keys('nobody')).toEqual([]);
});

/** Calls of the database and of the provider, of which the one of that number is interrupted. */
function interruptAt(call: number, other: () => Promise<unknown>): () => number {
  let calls = 0;
  const gate = async () => {
    calls += 1;
    if (calls !== call) return;
    database.gate = provider.gate = async () => {};
    await other();
  };
  database.gate = provider.gate = gate;
  return () => calls;
}

it('an order that is paid while newer ones take its place is granted, or nobody is charged', async () => {
  const results = new Set<string>();
  for (let call = 1; call <= 20; call += 1) {
    for (const isPaying of [true, false]) {
      const oldest = await make();
      for (let order = 0; order < 9; order += 1) await make();
      const displace = () => make();
      const collect = () => pay(oldest);
      const calls = interruptAt(call, isPaying ? displace : collect);
      const state = await (isPaying ? collect() : displace());
      database.gate = provider.gate = async () => {};
      const { status } = provider.books.stored.orders[oldest] ?? {};
      const row = await orders.read('buyer', oldest);
      results.add(state);
      // Money that was taken is granted, and is on the list of what is looked at.
      expect(status === 'COMPLETED', `call ${call}`).toBe(row?.grantedAt !== undefined);
      if (row?.grantedAt) expect(keys('PAID_ORDERS#').some((key) => key.endsWith(`#${oldest}`))).toBe(true);
      if (calls() < call) break;
    }
  }
  expect(results).toContain('paid');
});
