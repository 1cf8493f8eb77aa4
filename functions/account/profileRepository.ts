import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors/errors.ts';
import { createProfile, type UserIdentity, type StoredProfile } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import { accountStandsCondition } from '../platform/accountDeletion.ts';
import { grantRow } from '../credits/ledgerRows.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';

interface ProfileTables {
  readonly users: string;
  /** Where the marks of deleted accounts stand. */
  readonly requests: string;
  /** Where the starting credits are noted. */
  readonly creditLogs: string;
}

/** A condition on a mark in the table of requests. */
type MarkCheck = Omit<
  NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number]['ConditionCheck']>,
  'TableName'
>;

/** Makes the profiles of all users, notes when they sign in, and reads them. */
export function createProfileRepository(
  database: DynamoDBDocumentClient,
  tables: ProfileTables,
  now: () => Date = clock,
) {
  return { ensure, read: (uid: string) => readStoredProfile(database, tables.users, uid) };

  /**
   * The profile of who signed in: made at the first sign-in with the starting values, afterwards only
   * `lastLogin` and what the account says of the person is updated. Two sign-ins at once make one profile, and one
   * transaction row of its credits with it.
   * `tombstone` is the mark that a deleted account leaves: with it there are no new free credits.
   *
   * Throws account_deleted where the account was deleted since `signedInAt`, and a token that outlived it asks.
   */
  async function ensure(
    identity: UserIdentity,
    tombstone: string,
    signedInAt?: number,
  ): Promise<{ readonly profile: StoredProfile; readonly created: boolean }> {
    const known = await touch(identity);
    if (known) return { profile: known, created: false };
    const check = accountStandsCondition({ id: identity.uid, ...(signedInAt !== undefined && { signedInAt }) });
    const noTombstone = { Key: { id: tombstone }, ConditionExpression: 'attribute_not_exists(id)' };
    let profile = createProfile(identity, tombstone, now());
    let reasons = await make(profile, [check, noTombstone]);
    // Who left the mark has had the free credits.
    if (conditionFailed(reasons, 2))
      reasons = await make((profile = createProfile(identity, tombstone, now(), 0)), [check]);
    if (conditionFailed(reasons, 1)) throw new AppError('account_deleted');
    if (!conditionFailed(reasons, 0)) return { profile, created: true };
    const made = await touch(identity);
    if (!made) throw new Error('The profile was made and deleted by other calls meanwhile');
    return { profile: made, created: false };
  }

  /**
   * Makes a profile with the rows of its credits, unless there is one (reason 0) or one of these checks of marks fails
   * (reasons 1 and on).
   */
  function make(profile: StoredProfile, checks: readonly MarkCheck[]): ReturnType<typeof transact> {
    const rows = profile.lots.map(({ id, granted, expiresAt, source }) =>
      grantRow({
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
        ...rows.map((Item) => ({ Put: { TableName: tables.creditLogs, Item } })),
      ],
    });
  }

  /** Updates what a sign-in changes; undefined when there is no such profile. One write. */
  async function touch(identity: UserIdentity): Promise<StoredProfile | undefined> {
    try {
      const { Attributes } = await database.send(
        new UpdateCommand({
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
        }),
      );
      return Attributes as StoredProfile;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }
}
