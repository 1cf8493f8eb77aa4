import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newProfile, type Identity, type StoredProfile } from '../../shared/profile.ts';

interface Tables {
  readonly users: string;
  /** Where the marks of deleted accounts stand; reading a profile does not need it. */
  readonly requests?: string;
}

/** The profiles of all users. */
export function profileStore(database: DynamoDBDocumentClient, tables: Tables, now: () => Date = () => new Date()) {
  return { ensure, read, remove };

  /**
   * The profile of who signed in: made at the first sign-in with the starting values, afterwards only
   * `lastLogin` and what the account says of the person is updated. Two sign-ins at once make one profile.
   * `tombstone` is the mark that a deleted account leaves: with it there are no new free credits.
   */
  async function ensure(identity: Identity, tombstone: string): Promise<{ readonly profile: StoredProfile; readonly created: boolean }> {
    const known = await touch(identity);
    if (known) return { profile: known, created: false };
    const { Item: mark } = await database.send(new GetCommand({ TableName: tables.requests, Key: { id: tombstone }, ConsistentRead: true }));
    const profile = mark ? newProfile(identity, tombstone, now(), 0) : newProfile(identity, tombstone, now());
    try {
      await database.send(new PutCommand({ TableName: tables.users, Item: profile, ConditionExpression: 'attribute_not_exists(uid)' }));
      return { profile, created: true };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const made = await touch(identity);
      if (!made) throw error;
      return { profile: made, created: false };
    }
  }

  /** Updates what a sign-in changes; undefined when there is no such profile. One write. */
  async function touch(identity: Identity): Promise<StoredProfile | undefined> {
    try {
      const { Attributes } = await database.send(
        new UpdateCommand({
          TableName: tables.users,
          Key: { uid: identity.uid },
          UpdateExpression: 'SET lastLogin = :now, email = :email, displayName = :name, photoURL = :photo',
          ConditionExpression: 'attribute_exists(uid)',
          ExpressionAttributeValues: { ':now': now().toISOString(), ':email': identity.email, ':name': identity.displayName, ':photo': identity.photoURL },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Attributes as StoredProfile;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }

  async function read(uid: string): Promise<StoredProfile | undefined> {
    const { Item } = await database.send(new GetCommand({ TableName: tables.users, Key: { uid }, ConsistentRead: true }));
    return Item as StoredProfile | undefined;
  }

  /** Deletes the profile and leaves its mark. The mark is written first, so that a stop in between gives no free credits. */
  async function remove({ uid, tombstone }: Pick<StoredProfile, 'uid' | 'tombstone'>): Promise<void> {
    await database.send(new PutCommand({ TableName: tables.requests, Item: { id: tombstone, kind: 'tombstone', time: now().toISOString() } }));
    await database.send(new DeleteCommand({ TableName: tables.users, Key: { uid } }));
  }
}
