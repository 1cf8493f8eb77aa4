import { createHash } from 'node:crypto';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * The deletion marker of an account, in the table of requests. It is written in the transaction that
 * removes the profile; from then on no token and no write of that account is accepted.
 */
export interface DeletionMarker {
  readonly id: string;
  readonly kind: 'deletion';
  /**
   * Seconds since the epoch. Who signed in later is accepted: a user pool may give a returning person the same subject.
   */
  readonly deletedAt: number;
  /** Data is being removed right now: every token is refused, whenever it was issued. */
  readonly open?: true;
  /** Absent until the account is swept for good. */
  readonly expiresAt?: number;
}

/** The user of a token, and the time of sign-in. */
export interface TokenSubject {
  readonly id: string;
  /** When they signed in, in seconds since the epoch. */
  readonly signedInAt?: number;
}

/** Key of an account's deletion marker, which refuses its tokens: a hash that does not reveal the id. */
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
 * The condition of {@link isDeleted} for a transaction that writes data of that account: the check at the begin of a
 * call may be stale by then.
 */
export function accountStandsCondition({ id, signedInAt = 0 }: TokenSubject) {
  return {
    Key: { id: deletionMarkerId(id) },
    ConditionExpression: 'attribute_not_exists(id) OR (attribute_not_exists(#open) AND deletedAt < :signedIn)',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':signedIn': signedInAt },
  };
}
