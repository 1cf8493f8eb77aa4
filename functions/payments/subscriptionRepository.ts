import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { GrantTables } from '../credits/creditProfile.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import type { PayPalSubscription } from '../platform/paypal/types.ts';
import { SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import {
  currentAgreement,
  newSubscriptionRecord,
  subscriptionSortKey,
  subscriptionStatusUpdate,
  type SubscriptionRecord,
} from './subscriptionRecord.ts';

/** The rows of subscriptions, and the profiles that hold them. */
export function createSubscriptionRepository(
  database: DynamoDBDocumentClient,
  { users, creditLogs }: GrantTables,
  now: () => Date,
) {
  return { read, readRecord, recordPending, recordWithoutRow, isListed };

  function read(userId: string): Promise<StoredProfile | undefined> {
    return readStoredProfile(database, users, userId);
  }

  /** Reads the agreement and the present state of a subscription. */
  async function readRecord(userId: string, id: string): Promise<SubscriptionRecord | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: creditLogs, Key: { userId, entry: subscriptionSortKey(id) }, ConsistentRead: true }),
    );
    return Item as SubscriptionRecord | undefined;
  }

  /**
   * Records a new subscription to that plan that waits for approval; false when the profile has changed since it was
   * read (optimistic lock).
   */
  async function recordPending(profile: StoredProfile, id: string, plan: string): Promise<boolean> {
    const pending: StoredSubscription = { id, status: 'APPROVAL_PENDING', failedPayments: 0 };
    const { uid, version } = profile;
    const held = {
      TableName: users,
      Key: { uid },
      UpdateExpression: 'SET subscription = :pending, version = :next',
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':pending': pending, ':next': version + 1, ':version': version },
    };
    const listed = { userId: SUBSCRIPTIONS_PARTITION, entry: id, payer: uid, createdAt: now().toISOString() };
    const reasons = await transact(database, {
      TransactItems: [
        { Update: held },
        { Put: { TableName: creditLogs, Item: listed } },
        { Put: { TableName: creditLogs, Item: newSubscriptionRecord(uid, id, currentAgreement(plan), now()) } },
      ],
    });
    return !conditionFailed(reasons, 0);
  }

  /** Gives an older subscription its row, with the provider's status: the refund of its payments is claimed there. */
  async function recordWithoutRow(userId: string, { id, plan_id: plan, status }: PayPalSubscription): Promise<void> {
    const update = subscriptionStatusUpdate(creditLogs, userId, id, currentAgreement(plan), status, now());
    await database.send(new UpdateCommand(update));
  }

  /** Whether we made it for that user: the only proof of one from before it had a row. */
  async function isListed(userId: string, id: string): Promise<boolean> {
    const key = { userId: SUBSCRIPTIONS_PARTITION, entry: id };
    const { Item } = await database.send(new GetCommand({ TableName: creditLogs, Key: key, ConsistentRead: true }));
    return Item?.['payer'] === userId;
  }
}
