import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { grant } from '../../shared/credits/account.ts';
import { newLot } from '../../shared/credits/lots.ts';
import { PREMIUM_PLAN } from '../../shared/plans.ts';
import { premiumEnd, type StoredSubscription } from '../../shared/premiumTerm.ts';
import type { StoredProfile } from '../../shared/profile.ts';
import { clock } from '../data/clock.ts';
import { accountOf, ledger, type Change, type LedgerTables } from '../data/ledger.ts';
import { grantRow } from '../data/ledgerRows.ts';
import type { PayPal } from '../data/paypal.ts';
import type { Subscription } from '../data/paypalTypes.ts';
import { endSubscription } from '../data/subscriptionEnd.ts';
import { failed, transact } from '../data/transact.ts';
import { SUBSCRIPTIONS } from './books.ts';
import { bonusLot, ITEM, subscriptionPayments } from './subscriptionPayments.ts';
import { isHeld, isVoided, paidThroughOf } from './subscriptionTerm.ts';

/** What settling found. `foreign`: not a subscription of that user and plan. `second`: the user has another, this one was ended. */
export type SubscriptionState = { readonly state: 'settled'; readonly subscription: StoredSubscription } | { readonly state: 'foreign' | 'second' | 'user_not_found' };

/**
 * Subscriptions, one for each user. As with orders, whoever hears of one settles it by the provider's present word: that
 * is asked for after the profile was read and written only if the profile is still the same, so that no older word ever
 * replaces a newer one, in whatever order events come.
 */
export function subscriptionStore(database: DynamoDBDocumentClient, tables: Pick<LedgerTables, 'users' | 'creditLogs'>, provider: PayPal, planId: string | undefined, now: () => Date = clock) {
  const credits = ledger(database, { ...tables, requests: '' }, now);
  const { recordPayments, voidPayment } = subscriptionPayments(database, tables.creditLogs, provider, credits);
  return { read, begin, settle, voidPayment };

  async function read(userId: string): Promise<StoredProfile | undefined> {
    const { Item } = await database.send(new GetCommand({ TableName: tables.users, Key: { uid: userId }, ConsistentRead: true }));
    return Item as StoredProfile | undefined;
  }

  /** Notes a subscription that was made and waits for approval; false where the profile has changed since it was read. */
  async function begin(profile: StoredProfile, id: string): Promise<boolean> {
    const pending: StoredSubscription = { id, status: 'APPROVAL_PENDING', failedPayments: 0 };
    const reasons = await transact(database, {
      TransactItems: [
        {
          Update: {
            TableName: tables.users, Key: { uid: profile.uid }, UpdateExpression: 'SET subscription = :pending, version = :next',
            ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':pending': pending, ':next': profile.version + 1, ':version': profile.version },
          },
        },
        { Put: { TableName: tables.creditLogs, Item: { userId: SUBSCRIPTIONS, entry: id, payer: profile.uid, createdAt: now().toISOString() } } },
      ],
    });
    return !failed(reasons, 0);
  }

  /** Brings profile, bonus and payments to what the provider says of the subscription. */
  async function settle(userId: string, id: string): Promise<SubscriptionState> {
    const seen: { word: SubscriptionState; lastPayment?: string | undefined } = { word: { state: 'foreign' } };
    const outcome = await credits.recordOnce(userId, undefined, async (profile, time) => {
      const present = await provider.subscription(id);
      const held = profile.subscription;
      // One that was begun under an earlier plan goes on.
      const isOurs = planId === undefined || present.plan_id === planId || held?.id === id;
      if (present.custom_id !== userId || !isOurs) return undefined;
      if (held && held.id !== id && isHeld(profile, held, time)) {
        seen.word = { state: 'second' };
        return undefined;
      }
      const { change, subscription } = brought(profile, present, time);
      seen.word = { state: 'settled', subscription };
      seen.lastPayment = present.billing_info?.last_payment?.time;
      // One that is over takes no other's place, which may wait for approval.
      const isOver = !isHeld({ premiumUntil: premiumEnd(subscription) }, subscription, time);
      return held && held.id !== id && isOver ? undefined : change;
    });
    const found = seen.word;
    if ('refused' in outcome || found.state === 'second') {
      await endSubscription(provider, id, found.state === 'second' ? 'There is another subscription' : 'The account was deleted');
      return 'refused' in outcome ? { state: 'user_not_found' } : found;
    }
    if (found.state === 'settled' && found.subscription.paidThrough !== undefined) await recordPayments(userId, id, seen.lastPayment ?? now().toISOString());
    return found;
  }

  /** The change that a word of the provider makes; undefined where nothing is new. */
  function brought(profile: StoredProfile, present: Subscription, time: Date): { readonly change: Change | undefined; readonly subscription: StoredSubscription } {
    const held = profile.subscription?.id === present.id ? profile.subscription : undefined;
    const paidThrough = paidThroughOf(present, held);
    const activates = paidThrough !== undefined && held?.activatedAt === undefined;
    const subscription: StoredSubscription = {
      id: present.id,
      status: present.status,
      failedPayments: present.billing_info?.failed_payments_count ?? 0,
      ...(paidThrough !== undefined && { paidThrough }),
      ...(held?.voided !== undefined && isVoided(present, held.voided) && { voided: held.voided }),
      ...(activates ? { activatedAt: time.toISOString() } : held?.activatedAt !== undefined && { activatedAt: held.activatedAt }),
    };
    const premiumUntil = premiumEnd(subscription);
    const same = JSON.stringify(ordered(subscription)) === JSON.stringify(held && ordered(held)) && profile.premiumUntil === premiumUntil;
    if (same) return { change: undefined, subscription };
    const changes = { subscription, ...(premiumUntil !== undefined && { premiumUntil }) };
    if (!activates) return { change: { profile: changes, items: [] }, subscription };
    const lot = newLot(bonusLot(present.id), PREMIUM_PLAN.bonusCredits, ITEM, time);
    const row = grantRow({ userId: profile.uid, lotId: lot.id, amount: lot.granted, expiresAt: lot.expiresAt, source: ITEM, paymentId: present.id, id: present.id, time });
    const marker = { TableName: tables.creditLogs, Item: { userId: profile.uid, entry: `EVENT#activation-${present.id}` }, ConditionExpression: 'attribute_not_exists(entry)' };
    return { change: { account: grant(accountOf(profile), lot, time), profile: changes, items: [{ Put: { TableName: tables.creditLogs, Item: row } }, { Put: marker }] }, subscription };
  }
}

/** Keys in one order: the database keeps none. */
const ordered = (one: object) => Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)));
