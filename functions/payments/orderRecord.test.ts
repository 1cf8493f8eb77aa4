import { describe, expect, it } from 'vitest';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import type { PayPalCapture, PayPalRefund } from '../platform/paypal/types.ts';
import { assessOrder, newOrderRecord } from './orderRecord.ts';

const pack = CREDIT_PACKS[0] as CreditPack;
const row = newOrderRecord('user', 'ORDER1', pack, new Date());
const amount = { currency_code: row.currency, value: row.amount };
const refundsOf = (status: PayPalCapture['status'], refunds: readonly Pick<PayPalRefund, 'id' | 'status'>[]) => {
  const payments = {
    captures: [{ id: 'CAPTURE1', status, amount }],
    refunds: refunds.map((refund) => ({ ...refund, amount })),
  };
  const found = assessOrder(
    {
      id: row.orderId,
      status: 'COMPLETED',
      purchase_units: [{ reference_id: pack.id, custom_id: row.userId, amount, payments }],
    },
    row,
  );
  return 'refunds' in found ? found.refunds.map(({ id }) => id) : undefined;
};

describe('a payment', () => {
  it.each([
    ['COMPLETED', 'COMPLETED', 'paid'],
    ['APPROVED', 'COMPLETED', 'open'],
    ['CREATED', 'COMPLETED', 'open'],
    ['VOIDED', 'COMPLETED', 'open'],
    ['COMPLETED', 'PENDING', 'pending'],
    ['COMPLETED', 'DECLINED', 'denied'],
  ] as const)('[PAY-08] whose order is %s and whose capture is %s is %s', (status, captured, state) => {
    const payments = { captures: [{ id: 'CAPTURE1', status: captured, amount }], refunds: [] };
    const order = {
      id: row.orderId,
      status,
      purchase_units: [{ reference_id: pack.id, custom_id: row.userId, amount, payments }],
    };
    expect(assessOrder(order, row).state).toBe(state);
  });
});

describe('money that went back', () => {
  it('counts once it is there, or as soon as its payment counts as refunded: under one and the same id', () => {
    const pending = [{ id: 'R1', status: 'PENDING' }];
    expect(refundsOf('COMPLETED', pending)).toEqual([]);
    expect(refundsOf('REFUNDED', pending)).toEqual(['R1']);
    expect(refundsOf('REFUNDED', [{ id: 'R1', status: 'COMPLETED' }])).toEqual(['R1']);
  });

  it('does not count where that was given up', () => {
    expect(
      refundsOf('REFUNDED', [
        { id: 'R1', status: 'FAILED' },
        { id: 'R2', status: 'CANCELLED' },
        { id: 'R3', status: 'COMPLETED' },
      ]),
    ).toEqual(['R3']);
  });
});
