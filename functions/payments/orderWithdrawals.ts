import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { revokeFromGrant, type CreditAccount } from '../credits/creditAccount.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { calculatePackWithdrawal, type Withdrawal } from './withdrawal.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import { grantItem } from '../credits/ledgerRows.ts';
import { toCents, orderGrantId, restoredGrantId, withdrawalRefundId, type OrderRecord } from './orderRecord.ts';
import type { OrderRepository } from './orderRepository.ts';
import { paymentSortKey, withdrawnPaymentUpdate, type PaymentRecord } from './paymentRecords.ts';

/**
 * `not_granted`: there is nothing to withdraw from; `gone_back`: all of the money went back, or is disputed;
 * `not_noted`: the account was deleted, and what was used is not known.
 */
export type WithdrawalResult =
  | Withdrawal
  | { readonly refused: 'not_found' | 'not_granted' | 'gone_back' | 'not_noted' };

/** The credits that a withdrawal takes out of the account. */
type TakenCredits = ReturnType<typeof takeAll>;

/**
 * A buyer withdraws from a pack (section 14C of the law; docs/decisions/0018-refunds.md). `orders.read` finds the row
 * of an order.
 */
export function createOrderWithdrawals(
  database: DynamoDBDocumentClient,
  table: string,
  credits: Pick<GrantLedger, 'recordOnce' | 'recordWithoutProfile'>,
  orders: Pick<OrderRepository, 'read'>,
) {
  return { withdraw };

  /**
   * Revokes what is left of the pack and records, in the same transaction, the amount to refund; once for each order.
   * The amount itself is refunded by the reconciliation (completeOrder.ts). Idempotent.
   */
  async function withdraw(userId: string, orderId: string, isProtected = false): Promise<WithdrawalResult> {
    let result: WithdrawalResult = { refused: 'not_found' };
    const marker = `EVENT#${withdrawalRefundId(orderId)}`;
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<LedgerChange | undefined> => {
      const row = await orders.read(userId, orderId);
      const known = knownResult(row, profile);
      if (known || !row) return void (result = known ?? { refused: 'not_found' });
      const taken = profile && takeAll(profile, orderId, time);
      const refunded = await readRefunded(userId, row.captureId as string);
      result = calculateResult(row, taken, refunded, time, isProtected);
      return 'refused' in result ? undefined : withdrawalChange(table, row, taken, refunded, result, time);
    };
    const outcome = await credits.recordOnce(userId, marker, work);
    if ('refused' in outcome) await credits.recordWithoutProfile(userId, marker, (time) => work(undefined, time));
    return result;
  }

  /** Refunded dollars of a payment. */
  async function readRefunded(userId: string, paymentId: string): Promise<number | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: paymentSortKey(paymentId) }, ConsistentRead: true }),
    );
    return (Item as PaymentRecord | undefined)?.refunded;
  }
}

/** The result where nothing is left to be done: a refusal, or the withdrawal that was recorded before. */
function knownResult(row: OrderRecord | undefined, profile: StoredProfile | undefined): WithdrawalResult | undefined {
  if (!row) return { refused: 'not_found' };
  if (row.grantedAt === undefined || row.captureId === undefined) return { refused: 'not_granted' };
  if (row.refundedAt !== undefined) return { refused: 'gone_back' };
  if (!profile && row.usedCredits === undefined) return { refused: 'not_noted' };
  return row.withdrawal && { cents: toCents({ value: row.withdrawal.amount }), credits: row.withdrawal.credits };
}

/**
 * Returns the legal result for this order; `taken` is undefined if the account is deleted and its uses were counted.
 */
function calculateResult(
  row: OrderRecord,
  taken: TakenCredits | undefined,
  refunded: number | undefined,
  time: Date,
  isProtected: boolean,
): Withdrawal {
  const takenBack = row.takenCredits ?? 0;
  return calculatePackWithdrawal(
    {
      credits: row.credits,
      used: taken ? row.credits - taken.credits - takenBack : (row.usedCredits as number),
      takenBack,
      amountCents: toCents({ value: row.amount }),
      refundedCents: toRefundedCents(refunded),
      paidAt: row.grantedAt as string,
    },
    time,
    isProtected,
  );
}

/** Returns the changes of the withdrawal: account, transactions, the order, and the record of its payment. */
function withdrawalChange(
  table: string,
  row: OrderRecord,
  taken: TakenCredits | undefined,
  refunded: number | undefined,
  { credits, cents }: { readonly credits: number; readonly cents: number },
  time: Date,
): LedgerChange {
  const withdrawal: NonNullable<OrderRecord['withdrawal']> = {
    credits,
    amount: (cents / 100).toFixed(2),
    most: ((toRefundedCents(refunded) + cents) / 100).toFixed(2),
    at: time.toISOString(),
  };
  return {
    ...(taken && { account: taken.account }),
    marker: { withdrawal },
    items: [
      ...(taken?.lots ?? []).map((lot) => revokedItem(table, row, lot, time)),
      { Update: withdrawnOrderUpdate(table, row, withdrawal, time) },
      { Update: withdrawnPaymentUpdate(table, row.userId, row.captureId as string, refunded, time) },
    ],
  };
}

const toRefundedCents = (refunded: number | undefined) => Math.round((refunded ?? 0) * 100);

const revokedItem = (
  table: string,
  { userId, orderId, captureId: paymentId }: OrderRecord,
  { lotId, credits, expiresAt }: TakenCredits['lots'][number],
  time: Date,
) => {
  const id = `${withdrawalRefundId(orderId)}-${lotId}`;
  return grantItem(table, { userId, lotId, amount: -credits, expiresAt, source: 'refund', paymentId, id, time });
};

/** Applies only to a granted order of which nothing was taken since it was read. */
const withdrawnOrderUpdate = (
  table: string,
  { userId, entry, takenCredits }: OrderRecord,
  withdrawal: NonNullable<OrderRecord['withdrawal']>,
  time: Date,
) => ({
  TableName: table,
  Key: { userId, entry },
  UpdateExpression: 'SET withdrawal = :withdrawal, updatedAt = :now ADD takenCredits :taken',
  ConditionExpression: [
    'attribute_exists(grantedAt)',
    'attribute_not_exists(refundedAt)',
    'attribute_not_exists(withdrawal)',
    takenCredits === undefined ? 'attribute_not_exists(takenCredits)' : 'takenCredits = :before',
  ].join(' AND '),
  ExpressionAttributeValues: {
    ':withdrawal': withdrawal,
    ':now': time.toISOString(),
    ':taken': withdrawal.credits,
    ...(takenCredits !== undefined && { ':before': takenCredits }),
  },
});

/** Revokes everything of an order's grants that is left and not reserved. */
function takeAll(profile: StoredProfile, orderId: string, time: Date) {
  let account: CreditAccount = toCreditAccount(profile);
  const lots = [];
  for (const lotId of [orderGrantId(orderId), restoredGrantId(orderId)]) {
    const lot = profile.lots.find(({ id }) => id === lotId);
    if (!lot) continue;
    const revoked = revokeFromGrant(account, lotId, lot.remaining, time);
    account = revoked.account;
    if (revoked.taken > 0) lots.push({ lotId, credits: revoked.taken, expiresAt: lot.expiresAt });
  }
  return { account, lots, credits: lots.reduce((sum, { credits }) => sum + credits, 0) };
}
