import { createHmac } from 'node:crypto';
import type { DynamoDBDocumentClient, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors/errors.ts';
import { createProfile, type UserIdentity, type StoredProfile } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import { accountStandsCondition } from '../platform/accountDeletion.ts';
import { grantItem } from '../credits/ledgerRows.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import type { Tombstone } from './deletionRepository.ts';

interface ProfileTables {
  readonly users: string;
  /** The table with the deletion markers and the tombstones. */
  readonly requests: string;
  /** The table in which the starting credits are recorded. */
  readonly creditLogs: string;
}

/** A condition of a transaction on a deletion marker or a tombstone, in the table of requests. */
type MarkCheck = Omit<
  NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number]['ConditionCheck']>,
  'TableName'
>;

/**
 * Returns the key of a deleted account's tombstone, which prevents new free credits and trials: a keyed hash (HMAC) of
 * the Google account number. Without the secret key nobody can tell whose it was. The number outlives the pool's user.
 */
export function tombstoneKey(accountNumber: string, key: string): string {
  return `TOMBSTONE#${createHmac('sha256', key).update(accountNumber).digest('hex')}`;
}

/** Creates and reads the profiles of users, and records when they sign in. */
export function createProfileRepository(
  database: DynamoDBDocumentClient,
  tables: ProfileTables,
  now: () => Date = clock,
) {
  return { ensure, read: (uid: string) => readStoredProfile(database, tables.users, uid) };

  /**
   * The profile of the user who signed in: created at the first sign-in with the starting values; later only
   * `lastLogin` and the identity's claims are updated. Two sign-ins at once create one profile and one transaction row
   * of its credits. `tombstone` is the key of what an earlier account of the same person would have left: where that is
   * found, there are no new free credits, and the free trials that were used then are used.
   *
   * Throws account_deleted when the account was deleted after `signedInAt`, so that the token is older than the
   * deletion.
   */
  async function ensure(
    identity: UserIdentity,
    tombstone: string,
    signedInAt?: number,
  ): Promise<{ readonly profile: StoredProfile; readonly created: boolean }> {
    const known = await touch(identity);
    if (known) return { profile: known, created: false };
    const check = accountStandsCondition({ id: identity.uid, ...(signedInAt !== undefined && { signedInAt }) });
    const noTombstone = {
      Key: { id: tombstone },
      ConditionExpression: 'attribute_not_exists(id)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    };
    let profile = createProfile(identity, tombstone, now());
    let reasons = await make(profile, [check, noTombstone]);
    if (conditionFailed(reasons, 2)) {
      const left = failedItem(reasons, 2) as Tombstone | undefined;
      profile = createProfile(identity, tombstone, now(), { usedTrials: left?.usedTrials ?? [] });
      reasons = await make(profile, [check]);
    }
    if (conditionFailed(reasons, 1)) throw new AppError('account_deleted');
    if (!conditionFailed(reasons, 0)) return { profile, created: true };
    const made = await touch(identity);
    if (!made) throw new Error('The profile was made and deleted by other calls meanwhile');
    return { profile: made, created: false };
  }

  /**
   * Creates a profile with the rows of its credits, unless there is one (cancellation reason 0) or one of the checks
   * fails (reasons 1 and up).
   */
  function make(profile: StoredProfile, checks: readonly MarkCheck[]): ReturnType<typeof transact> {
    const rows = profile.lots.map(({ id, granted, expiresAt, source }) =>
      grantItem(tables.creditLogs, {
        userId: profile.uid,
        id,
        lotId: id,
        amount: granted,
        expiresAt,
        source,
        time: new Date(profile.createdAt),
      }),
    );
    return transact(database, {
      TransactItems: [
        { Put: { TableName: tables.users, Item: profile, ConditionExpression: 'attribute_not_exists(uid)' } },
        ...checks.map((check) => ({ ConditionCheck: { TableName: tables.requests, ...check } })),
        ...rows,
      ],
    });
  }

  /** Updates what a sign-in changes; undefined when there is no such profile. One write. */
  async function touch(identity: UserIdentity): Promise<StoredProfile | undefined> {
    const { written, item } = await updateIf<StoredProfile>(database, {
      TableName: tables.users,
      Key: { uid: identity.uid },
      UpdateExpression: 'SET lastLogin = :now, email = :email, displayName = :name, photoURL = :photo',
      ConditionExpression: 'attribute_exists(uid)',
      ExpressionAttributeValues: {
        ':now': now().toISOString(),
        ':email': identity.email,
        ':name': identity.displayName,
        ':photo': identity.photoURL,
      },
      ReturnValues: 'ALL_NEW',
    });
    return written ? item : undefined;
  }
}
