import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { claimOrderRefund, claimSaleRefund } from './issueRefund.ts';

let database: MemoryDatabase;
const time = new Date('2026-11-22T10:00:00Z');
const put = (entry: string, others: object) =>
  database.client.send(new PutCommand({ TableName: 'creditLogs', Item: { userId: 'u', entry, ...others } }));
const ofOrder = (orderId: string) => claimOrderRefund(database.client, 'creditLogs', { userId: 'u', orderId }, time);
const ofSale = (subscriptionId: string, paidAt: string) =>
  claimSaleRefund(database.client, 'creditLogs', { userId: 'u', subscriptionId, paidAt }, time);
beforeEach(() => void (database = new MemoryDatabase()));

describe('what is claimed for a refund', () => {
  it('is an order that was never granted, as often as one asks', async () => {
    await put('ORDER#A', {});
    await put('ORDER#B', { grantedAt: '2026-11-20T10:00:00.000Z' });
    expect([await ofOrder('A'), await ofOrder('A'), await ofOrder('B'), await ofOrder('unknown')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is a payment of premium that nothing was granted for, nor for a later one', async () => {
    await put('SUBSCRIPTION#A', {});
    await put('SUBSCRIPTION#B', { grantedFor: '2026-11-20T10:00:00.000Z' });
    expect(await ofSale('A', '2026-11-20T10:00:00Z')).toBe(true);
    // The provider's lists need not agree to the second.
    expect(await ofSale('B', '2026-11-20T10:00:07Z')).toBe(false);
    expect(await ofSale('B', '2026-10-20T10:00:00Z')).toBe(false);
    // Taken while the account was being deleted: nobody had anything for it.
    expect(await ofSale('B', '2026-12-20T10:00:00Z')).toBe(true);
    expect(await ofSale('unknown', '2026-11-20T10:00:00Z')).toBe(false);
  });
});
