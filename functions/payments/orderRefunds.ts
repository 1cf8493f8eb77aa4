import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addGrant, revokeFromGrant } from '../credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import { grantItem } from '../credits/ledgerRows.ts';
import { nextBookkeepingRows, recordRefundItems } from './bookkeeping.ts';
import { orderGrantId, restoredGrantId, orderStatusUpdate, type OrderRecord } from './orderRecord.ts';
import type { OrderRepository } from './orderRepository.ts';
import { withPurchase } from './paymentRecords.ts';

/** Money of an order that went back. */
export interface OrderRefund {
  /** Idempotency key: each is applied once. */
  readonly id: string;
  /** The provider's id of the refund, where it is one. */
  readonly refundId?: string;
  readonly status: string;
  readonly captureId: string;
  /** How many credits to revoke, at most. */
  readonly credits: number;
  /** Dollars. */
  readonly amount: number;
}

/** States of an order whose money was refunded for good. */
const GONE_BACK = ['REFUNDED', 'REVERSED'];

/** Revokes an order's credits when its money is refunded. `orders.read` finds the row of an order. */
export function createOrderRefunds(
  database: DynamoDBDocumentClient,
  table: string,
  credits: Pick<GrantLedger, 'recordOnce' | 'recordWithoutProfile'>,
  orders: Pick<OrderRepository, 'read'>,
) {
  return { revokeOnce, restoreOnce };

  /**
   * Revokes what is left of the order's grant, up to that share, once for each `id` (idempotency key); returns whether
   * it was new. Spent credits stay spent.
   */
  async function revokeOnce(row: OrderRecord, back: OrderRefund): Promise<boolean> {
    const marker = `EVENT#${back.id}`;
    const outcome = await credits.recordOnce(row.userId, marker, (profile, time) => revoke(profile, row, back, time));
    // The account is deleted, but its payment records are kept: the refund is added to them.
    return 'refused' in outcome
      ? credits.recordWithoutProfile(row.userId, marker, (time) => revoke(undefined, row, back, time))
      : outcome.granted;
  }

  /** Returns the changes of a refund: account, the person's last action, the order, the receipt. */
  async function revoke(
    profile: StoredProfile | undefined,
    row: OrderRecord,
    back: OrderRefund,
    time: Date,
  ): Promise<LedgerChange> {
    const { userId, orderId } = row;
    const present = await orders.read(userId, orderId);
    const revoked = revokeGrant(profile, orderId, back.credits, time);
    // A payment that was never granted was never recorded: neither is its refund, and there is no receipt.
    const isReceipted = back.amount > 0 && present?.grantedAt !== undefined;
    const booked = isReceipted ? await bookRefund(row, back, time) : { record: {}, items: [] };
    const purchase = { item: `pack:${row.packId}`, amount: -back.amount, paymentId: back.captureId };
    return {
      ...(revoked.account && { account: revoked.account }),
      ...(profile && isReceipted && { profile: withPurchase(profile, purchase, time) }),
      marker: { ...booked.record, taken: revoked.taken },
      items: [
        ...(revoked.taken > 0 ? [revokedItem(table, row, back, revoked, time)] : []),
        {
          Update: refundedUpdate(table, row, back, countRevoked(row, back, present, isReceipted, revoked.taken), time),
        },
        ...(isReceipted ? recordRefundItems(table, userId, back.captureId, back.amount) : []),
        ...booked.items,
      ],
    };
  }

  /** The next receipt, of a refund. */
  function bookRefund(row: OrderRecord, back: OrderRefund, time: Date): ReturnType<typeof nextBookkeepingRows> {
    const refund = {
      userId: row.userId,
      paymentId: back.refundId ?? back.id,
      kind: 'refund' as const,
      item: `pack:${row.packId}`,
      amount: -back.amount,
      currency: row.currency,
      of: back.captureId,
    };
    return nextBookkeepingRows(database, table, refund, time);
  }

  /**
   * Restores credits that a dispute revoked, after it was decided in our favour: as a new grant with its own expiry.
   * Credits refunded since are not restored.
   */
  async function restoreOnce(row: OrderRecord, takenId: string, captureId: string): Promise<void> {
    const { userId } = row;
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: `EVENT#${takenId}` }, ConsistentRead: true }),
    );
    const taken = Number(Item?.['taken'] ?? 0);
    const id = `${takenId}-returned`;
    await credits.recordOnce(userId, `EVENT#${id}`, async (profile, time) => {
      const present = await orders.read(userId, row.orderId);
      if (present === undefined || GONE_BACK.includes(present.status)) return undefined;
      const given = Math.max(0, taken - (present.shortCredits ?? 0));
      return restore(profile, row, { id, captureId, taken, given }, time);
    });
  }

  /** Returns the changes for restored credits; `given` of the `taken` are restored. */
  function restore(
    profile: StoredProfile,
    row: OrderRecord,
    { id, captureId, taken, given }: Readonly<Record<'id' | 'captureId', string> & Record<'taken' | 'given', number>>,
    time: Date,
  ): LedgerChange {
    const { userId } = row;
    const lot = createCreditGrant(restoredGrantId(row.orderId), given, `pack:${row.packId}`, time);
    const { expiresAt, source } = lot;
    const counters = { takenCredits: -given, shortCredits: given - taken };
    const status = orderStatusUpdate(table, row, 'COMPLETED', time, {}, counters);
    const logged = { userId, lotId: lot.id, amount: given, expiresAt, source, paymentId: captureId, id, time };
    return {
      ...(given > 0 && { account: addGrant(toCreditAccount(profile), lot, time) }),
      items: [
        ...(given > 0 ? [grantItem(table, logged)] : []),
        { Update: { ...status, UpdateExpression: `${status.UpdateExpression} REMOVE refundedAt` } },
      ],
    };
  }
}

/** Takes that number of credits out of the order's grant, or of the one that was restored after a dispute. */
function revokeGrant(profile: StoredProfile | undefined, orderId: string, credits: number, time: Date) {
  const restored = restoredGrantId(orderId);
  const lotId = profile?.lots.some(({ id }) => id === restored) ? restored : orderGrantId(orderId);
  const { account, taken } = profile
    ? revokeFromGrant(toCreditAccount(profile), lotId, credits, time)
    : { account: undefined, taken: 0 };
  const expiresAt = profile?.lots.find((lot) => lot.id === lotId)?.expiresAt ?? time.toISOString();
  return { account, taken, lotId, expiresAt };
}

/**
 * Returns what a refund adds to the order's counters: revoked credits, and those it should have revoked but that were
 * spent. Credits revoked by an open dispute may be restored, so a refund during it counts them as present.
 */
function countRevoked(
  row: OrderRecord,
  back: OrderRefund,
  present: OrderRecord | undefined,
  isReceipted: boolean,
  taken: number,
) {
  const { takenCredits = 0, shortCredits = 0 } = present ?? {};
  const isDisputed = present?.refundedAt !== undefined && !GONE_BACK.includes(present.status);
  const due = Math.min(back.credits, row.credits - (isDisputed ? 0 : takenCredits) - shortCredits);
  return { takenCredits: taken, shortCredits: isReceipted ? Math.max(0, due - taken) : 0 };
}

const revokedItem = (
  table: string,
  { userId }: OrderRecord,
  { captureId: paymentId, id }: OrderRefund,
  { lotId, taken, expiresAt }: ReturnType<typeof revokeGrant>,
  time: Date,
) => grantItem(table, { userId, lotId, amount: -taken, expiresAt, source: 'refund', paymentId, id, time });

/** The update of an order whose money went back: all of it for good, unless the status says a part. */
function refundedUpdate(
  table: string,
  row: OrderRecord,
  { status, captureId }: OrderRefund,
  counters: Readonly<Record<string, number>>,
  time: Date,
) {
  const isFinal = status !== 'PARTIALLY_REFUNDED';
  const others = { captureId, ...(isFinal && { refundedAt: time.toISOString() }) };
  return orderStatusUpdate(table, row, status, time, others, counters);
}
