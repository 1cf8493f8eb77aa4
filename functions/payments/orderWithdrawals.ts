import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { revokeFromGrant, type CreditAccount } from '../../shared/credits/creditAccount.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { calculatePackWithdrawal, type Withdrawal } from '../../shared/payments/withdrawal.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import { grantRow } from '../credits/ledgerRows.ts';
import { paymentSortKey, type PaymentRecord } from './paymentRecords.ts';
import { toCents, orderGrantId, restoredGrantId, withdrawalRefundId, type OrderRecord } from './orderRecord.ts';

/**
 * `not_granted`: there is nothing to withdraw from; `gone_back`: all of the money went back, or is disputed;
 * `not_noted`: the account was deleted, and what was used is not known.
 */
export type WithdrawalResult =
  | Withdrawal
  | { readonly refused: 'not_found' | 'not_granted' | 'gone_back' | 'not_noted' };

/**
 * A buyer withdraws from a pack (section 14C of the law; docs/decisions/0018-refunds.md). `read` finds the row of an
 * order.
 */
export function createOrderWithdrawals(
  database: DynamoDBDocumentClient,
  table: string,
  credits: Pick<GrantLedger, 'recordOnce' | 'recordWithoutProfile'>,
  read: (userId: string, orderId: string) => Promise<OrderRecord | undefined>,
) {
  return { withdraw };

  /**
   * Revokes what is left of the pack and records, in the same transaction, the amount to refund; once for each order.
   * The amount itself is refunded by the reconciliation (completeOrder.ts). Idempotent.
   */
  async function withdraw(userId: string, orderId: string, isProtected = false): Promise<WithdrawalResult> {
    let found: WithdrawalResult = { refused: 'not_found' };
    const marker = `EVENT#${withdrawalRefundId(orderId)}`;
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<LedgerChange | undefined> => {
      const row = await read(userId, orderId);
      const refused = withdrawalRefusal(row, profile);
      if (!row || refused) return void (found = refused ?? { refused: 'not_found' });
      if (row.withdrawal)
        return void (found = { cents: toCents({ value: row.withdrawal.amount }), credits: row.withdrawal.credits });
      const taken = profile && allOf(profile, orderId, time);
      const takenBack = row.takenCredits ?? 0;
      const used = taken ? row.credits - taken.credits - takenBack : (row.usedCredits as number);
      const refunded = await refundedOf(userId, row.captureId as string);
      const refundedCents = Math.round((refunded ?? 0) * 100);
      found = calculatePackWithdrawal(
        {
          credits: row.credits,
          used,
          takenBack,
          amountCents: toCents({ value: row.amount }),
          refundedCents,
          paidAt: row.grantedAt as string,
        },
        time,
        isProtected,
      );
      if ('refused' in found) return undefined;
      const withdrawal: OrderRecord['withdrawal'] = {
        credits: found.credits,
        amount: (found.cents / 100).toFixed(2),
        most: ((refundedCents + found.cents) / 100).toFixed(2),
        at: time.toISOString(),
      };
      return {
        ...(taken && { account: taken.account }),
        marker: { withdrawal },
        items: [
          ...(taken?.lots ?? []).map(({ lotId, credits, expiresAt }) => ({
            Put: {
              TableName: table,
              Item: grantRow({
                userId,
                lotId,
                amount: -credits,
                expiresAt,
                source: 'refund',
                paymentId: row.captureId,
                id: `${withdrawalRefundId(orderId)}-${lotId}`,
                time,
              }),
            },
          })),
          {
            Update: {
              TableName: table,
              Key: { userId, entry: row.entry },
              UpdateExpression: 'SET withdrawal = :withdrawal, updatedAt = :now ADD takenCredits :taken',
              ConditionExpression: [
                'attribute_exists(grantedAt)',
                'attribute_not_exists(refundedAt)',
                'attribute_not_exists(withdrawal)',
                row.takenCredits === undefined ? 'attribute_not_exists(takenCredits)' : 'takenCredits = :before',
              ].join(' AND '),
              ExpressionAttributeValues: {
                ':withdrawal': withdrawal,
                ':now': time.toISOString(),
                ':taken': found.credits,
                ...(row.takenCredits !== undefined && { ':before': row.takenCredits }),
              },
            },
          },
          {
            Update: {
              // A refund meanwhile reduces the amount: then everything is computed again.
              TableName: table,
              Key: { userId, entry: paymentSortKey(row.captureId as string) },
              UpdateExpression: 'SET withdrawnAt = :now',
              ConditionExpression:
                refunded === undefined
                  ? 'attribute_exists(entry) AND attribute_not_exists(refunded)'
                  : 'refunded = :refunded',
              ExpressionAttributeValues: {
                ':now': time.toISOString(),
                ...(refunded !== undefined && { ':refunded': refunded }),
              },
            },
          },
        ],
      };
    };
    const outcome = await credits.recordOnce(userId, marker, work);
    if ('refused' in outcome) await credits.recordWithoutProfile(userId, marker, (time) => work(undefined, time));
    return found;
  }

  /** Refunded dollars of a payment. */
  async function refundedOf(userId: string, paymentId: string): Promise<number | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: paymentSortKey(paymentId) }, ConsistentRead: true }),
    );
    return (Item as PaymentRecord | undefined)?.refunded;
  }
}

function withdrawalRefusal(
  row: OrderRecord | undefined,
  profile: StoredProfile | undefined,
): Extract<WithdrawalResult, { refused: string }> | undefined {
  if (!row) return { refused: 'not_found' };
  if (row.grantedAt === undefined || row.captureId === undefined) return { refused: 'not_granted' };
  if (row.refundedAt !== undefined) return { refused: 'gone_back' };
  return profile || row.usedCredits !== undefined ? undefined : { refused: 'not_noted' };
}

/** Revokes everything of an order's grants that is left and not reserved. */
function allOf(profile: StoredProfile, orderId: string, time: Date) {
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
