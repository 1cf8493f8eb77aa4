import { describe, expect, it, vi } from 'vitest';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalContext } from './payPalContext.ts';
import { EVENT_TYPES, handlePayPalEvent } from './payPalEvents.ts';
import { newOrderRecord } from './orderRecord.ts';

const pack = CREDIT_PACKS[0] as CreditPack;
const row = newOrderRecord('user', 'ORDER1', pack, new Date());
const order = {
  id: row.orderId,
  status: 'APPROVED',
  purchase_units: [
    { reference_id: pack.id, custom_id: row.userId, amount: { currency_code: row.currency, value: row.amount } },
  ],
};

/** An approved order, which the provider captures as it is set here. */
const refusing = (status: number, issue: string) =>
  ({
    provider: {
      order: () => Promise.resolve(order),
      captureOrder: () => Promise.reject(new PayPalError(status, issue)),
    } as unknown as PayPalClient,
    orders: {
      read: () => Promise.resolve(row),
      recordRefusal: () => Promise.resolve(),
      hasBuyer: () => Promise.resolve(true),
      stake: () => Promise.resolve(row),
    },
  }) as unknown as PayPalContext;
const approved = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: row.orderId } };

it('a payment that the payer’s bank refuses is heard: asking again changes nothing', async () => {
  await expect(handlePayPalEvent(approved, refusing(422, 'INSTRUMENT_DECLINED'))).resolves.toBe('done');
});

it.each([
  [0, 'NO_ANSWER'],
  [401, 'invalid_token'],
  [403, 'NOT_AUTHORIZED'],
  [409, 'CONFLICT'],
  [429, 'RATE_LIMIT_REACHED'],
  [503, 'UNKNOWN'],
])('where we are refused or nobody answers (%i), it is sent again', async (status, issue) => {
  await expect(handlePayPalEvent(approved, refusing(status, issue))).rejects.toMatchObject({ status });
});

describe('a reversal is asked about, whether it is reported as the refund or as the capture itself', () => {
  const paid = (status: string, refunds: object[]) => ({
    ...order,
    status: 'COMPLETED',
    purchase_units: [
      {
        ...order.purchase_units[0],
        payments: {
          captures: [{ id: 'CAPTURE1', status, amount: { currency_code: row.currency, value: row.amount } }],
          refunds,
        },
      },
    ],
  });
  const capture = (id: string) =>
    id === 'CAPTURE1'
      ? Promise.resolve({ supplementary_data: { related_ids: { order_id: row.orderId } } })
      : Promise.reject(new PayPalError(404, 'RESOURCE_NOT_FOUND'));
  const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1' }];
  /** What the order is reconciled with, where the provider has that refund. */
  async function reconciled(resource: object, refund: object | undefined): Promise<unknown> {
    const settle = vi.fn(() => Promise.resolve({ state: 'paid' }));
    const context = {
      provider: {
        order: () => Promise.resolve(paid('COMPLETED', [])),
        capture,
        refund: () => (refund ? Promise.resolve(refund) : Promise.reject(new PayPalError(404, 'RESOURCE_NOT_FOUND'))),
      },
      orders: { read: () => Promise.resolve(row), reconcile: settle, hasBuyer: () => Promise.resolve(true) },
    } as unknown as PayPalContext;
    const told = { id: 'WH-2', event_type: 'PAYMENT.CAPTURE.REVERSED', resource };
    await expect(handlePayPalEvent(told, context)).resolves.toBe('done');
    expect(settle).toHaveBeenCalledOnce();
    return (settle.mock.calls as unknown[][])[0]?.[0];
  }

  it.each([
    ['all of it', row.amount, 'REFUNDED'],
    ['a part', '0.50', 'PARTIALLY_REFUNDED'],
  ])('%s went back, and the order does not list it', async (_, value, status) => {
    const refund = { id: 'REFUND1', status: 'COMPLETED', amount: { currency_code: 'USD', value }, links };
    expect(await reconciled({ id: 'REFUND1' }, refund)).toEqual(paid(status, [refund]));
  });

  it.each([
    ['a refund that failed', { status: 'FAILED', links }],
    ['a refund that is under way', { status: 'PENDING', links }],
    ['nothing that there is', undefined],
  ])('and changes nothing where it names %s', async (_, found) => {
    const refund = found && { id: 'REFUND1', amount: { currency_code: 'USD', value: row.amount }, ...found };
    expect(await reconciled({ id: 'CAPTURE1', links, amount: { value: '100.00' } }, refund)).toEqual(
      paid('COMPLETED', []),
    );
  });
});

describe('an order that is not ours', () => {
  it.each([
    ['names nobody', {}],
    ['names nobody, in an empty text', { custom_id: '' }],
    ['names somebody who has made none', { custom_id: 'stranger' }],
  ])('is put aside, and nothing is tried again: it %s', async (_, unit) => {
    const read = vi.fn((userId: string) => {
      if (userId === '') throw new Error('ValidationException: a key attribute is empty');
      return Promise.resolve(undefined);
    });
    const found = { id: 'ORDER9', status: 'APPROVED', purchase_units: [unit] };
    const context = {
      provider: {
        order: () => Promise.resolve(found),
        capture: () => Promise.resolve({ supplementary_data: { related_ids: { order_id: found.id } } }),
        refund: () => Promise.reject(new PayPalError(404, 'RESOURCE_NOT_FOUND')),
      },
      orders: { read },
    } as unknown as PayPalContext;
    for (const type of ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      expect(await handlePayPalEvent({ id: 'WH-3', event_type: type, resource: { id: 'ORDER9' } }, context)).toBe(
        'not_ours',
      );
  });
});

it.each([{}, { id: 7 }, { id: { a: 1 } }, { id: '../captures/X' }, { id: 'X'.repeat(65) }, { links: 'x' }, []])(
  'an event whose resource is %j asks about nothing',
  async (resource) => {
    // Whatever is called would throw.
    const context = {} as unknown as PayPalContext;
    for (const type of EVENT_TYPES)
      // oxlint-disable-next-line no-await-in-loop
      expect(await handlePayPalEvent({ id: 'WH-4', event_type: type, resource }, context)).toBe('not_ours');
  },
);
