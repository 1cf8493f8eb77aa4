import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../../shared/account/profile.ts';

/** Returns a user's profile, consistently read (1 read unit below 4 KB); undefined if there is none. */
export async function readStoredProfile(
  database: DynamoDBDocumentClient,
  users: string,
  uid: string,
): Promise<StoredProfile | undefined> {
  const { Item } = await database.send(new GetCommand({ TableName: users, Key: { uid }, ConsistentRead: true }));
  return Item as StoredProfile | undefined;
}
