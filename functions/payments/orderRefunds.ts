import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addGrant, revokeFromGrant } from '../../shared/credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { addActivity, type StoredProfile } from '../../shared/account/profile.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import { grantRow } from '../credits/ledgerRows.ts';
import { nextBookkeepingRows, recordRefundItems } from './bookkeeping.ts';
import { orderGrantId, restoredGrantId, orderStatusUpdate, type OrderRecord } from './orderRecord.ts';

/** A refund. */
interface OrderRefund {
  readonly id: string;
  readonly refundId?: string;
  readonly status: string;
  readonly captureId: string;
  readonly credits: number;
  readonly amount: number;
}

/** States of an order whose money was refunded for good. */
const GONE_BACK = ['REFUNDED', 'REVERSED'];

/** Revokes an order's credits when its money is refunded. `read` finds the row of an order. */
export function createOrderRefunds(
  database: DynamoDBDocumentClient,
  table: string,
  credits: Pick<GrantLedger, 'recordOnce' | 'recordWithoutProfile'>,
  read: (userId: string, orderId: string) => Promise<OrderRecord | undefined>,
) {
  return { revokeOnce, restoreOnce };

  /**
   * Revokes what is left of the order's grant, up to that share, once for each `id` (idempotency key); returns whether
   * it was new. Spent credits stay spent.
   */
  async function revokeOnce(row: OrderRecord, back: OrderRefund): Promise<boolean> {
    const { userId, orderId } = row;
    const final = back.status !== 'PARTIALLY_REFUNDED';
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<LedgerChange> => {
      const at = time.toISOString();
      const returned = restoredGrantId(orderId);
      const lotId = profile?.lots.some(({ id }) => id === returned) ? returned : orderGrantId(orderId);
      const { account, taken } = profile
        ? revokeFromGrant(toCreditAccount(profile), lotId, back.credits, time)
        : { account: undefined, taken: 0 };
      const expiresAt = profile?.lots.find((lot) => lot.id === lotId)?.expiresAt ?? at;
      const present = await read(userId, orderId);
      // A payment that was never granted was never recorded: neither is its refund, and there is no receipt.
      const receipted = back.amount > 0 && present?.grantedAt !== undefined;
      const { takenCredits = 0, shortCredits = 0 } = present ?? {};
      const due = Math.min(back.credits, row.credits - takenCredits - shortCredits);
      const sums = { takenCredits: taken, shortCredits: receipted ? Math.max(0, due - taken) : 0 };
      const booked = receipted
        ? await nextBookkeepingRows(
            database,
            table,
            {
              userId,
              paymentId: back.refundId ?? back.id,
              kind: 'refund',
              item: `pack:${row.packId}`,
              amount: -back.amount,
              currency: row.currency,
              of: back.captureId,
            },
            time,
          )
        : { record: {}, items: [] };
      const activity = {
        type: 'purchase' as const,
        description: `pack:${row.packId}`,
        amount: -back.amount,
        timestamp: at,
        paymentId: back.captureId,
      };
      return {
        ...(account && { account }),
        ...(profile && receipted && { profile: { recentActivity: addActivity(profile.recentActivity, activity) } }),
        marker: { ...booked.record, taken },
        items: [
          ...(taken > 0
            ? [
                {
                  Put: {
                    TableName: table,
                    Item: grantRow({
                      userId,
                      lotId,
                      amount: -taken,
                      expiresAt,
                      source: 'refund',
                      paymentId: back.captureId,
                      id: back.id,
                      time,
                    }),
                  },
                },
              ]
            : []),
          {
            Update: orderStatusUpdate(
              table,
              row,
              back.status,
              time,
              { captureId: back.captureId, ...(final && { refundedAt: at }) },
              sums,
            ),
          },
          ...(receipted ? recordRefundItems(table, userId, back.captureId, back.amount) : []),
          ...booked.items,
        ],
      };
    };
    const outcome = await credits.recordOnce(userId, `EVENT#${back.id}`, work);
    // The account is deleted, but its payment records are kept: the refund is added to them.
    return 'refused' in outcome
      ? credits.recordWithoutProfile(userId, `EVENT#${back.id}`, (time) => work(undefined, time))
      : outcome.granted;
  }

  /**
   * Restores what a dispute revoked, once it was decided in our favour: as a new grant with its own expiry. Not what
   * was refunded meanwhile.
   */
  async function restoreOnce(row: OrderRecord, takenId: string, captureId: string): Promise<void> {
    const { userId, orderId } = row;
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: `EVENT#${takenId}` }, ConsistentRead: true }),
    );
    const taken = Number(Item?.['taken'] ?? 0);
    await credits.recordOnce(
      userId,
      `EVENT#${takenId}-returned`,
      async (profile, time): Promise<LedgerChange | undefined> => {
        const present = await read(userId, orderId);
        if (present === undefined || GONE_BACK.includes(present.status)) return undefined;
        const given = Math.max(0, taken - (present.shortCredits ?? 0));
        const lot = createCreditGrant(restoredGrantId(orderId), given, `pack:${row.packId}`, time);
        const grantRows = [
          {
            Put: {
              TableName: table,
              Item: grantRow({
                userId,
                lotId: lot.id,
                amount: given,
                expiresAt: lot.expiresAt,
                source: lot.source,
                paymentId: captureId,
                id: `${takenId}-returned`,
                time,
              }),
            },
          },
        ];
        const status = orderStatusUpdate(
          table,
          row,
          'COMPLETED',
          time,
          {},
          { takenCredits: -given, shortCredits: given - taken },
        );
        return {
          ...(given > 0 && { account: addGrant(toCreditAccount(profile), lot, time) }),
          items: [
            ...(given > 0 ? grantRows : []),
            { Update: { ...status, UpdateExpression: `${status.UpdateExpression} REMOVE refundedAt` } },
          ],
        };
      },
    );
  }
}
