import { AppError } from '../../shared/errors/errors.ts';
import type { PayPalCapture, PayPalMoney, PayPalOrder, PayPalRefund } from '../platform/paypal/types.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';

/** Only dollars are charged (PAY-05). */
export const CURRENCY = 'USD';

/**
 * An order as it is stored, `ORDER#<id>` of its buyer: its item, and every state it was seen in. `status` is CREATED,
 * APPROVED, PENDING, COMPLETED (paid; granted if `grantedAt` is set), DENIED, PARTIALLY_REFUNDED, REFUNDED, REVERSED,
 * DISPUTED, or MISMATCH if the provider's order is not the one we made (with a `captureId` if it was paid all the
 * same).
 */
export interface OrderRecord {
  readonly userId: string;
  readonly entry: string;
  readonly orderId: string;
  readonly packId: CreditPack['id'];
  readonly credits: number;
  /** Decimal dollars. */
  readonly amount: string;
  readonly currency: typeof CURRENCY;
  readonly status: string;
  readonly states: readonly { readonly status: string; readonly at: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Since when money is at stake: a capture was requested or seen. Before that nobody has paid anything. */
  readonly stakedAt?: string;
  /** The id under which the payer knows the payment. */
  readonly captureId?: string;
  readonly grantedAt?: string;
  /** Refunded completely: nothing is granted any more. */
  readonly refundedAt?: string;
  /** Set if nobody can get the grant and the payment is claimed for a refund; then nothing is granted any more. */
  readonly returningAt?: string;
  /** Credits of it that were revoked because of refunds. */
  readonly takenCredits?: number;
  /** Credits whose money was refunded by somebody else, and that were used or expired by then. */
  readonly shortCredits?: number;
  /**
   * Its buyer withdrew: the credits were revoked and the amount (decimal dollars) is refunded; `most` is the maximum of
   * all refunds of the payment.
   */
  readonly withdrawal?: {
    readonly credits: number;
    readonly amount: string;
    readonly most: string;
    readonly at: string;
  };
  /** Credits of it that were used when the account was deleted, and with it the log of uses. */
  readonly usedCredits?: number;
}

export const orderSortKey = (orderId: string) => `ORDER#${orderId}`;
export const orderGrantId = (orderId: string) => `lot-${orderId}`;
/** The grant that restored what a dispute had revoked. */
export const restoredGrantId = (orderId: string) => `${orderGrantId(orderId)}-returned`;
/** Idempotency key, at the provider, of the refund of an order's withdrawal. */
export const withdrawalRefundId = (orderId: string) => `withdrawal-${orderId}`;
export const toCents = ({ value }: Pick<PayPalMoney, 'value'>) => Math.round(Number(value) * 100);

/** The row of an order that was just made for that pack. */
export function newOrderRecord(userId: string, orderId: string, pack: CreditPack, time: Date): OrderRecord {
  const timestamp = time.toISOString();
  return {
    userId,
    entry: orderSortKey(orderId),
    orderId,
    packId: pack.id,
    credits: pack.credits,
    amount: pack.priceUSD.toFixed(2),
    currency: CURRENCY,
    status: 'CREATED',
    states: [{ status: 'CREATED', at: timestamp }],
    createdAt: timestamp,
    updatedAt: timestamp,
  };
}

/** The credit pack of that id. Throws `internal` for another one: ids come from rows that we have written. */
export function findPack(id: string): CreditPack {
  const pack = CREDIT_PACKS.find((each) => each.id === id);
  if (!pack) throw new AppError('internal');
  return pack;
}

const isAgreedAmount = (money: PayPalMoney | undefined, { amount, currency }: OrderRecord) =>
  money !== undefined && money.currency_code === currency && toCents(money) === toCents({ value: amount });

/** Whether the provider's order is the one we made: one unit, of that user and pack, at that price. */
export function matchesRecord({ purchase_units: [unit, ...others] = [] }: PayPalOrder, row: OrderRecord): boolean {
  return (
    unit !== undefined &&
    others.length === 0 &&
    unit.custom_id === row.userId &&
    unit.reference_id === row.packId &&
    isAgreedAmount(unit.amount, row)
  );
}

/** The action for an order, determined by the provider's state alone. */
export type OrderAssessment =
  | { readonly state: 'open'; readonly capture?: undefined }
  | { readonly state: 'mismatch'; readonly capture: PayPalCapture | undefined }
  | {
      readonly state: 'pending' | 'denied' | 'paid' | 'refunded';
      readonly capture: PayPalCapture;
      readonly refunds: readonly PayPalRefund[];
    };

/** A capture's status, and what it means for us. Any status that is not named here grants nothing. */
const STATE_BY_CAPTURE_STATUS: Readonly<Record<string, 'pending' | 'denied' | 'paid' | 'refunded'>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  // Not a documented status; included so that a bank's reversal is never taken for money still to come.
  REVERSED: 'refunded',
  PENDING: 'pending',
  DECLINED: 'denied',
  FAILED: 'denied',
};

/** Accepted is only what is COMPLETED as order and as capture, at the right price (PAY-08). */
export function assessOrder(order: PayPalOrder, row: OrderRecord): OrderAssessment {
  const { captures = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {};
  // Tries that were declined may come before the one that counts.
  const capture =
    captures.find(({ status }) => ownProperty(STATE_BY_CAPTURE_STATUS, status) === 'paid') ?? captures.at(-1);
  if (!matchesRecord(order, row)) return { state: 'mismatch', capture };
  if (order.status !== 'COMPLETED' || !capture) return { state: 'open' };
  if (!isAgreedAmount(capture.amount, row)) return { state: 'mismatch', capture };
  // One that is under way counts with its payment's status: under its own id, so that it is not booked again when it
  // arrives.
  const given = capture.status === 'REFUNDED' ? ['COMPLETED', 'PENDING'] : ['COMPLETED'];
  return {
    state: ownProperty(STATE_BY_CAPTURE_STATUS, capture.status) ?? 'pending',
    capture,
    refunds: refunds.filter(({ status }) => given.includes(status)),
  };
}

/** Credits to revoke for so much refunded money: in proportion, rounded in the buyer's favour. */
export function refundedCredits(row: OrderRecord, refunded: PayPalMoney): number {
  return Math.min(row.credits, Math.floor((row.credits * toCents(refunded)) / toCents({ value: row.amount })));
}

/**
 * The update that records a state of an order, with other attributes of its row, and what is `added` to its counters.
 */
export function orderStatusUpdate(
  table: string,
  row: Pick<OrderRecord, 'userId' | 'entry'>,
  status: string,
  time: Date,
  others: Readonly<Record<string, string>>,
  added: Readonly<Record<string, number>> = {},
) {
  const names = Object.keys(others);
  const sums = Object.keys(added).filter((name) => ownProperty(added, name) !== 0);
  const timestamp = time.toISOString();
  return {
    TableName: table,
    Key: { userId: row.userId, entry: row.entry },
    UpdateExpression: [
      [
        'SET #status = :status, updatedAt = :at, states = list_append(states, :states)',
        ...names.map((name) => `${name} = :${name}`),
      ].join(', '),
      sums.length > 0 ? ` ADD ${sums.map((name) => `${name} :${name}`).join(', ')}` : '',
    ].join(''),
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':at': timestamp,
      ':states': [{ status, at: timestamp }],
      ...Object.fromEntries(names.map((name) => [`:${name}`, ownProperty(others, name)])),
      ...Object.fromEntries(sums.map((name) => [`:${name}`, ownProperty(added, name)])),
    },
  };
}
