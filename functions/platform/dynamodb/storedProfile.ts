import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { StoredProfile } from '../../../shared/account/profile.ts';

/** A user's profile, consistently read (1 read unit below 4 KB); undefined where there is none. */
export async function readStoredProfile(
  database: DynamoDBDocumentClient,
  users: string,
  uid: string,
): Promise<StoredProfile | undefined> {
  const { Item } = await database.send(new GetCommand({ TableName: users, Key: { uid }, ConsistentRead: true }));
  return Item as StoredProfile | undefined;
}

/** The stored profile that made a condition fail; undefined when it does not exist any more. */
export function unmarshallProfile(item: Record<string, AttributeValue> | undefined): StoredProfile | undefined {
  return item && (unmarshall(item) as StoredProfile);
}
