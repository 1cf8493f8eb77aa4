import { expect, it, vi } from 'vitest';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';
import { completeOrder, toPaymentError } from './completeOrder.ts';
import { newOrderRecord, type OrderRecord } from './orderRecord.ts';

const pack = CREDIT_PACKS[0] as CreditPack;
const row = newOrderRecord('user', 'ORDER1', pack, new Date());
const order = {
  id: row.orderId,
  status: 'APPROVED',
  purchase_units: [
    { reference_id: pack.id, custom_id: row.userId, amount: { currency_code: row.currency, value: row.amount } },
  ],
};

function setUp(refusal: PayPalError) {
  const captureOrder = vi.fn(() => Promise.reject(refusal));
  const orders = {
    reconcile: vi.fn(),
    recordRefusal: vi.fn(() => Promise.resolve()),
    hasBuyer: () => Promise.resolve(true),
    claimReturn: () => Promise.resolve(true),
    stake: (present: OrderRecord) => Promise.resolve({ ...present, stakedAt: '2026-11-28' }),
  };
  const complete = (present: OrderRecord) =>
    completeOrder({ order: () => Promise.resolve(order), captureOrder } as unknown as PayPalClient, orders, present);
  return { complete, captureOrder, orders };
}

it('what the payer was told has failed is noted, and never taken afterwards', async () => {
  const { complete, captureOrder, orders } = setUp(new PayPalError(422, 'INSTRUMENT_DECLINED'));
  await expect(complete(row)).rejects.toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect(orders.recordRefusal).toHaveBeenCalledExactlyOnceWith(row);
  await expect(complete({ ...row, status: 'DENIED' })).resolves.toEqual({ state: 'denied' });
  expect(captureOrder).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 'NO_ANSWER'],
  [401, 'invalid_token'],
  [403, 'NOT_AUTHORIZED'],
  [409, 'PREVIOUS_REQUEST_IN_PROGRESS'],
  [503, 'UNKNOWN'],
])('what may still be taken is not reported as failed (%i)', async (status, issue) => {
  const { complete, orders } = setUp(new PayPalError(status, issue));
  const error: unknown = await complete(row).catch((cause: unknown) => cause);
  expect(toPaymentError(error)).toMatchObject({ code: 'payment_failed_support' });
  expect(orders.recordRefusal).not.toHaveBeenCalled();
});

it.each([
  [404, 'RESOURCE_NOT_FOUND'],
  [422, 'INSTRUMENT_DECLINED'],
])('what cannot be taken any more is (%i)', (status, issue) => {
  expect(toPaymentError(new PayPalError(status, issue))).toMatchObject({ code: 'payment_failed' });
});
