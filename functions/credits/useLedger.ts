import { randomUUID } from 'node:crypto';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import {
  commitReservation,
  releaseReservation,
  reserveCredit,
  type CreditAccount,
  type CreditShortage,
} from '../../shared/credits/creditAccount.ts';
import { creditBalance } from '../../shared/credits/creditGrants.ts';
import { epochSeconds } from '../../shared/platform/time.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { profileUpdate, toCreditAccount, type GrantTables } from './creditProfile.ts';
import { resultKey, resultRow, usageRow, type StoredResult } from './ledgerRows.ts';

export interface UseTables extends GrantTables {
  readonly requests: string;
}

/** Why nothing was spent. The handlers turn each into an error of the catalogue. */
export type UseRefusal = { readonly refused: CreditShortage | 'user_not_found' };

/** A request that may proceed, one that is in progress elsewhere, one that was answered before, or a refusal. */
export type BeginResult =
  | { readonly begun: true }
  | { readonly running: true }
  | { readonly stored: StoredResult }
  | UseRefusal;

/** `charged`: the credit grant that paid, `null` the free first use. */
export type CommitResult = { readonly stored: StoredResult; readonly charged?: string | null } | UseRefusal;

export type UseLedger = ReturnType<typeof createUseLedger>;

/**
 * Uses of credits. Nothing is spent before it is delivered: `reserveUse`
 * reserves, `commitUse` spends and stores the result in one transaction, `releaseUse` undoes; a reservation that is
 * neither committed nor released expires.
 *
 * Units for a profile below 1 KB: reserve 2 reads and 1 write; commit 5 writes, and 2 for each KB of the result;
 * release 1 read and 1 write.
 */
export function createUseLedger(database: DynamoDBDocumentClient, tables: UseTables, now: () => Date = clock) {
  return { reserveUse, commitUse, releaseUse, readStoredResult };

  /** Reserves one use for this request of the user, unless it was answered before or is under way. */
  async function reserveUse(userId: string, requestId: string): Promise<BeginResult> {
    const attempt = randomUUID();
    return changeAccount<BeginResult>(userId, async (profile) => {
      // Read after the profile: a commit in between has changed the profile's version (optimistic lock).
      const stored = await readStoredResult(userId, requestId);
      if (stored) return { done: { stored } };
      const held = reserveCredit(toCreditAccount(profile), requestId, now(), attempt);
      if ('running' in held) return { done: held.running.attempt === attempt ? { begun: true } : { running: true } };
      if ('refused' in held) return { done: held };
      return { write: held.account, done: { begun: true } };
    });
  }

  /**
   * Spends what `reserveUse` reserved and stores the result under the idempotency key, for a repeated request.
   * `details` says what was improved. When the same request was committed before, that result is the answer and nothing
   * is spent.
   */
  async function commitUse(userId: string, requestId: string, result: unknown, details: string): Promise<CommitResult> {
    const profile = await readStoredProfile(database, tables.users, userId);
    const outcome = await retryOnConflict(profile, (present) => tryCommit(present, requestId, result, details));
    return outcome ?? { refused: 'user_not_found' };
  }

  async function tryCommit(
    profile: StoredProfile,
    requestId: string,
    result: unknown,
    details: string,
  ): Promise<WriteAttempt<StoredProfile, CommitResult>> {
    const { uid: userId } = profile;
    const time = now();
    const spent = commitReservation(toCreditAccount(profile), requestId, time);
    if ('refused' in spent) {
      // It may have been committed meanwhile.
      const known = await readStoredResult(userId, requestId);
      return { done: known ? { stored: known } : spent };
    }
    const stored: StoredResult = { result, aiCredits: creditBalance(spent.account.lots, time) };
    const usage = usageRow({ userId, requestId, details, lotId: spent.charged, time });
    const reasons = await transact(database, {
      TransactItems: [
        { Update: profileUpdate(tables.users, profile, spent.account, time) },
        { Put: { TableName: tables.creditLogs, Item: usage } },
        {
          Put: {
            TableName: tables.requests,
            Item: resultRow(userId, requestId, stored, time),
            ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': epochSeconds(time) },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ],
    });
    if (conditionFailed(reasons, 2)) {
      await releaseUse(userId, requestId);
      const known = failedItem(reasons, 2) as { readonly stored: StoredResult };
      return { done: { stored: known.stored } };
    }
    if (!conditionFailed(reasons, 0)) return { done: { stored, charged: spent.charged } };
    return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };
  }

  /**
   * Releases a reservation: the model failed, or changed nothing. Idempotent, also without a reservation. Returns the
   * balance.
   */
  async function releaseUse(userId: string, requestId: string): Promise<number> {
    const balance = await changeAccount<number>(userId, async (profile) => {
      const account = toCreditAccount(profile);
      const released = releaseReservation(account, requestId, now());
      const done = creditBalance(released.lots, now());
      return released === account ? { done } : { write: released, done };
    });
    return typeof balance === 'number' ? balance : 0;
  }

  /** The result of an answered request; expired ones are gone though the table may still hold them. */
  async function readStoredResult(userId: string, requestId: string): Promise<StoredResult | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.requests, Key: { id: resultKey(userId, requestId) }, ConsistentRead: true }),
    );
    return Item && Item['expiresAt'] > epochSeconds(now()) ? (Item['stored'] as StoredResult) : undefined;
  }

  /**
   * Computes a change of the account and writes it with an optimistic lock; retried until no other write came between.
   */
  async function changeAccount<Done>(
    userId: string,
    work: (profile: StoredProfile) => Promise<{ readonly write?: CreditAccount; readonly done: Done }>,
  ): Promise<Done | UseRefusal> {
    const profile = await readStoredProfile(database, tables.users, userId);
    const outcome = await retryOnConflict(profile, async (present): Promise<WriteAttempt<StoredProfile, Done>> => {
      const { write, done } = await work(present);
      if (!write) return { done };
      const update = profileUpdate(tables.users, present, write, now());
      const { written, item } = await updateIf<StoredProfile>(database, update);
      return written ? { done } : { conflict: item };
    });
    return outcome ?? { refused: 'user_not_found' };
  }
}
