import { createHash } from 'node:crypto';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * The mark of a deleted account, in the table of requests. It is written in the transaction that removes the profile,
 * so that from one moment on no token and no write of that account is accepted.
 */
export interface DeletionMarker {
  readonly id: string;
  readonly kind: 'deletion';
  /**
   * Seconds since the epoch. Who signed in later is served: a pool may give a person who comes back the same subject.
   */
  readonly deletedAt: number;
  /** Something is being removed right now: whoever signed in, nobody is served. */
  readonly open?: true;
  /** Absent until the account is swept for good. */
  readonly expiresAt?: number;
}

/** Whom a token speaks for, and since when. */
export interface TokenSubject {
  readonly id: string;
  /** When they signed in, in seconds since the epoch. */
  readonly signedInAt?: number;
}

/** Key of an account's mark: a hash, from which nobody learns the id. */
export function deletionMarkerId(userId: string): string {
  return `DELETED#${createHash('sha256').update(userId).digest('base64url')}`;
}

/**
 * Whether the account of a token is deleted or being deleted. One strongly consistent read: 1 read unit, also where
 * nothing is found.
 */
export async function isDeleted(
  database: DynamoDBDocumentClient,
  requests: string,
  { id, signedInAt = 0 }: TokenSubject,
): Promise<boolean> {
  const read = new GetCommand({ TableName: requests, Key: { id: deletionMarkerId(id) }, ConsistentRead: true });
  const { Item } = await database.send(read);
  const mark = Item as DeletionMarker | undefined;
  return mark !== undefined && (mark.open === true || mark.deletedAt >= signedInAt);
}

/**
 * The condition of {@link isDeleted} for a transaction that writes something of that account: what was decided when a
 * call began may be old by then.
 */
export function accountStandsCondition({ id, signedInAt = 0 }: TokenSubject) {
  return {
    Key: { id: deletionMarkerId(id) },
    ConditionExpression: 'attribute_not_exists(id) OR (attribute_not_exists(#open) AND deletedAt < :signedIn)',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':signedIn': signedInAt },
  };
}
