import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addGrant } from '../../shared/credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { premiumEnd } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import { toCreditAccount, type GrantTables } from '../credits/creditProfile.ts';
import { createGrantLedger, type LedgerChange } from '../credits/grantLedger.ts';
import { grantRow } from '../credits/ledgerRows.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalSubscription } from '../platform/paypal/types.ts';
import { endSubscription } from './endSubscription.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { createMonthWithdrawals } from './monthWithdrawals.ts';
import { PREMIUM_ITEM, createSubscriptionPayments } from './subscriptionPayments.ts';
import { bonusGrantId } from './bonusCredits.ts';
import { createSubscriptionRefunds } from './subscriptionRefunds.ts';
import {
  isAgreedPrice,
  currentAgreement,
  newSubscriptionRecord,
  subscriptionSortKey,
  subscriptionStatusUpdate,
  type SubscriptionRecord,
} from './subscriptionRecord.ts';
import { blocksNewSubscription, isLastPaymentVoided, computePaidThrough } from './subscriptionTerm.ts';

/**
 * Result of a reconciliation. `foreign`: not one that we made for that user, or of another plan. `second`: the user has
 * another; `user_not_found`: the account is gone. Those two were ended and their payments refunded, except for
 * `unrefundedPayments`. `mispriced`: the last payment was not what was agreed to, and counts for nothing.
 */
export type SubscriptionReconciliation =
  | { readonly state: 'settled'; readonly subscription: StoredSubscription; readonly mispriced: boolean }
  | { readonly state: 'second' | 'user_not_found'; readonly unrefundedPayments: readonly string[] }
  | { readonly state: 'foreign' };

/**
 * Subscriptions, one for each user. As with orders, each event reconciles it with the provider's present state: that is
 * fetched after the profile was read and written only if the profile is unchanged (optimistic lock), so that no older
 * state ever replaces a newer one, in whatever order events come.
 */
export function createSubscriptionService(
  database: DynamoDBDocumentClient,
  tables: GrantTables,
  provider: PayPalClient,
  planId: string | undefined,
  now: () => Date = clock,
) {
  const credits = createGrantLedger(database, tables, now);
  const log = tables.creditLogs;
  const { recordPayments, refundPayments, readPayment } = createSubscriptionPayments(database, log, provider, credits);
  const { voidPayment, disputePayment } = createSubscriptionRefunds(database, log, provider, credits, readPayment);
  const { withdrawMonth } = createMonthWithdrawals(database, log, provider, credits, readPayment);
  return { read, recordPending, reconcile, readRecord, voidPayment, disputePayment, withdrawMonth };

  function read(userId: string): Promise<StoredProfile | undefined> {
    return readStoredProfile(database, tables.users, userId);
  }

  /** What was agreed to, and what has become of it. */
  async function readRecord(userId: string, id: string): Promise<SubscriptionRecord | undefined> {
    const { Item } = await database.send(
      new GetCommand({
        TableName: tables.creditLogs,
        Key: { userId, entry: subscriptionSortKey(id) },
        ConsistentRead: true,
      }),
    );
    return Item as SubscriptionRecord | undefined;
  }

  /**
   * Records a new subscription to that plan that waits for approval; false when the profile has changed since it was
   * read (optimistic lock).
   */
  async function recordPending(profile: StoredProfile, id: string, plan: string): Promise<boolean> {
    const pending: StoredSubscription = { id, status: 'APPROVAL_PENDING', failedPayments: 0 };
    const reasons = await transact(database, {
      TransactItems: [
        {
          Update: {
            TableName: tables.users,
            Key: { uid: profile.uid },
            UpdateExpression: 'SET subscription = :pending, version = :next',
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: {
              ':pending': pending,
              ':next': profile.version + 1,
              ':version': profile.version,
            },
          },
        },
        {
          Put: {
            TableName: tables.creditLogs,
            Item: { userId: SUBSCRIPTIONS_PARTITION, entry: id, payer: profile.uid, createdAt: now().toISOString() },
          },
        },
        {
          Put: {
            TableName: tables.creditLogs,
            Item: newSubscriptionRecord(profile.uid, id, currentAgreement(plan), now()),
          },
        },
      ],
    });
    return !conditionFailed(reasons, 0);
  }

  /** Reconciles profile, bonus and payments with the provider's state of the subscription. */
  async function reconcile(userId: string, id: string): Promise<SubscriptionReconciliation> {
    const row = await readRecord(userId, id);
    const seen: {
      word: 'foreign' | 'second' | { subscription: StoredSubscription; mispriced: boolean };
      last?: string | undefined;
    } = { word: 'foreign' };
    const outcome = await credits.recordOnce(userId, undefined, async (profile, time) => {
      const present = await provider.subscription(id);
      const held = profile.subscription;
      // A payment of it is being refunded: it can never be granted.
      if ((await readRecord(userId, id))?.returningAt !== undefined) {
        seen.word = 'second';
        return undefined;
      }
      seen.last = present.billing_info?.last_payment?.time;
      // One that was begun under an earlier plan goes on.
      const isOurs = row !== undefined || planId === undefined || present.plan_id === planId || held?.id === id;
      if (present.custom_id !== userId || !isOurs) return undefined;
      if (held && held.id !== id && blocksNewSubscription(profile, held, time)) {
        seen.word = 'second';
        return undefined;
      }
      const found = brought(profile, present, row, time);
      seen.word = found;
      // One that is over takes no other's place, which may wait for approval.
      const isOver = !blocksNewSubscription({ premiumUntil: premiumEnd(found.subscription) }, found.subscription, time);
      return held && held.id !== id && isOver ? undefined : found.change;
    });
    const { word } = seen;
    const nobodys = 'refused' in outcome ? 'user_not_found' : word === 'second' ? word : undefined;
    if (nobodys !== undefined && (row !== undefined || (await isListed(userId, id)))) return ended(userId, id, nobodys);
    if (nobodys !== undefined || typeof word === 'string') return { state: 'foreign' };
    const { subscription, mispriced } = word;
    if (subscription.paidThrough !== undefined)
      for await (const paymentId of recordPayments(userId, id, seen.last ?? now().toISOString()))
        await voidPayment(userId, paymentId);
    return { state: 'settled', subscription, mispriced };
  }

  /** Whether we made it for that user: the only proof of one from before it had a row. */
  async function isListed(userId: string, id: string): Promise<boolean> {
    const { Item } = await database.send(
      new GetCommand({
        TableName: tables.creditLogs,
        Key: { userId: SUBSCRIPTIONS_PARTITION, entry: id },
        ConsistentRead: true,
      }),
    );
    return Item?.['payer'] === userId;
  }

  /** Ends a subscription without an owner, and refunds its payments. */
  async function ended(
    userId: string,
    id: string,
    state: 'second' | 'user_not_found',
  ): Promise<SubscriptionReconciliation> {
    await endSubscription(
      provider,
      id,
      state === 'second' ? 'There is another subscription' : 'The account was deleted',
    );
    const present = await provider.subscription(id);
    const last = present.billing_info?.last_payment?.time;
    // The refund is claimed in its row: an older subscription without a row gets one.
    if (last !== undefined && (await readRecord(userId, id)) === undefined)
      await database.send(
        new UpdateCommand(
          subscriptionStatusUpdate(
            tables.creditLogs,
            userId,
            id,
            currentAgreement(present.plan_id),
            present.status,
            now(),
          ),
        ),
      );
    return { state, unrefundedPayments: last === undefined ? [] : await refundPayments(userId, id, last) };
  }

  /** The change of the profile for a state of the provider; undefined when nothing is new. */
  function brought(
    profile: StoredProfile,
    present: PayPalSubscription,
    row: SubscriptionRecord | undefined,
    time: Date,
  ) {
    const held = profile.subscription?.id === present.id ? profile.subscription : undefined;
    const agreed = row ?? currentAgreement(present.plan_id);
    const paidThrough = computePaidThrough(present, held, agreed);
    const activates = paidThrough !== undefined && held?.activatedAt === undefined;
    const stillSo = (name: 'voided' | 'disputed') =>
      held?.[name] !== undefined && isLastPaymentVoided(present, held[name]) && { [name]: held[name] };
    const subscription: StoredSubscription = {
      id: present.id,
      status: present.status,
      failedPayments: present.billing_info?.failed_payments_count ?? 0,
      ...(paidThrough !== undefined && { paidThrough }),
      ...stillSo('voided'),
      ...stillSo('disputed'),
      ...(activates
        ? { activatedAt: time.toISOString() }
        : held?.activatedAt !== undefined && { activatedAt: held.activatedAt }),
    };
    const last = present.billing_info?.last_payment;
    const found = { subscription, mispriced: last !== undefined && !isAgreedPrice(last.amount, agreed) };
    const premiumUntil = premiumEnd(subscription);
    const same =
      JSON.stringify(withSortedKeys(subscription)) === JSON.stringify(held && withSortedKeys(held)) &&
      profile.premiumUntil === premiumUntil;
    // One from before agreements were kept gets its row as soon as the list is known to hold for it. The grant is
    // recorded in the same transaction: a payment is granted or refunded, never both.
    const grantedFor =
      paidThrough === undefined || found.mispriced || last === undefined
        ? undefined
        : new Date(last.time).toISOString();
    const isNoted =
      row === undefined
        ? paidThrough === undefined || found.mispriced
        : row.status === present.status && (grantedFor === undefined || row.grantedFor === grantedFor);
    if (same && isNoted) return { ...found, change: undefined };
    const profileChanges = { subscription, ...(premiumUntil !== undefined && { premiumUntil }) };
    const items: LedgerChange['items'] = isNoted
      ? []
      : [
          {
            Update: subscriptionStatusUpdate(
              tables.creditLogs,
              profile.uid,
              present.id,
              agreed,
              present.status,
              time,
              grantedFor,
            ),
          },
        ];
    if (!activates) return { ...found, change: { profile: profileChanges, items } };
    const lot = createCreditGrant(bonusGrantId(present.id), PREMIUM_PLAN.bonusCredits, PREMIUM_ITEM, time);
    const grantItem = grantRow({
      userId: profile.uid,
      lotId: lot.id,
      amount: lot.granted,
      expiresAt: lot.expiresAt,
      source: PREMIUM_ITEM,
      paymentId: present.id,
      id: present.id,
      time,
    });
    const marker = {
      TableName: tables.creditLogs,
      Item: { userId: profile.uid, entry: `EVENT#activation-${present.id}` },
      ConditionExpression: 'attribute_not_exists(entry)',
    };
    return {
      ...found,
      change: {
        account: addGrant(toCreditAccount(profile), lot, time),
        profile: profileChanges,
        items: [...items, { Put: { TableName: tables.creditLogs, Item: grantItem } }, { Put: marker }],
      },
    };
  }
}

/** Keys in one order: the database keeps none. */
const withSortedKeys = (one: object) =>
  Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)));
