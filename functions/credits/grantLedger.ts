import type { DynamoDBDocumentClient, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { addGrant, revokeFromGrant, type CreditAccount } from './creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { profileUpdate, toCreditAccount, type GrantTables } from './creditProfile.ts';
import { grantItem } from './ledgerRows.ts';

type TransactionItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

export interface GrantRequest {
  readonly userId: string;
  /** Idempotency key of this grant: granting it again changes nothing. */
  readonly id: string;
  readonly credits: number;
  readonly source: string;
  readonly paymentId?: string;
  /** Why, as an operator said it. */
  readonly reason?: string;
}

/** Whether it was new. */
export type RecordResult = { readonly granted: boolean } | { readonly refused: 'user_not_found' };

/** The changes of an event, made in one transaction. */
export interface LedgerChange {
  readonly account?: CreditAccount;
  /** Other attributes of the profile. */
  readonly profile?: Partial<StoredProfile>;
  /** Further attributes of the marker. */
  readonly marker?: object;
  /** Further writes of the transaction, at most 90; when the condition of one fails, the change is computed again. */
  readonly items: TransactionItems;
}

export type GrantLedger = ReturnType<typeof createGrantLedger>;

/**
 * The ledger of credits that are granted and revoked: payments, refunds, operators. Each event is applied once
 * (idempotency): a marker in the credit log is written in the same transaction. A grant is 6 write units for a profile
 * below 1 KB.
 */
export function createGrantLedger(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date = clock) {
  return { grantCredits, revokeCredits, recordOnce, recordWithoutProfile };

  /** Grants credits once: grant, transaction row and marker in one transaction. */
  async function grantCredits({ userId, id, credits, source, paymentId, reason }: GrantRequest): Promise<RecordResult> {
    const lotId = `lot-${id}`;
    return recordOnce(userId, `EVENT#${id}`, (profile, time) => {
      const lot = createCreditGrant(lotId, credits, source, time);
      const { expiresAt } = lot;
      const logged = { userId, lotId, amount: credits, expiresAt, source, paymentId, reason, id, time };
      return {
        account: addGrant(toCreditAccount(profile), lot, time),
        items: [grantItem(tables.creditLogs, logged)],
      };
    });
  }

  /** Revokes what is left of an earlier grant, once (after a refund): up to `credits`, never what is reserved. */
  async function revokeCredits(
    { userId, id, credits, source, paymentId, reason }: GrantRequest,
    grantId: string,
  ): Promise<RecordResult> {
    const lotId = `lot-${grantId}`;
    return recordOnce(userId, `EVENT#${id}`, (profile, time) => {
      const expiresAt = profile.lots.find((lot) => lot.id === lotId)?.expiresAt ?? time.toISOString();
      const { account, taken } = revokeFromGrant(toCreditAccount(profile), lotId, credits, time);
      const logged = { userId, lotId, amount: -taken, expiresAt, source, paymentId, reason, id, time };
      return { account, items: [grantItem(tables.creditLogs, logged)] };
    });
  }

  /**
   * Changes a profile and rows of the log together, once for each `marker` (a sort key of the log, `EVENT#…` or
   * `PAYMENT#…`); without one each time `work` finds something to change. `work` is called again when another write
   * came between (optimistic lock); when it returns undefined, there is nothing to do.
   */
  async function recordOnce(
    userId: string,
    marker: string | undefined,
    work: (profile: StoredProfile, time: Date) => Promise<LedgerChange | undefined> | LedgerChange | undefined,
  ): Promise<RecordResult> {
    const profile = await readStoredProfile(database, tables.users, userId);
    const outcome = await retryOnConflict(
      profile,
      async (present): Promise<WriteAttempt<StoredProfile, RecordResult>> => {
        const time = now();
        const change = await work(present, time);
        if (!change) return { done: { granted: false } };
        const account = change.account ?? toCreditAccount(present);
        const reasons = await transact(database, {
          TransactItems: [
            { Update: profileUpdate(tables.users, present, account, time, change.profile) },
            ...(marker === undefined ? [] : [markerItem(userId, marker, change)]),
            ...change.items,
          ],
        });
        if (marker !== undefined && conditionFailed(reasons, 1)) return { done: { granted: false } };
        if (reasons.length === 0) return { done: { granted: true } };
        if (conditionFailed(reasons, 0)) return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };
        // The conflict was in another row than the profile.
        return { conflict: await readStoredProfile(database, tables.users, userId) };
      },
    );
    return outcome ?? { refused: 'user_not_found' };
  }

  /**
   * Records an event as {@link recordOnce} does, for a deleted account: only rows and marker. Returns whether anything
   * was new.
   */
  async function recordWithoutProfile(
    userId: string,
    marker: string,
    work: (time: Date) => Promise<LedgerChange | undefined>,
  ): Promise<boolean> {
    const isNew = await retryOnConflict<true, boolean>(true, async () => {
      const change = await work(now());
      if (!change) return { done: false };
      const reasons = await transact(database, {
        TransactItems: [markerItem(userId, marker, change), ...change.items],
      });
      if (reasons.length === 0 || conditionFailed(reasons, 0)) return { done: reasons.length === 0 };
      // Each attempt reads the newest state again.
      return { conflict: true };
    });
    return isNew === true;
  }

  /** The marker row (idempotency record) of an event. */
  function markerItem(userId: string, marker: string, change: LedgerChange): TransactionItems[number] {
    return {
      Put: {
        TableName: tables.creditLogs,
        Item: { ...change.marker, userId, entry: marker },
        ConditionExpression: 'attribute_not_exists(entry)',
      },
    };
  }
}
