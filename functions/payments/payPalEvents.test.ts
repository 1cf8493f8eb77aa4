import { expect, it, vi } from 'vitest';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalContext } from './payPalContext.ts';
import { handlePayPalEvent } from './payPalEvents.ts';
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

/** An approved order, which the provider captures as it is told here. */
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
])('where we are refused or nobody answers (%i), it is told again', async (status, issue) => {
  await expect(handlePayPalEvent(approved, refusing(status, issue))).rejects.toMatchObject({ status });
});

it.each([
  [
    'a refund',
    [
      { rel: 'self', href: 'https://api.paypal.com/v2/payments/refunds/REFUND1' },
      { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1' },
    ],
  ],
  [
    'the capture itself',
    [
      { rel: 'self', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1' },
      { rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/ORDER1' },
    ],
  ],
])('a reversal is heard, whether it is told as %s', async (_, links) => {
  const settle = vi.fn(() => Promise.resolve({ state: 'paid' }));
  const capture = (id: string) =>
    id === 'CAPTURE1'
      ? Promise.resolve({ supplementary_data: { related_ids: { order_id: row.orderId } } })
      : Promise.reject(new PayPalError(404, 'RESOURCE_NOT_FOUND'));
  const context = {
    provider: { order: () => Promise.resolve(order), capture },
    orders: { read: () => Promise.resolve(row), reconcile: settle },
  } as unknown as PayPalContext;
  await expect(
    handlePayPalEvent({ id: 'WH-2', event_type: 'PAYMENT.CAPTURE.REVERSED', resource: { id: 'X', links } }, context),
  ).resolves.toBe('done');
  expect(settle).toHaveBeenCalledExactlyOnceWith(order, row, { id: 'reversal-CAPTURE1', status: 'REVERSED' });
});
