import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';

/**
 * Says whose account it is that comes back with a Google account: written where a user pool was lost, for every
 * profile, since a new pool gives new subjects. It goes with the account.
 */
export interface ReturningAccount {
  readonly id: string;
  readonly kind: 'returning';
  /** The id that the account has always had; as `userId` too, so that a deletion finds the row. */
  readonly uid: string;
  readonly userId: string;
}

const TOMBSTONE = 'TOMBSTONE#';

/** Its key, in the table of requests, by that of the tombstone: the same keyed hash of the Google account's number. */
export const returningKey = (tombstone: string) => `RETURNING#${tombstone.replace(TOMBSTONE, '')}`;

export const returningRow = ({ uid, tombstone }: Pick<StoredProfile, 'uid' | 'tombstone'>): ReturningAccount => ({
  id: returningKey(tombstone),
  kind: 'returning',
  uid,
  userId: uid,
});

/** Returns the account of the person with this Google account; undefined for a new person. 1 read unit. */
export async function findReturningAccount(
  database: DynamoDBDocumentClient,
  requests: string,
  tombstone: string,
): Promise<string | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: requests, Key: { id: returningKey(tombstone) }, ConsistentRead: true }),
  );
  return (Item as ReturningAccount | undefined)?.uid;
}
