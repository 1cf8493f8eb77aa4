import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { grant, takeBack } from '../../shared/credits/account.ts';
import { addMonths, newLot } from '../../shared/credits/lots.ts';
import { PREMIUM_PLAN } from '../../shared/plans.ts';
import { isPremiumAt, premiumEnd, type StoredSubscription } from '../../shared/premiumTerm.ts';
import { withActivity, type StoredProfile } from '../../shared/profile.ts';
import { accountOf, ledger, type Change, type LedgerTables } from '../data/ledger.ts';
import { grantRow } from '../data/ledgerRows.ts';
import type { PayPal } from '../data/paypal.ts';
import type { Money, Subscription } from '../data/paypalTypes.ts';
import { endSubscription } from '../data/subscriptionEnd.ts';
import { failed, transact } from '../data/transact.ts';
import { bookedRows, paymentEntry, refundNoted, SUBSCRIPTIONS } from './books.ts';
import { cents, CURRENCY } from './orderRow.ts';

const DAY_MS = 86_400_000;
/** Days for which the provider lists payments in one answer. */
const LISTED_DAYS = 31;
/** Months back that are looked at when none of their payments were heard of. */
const MOST_MONTHS = 12;
/** Statuses of a payment that was made, whatever became of the money later. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** Of transactions and receipts. */
const ITEM = 'premium';

const isPrice = (money: Money | undefined) => money !== undefined && money.currency_code === CURRENCY && cents(money) === Math.round(PREMIUM_PLAN.priceUSD * 100);

/** What settling found. `foreign`: not a subscription of that user and plan. `second`: the user has another, this one was ended. */
export type SubscriptionState = { readonly state: 'settled'; readonly subscription: StoredSubscription } | { readonly state: 'foreign' | 'second' | 'user_not_found' };

/**
 * Subscriptions, one for each user. As with orders, whoever hears of one settles it by the provider's present word: that
 * is asked for after the profile was read and written only if the profile is still the same, so that no older word ever
 * replaces a newer one, in whatever order events come.
 */
export function subscriptionStore(database: DynamoDBDocumentClient, tables: Pick<LedgerTables, 'users' | 'creditLogs'>, provider: PayPal, planId: string | undefined, now: () => Date = () => new Date()) {
  const credits = ledger(database, { ...tables, requests: '' }, now);
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
      if (present.custom_id !== userId || (planId !== undefined && present.plan_id !== planId)) return undefined;
      const held = profile.subscription;
      if (held && held.id !== id && isHeld(profile, held, time)) {
        seen.word = { state: 'second' };
        return undefined;
      }
      const { change, subscription } = brought(profile, present, time);
      seen.word = { state: 'settled', subscription };
      seen.lastPayment = present.billing_info?.last_payment?.time;
      return change;
    });
    const found = seen.word;
    if ('refused' in outcome || found.state === 'second') {
      await endSubscription(provider, id, found.state === 'second' ? 'There is another subscription' : 'The account was deleted');
      return 'refused' in outcome ? { state: 'user_not_found' } : found;
    }
    if (found.state === 'settled' && found.subscription.paidThrough !== undefined) await recordPayments(userId, id, seen.lastPayment);
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
    const lot = newLot(`lot-${present.id}`, PREMIUM_PLAN.bonusCredits, ITEM, time);
    const row = grantRow({ userId: profile.uid, lotId: lot.id, amount: lot.granted, expiresAt: lot.expiresAt, source: ITEM, paymentId: present.id, id: present.id, time });
    const marker = { TableName: tables.creditLogs, Item: { userId: profile.uid, entry: `EVENT#activation-${present.id}` }, ConditionExpression: 'attribute_not_exists(entry)' };
    return { change: { account: grant(accountOf(profile), lot, time), profile: changes, items: [{ Put: { TableName: tables.creditLogs, Item: row } }, { Put: marker }] }, subscription };
  }

  /**
   * Writes down the payments up to the `last` that are not written down yet: those of the month before it, and as long as a
   * month had one that was new, of the month before that.
   */
  async function recordPayments(userId: string, id: string, last = now().toISOString()): Promise<void> {
    let to = new Date(Date.parse(last) + DAY_MS);
    for (let month = 0; month < MOST_MONTHS; month += 1) {
      const from = new Date(to.getTime() - LISTED_DAYS * DAY_MS);
      // oxlint-disable-next-line no-await-in-loop -- an earlier month is asked for only if it may hold something
      const listed = await provider.subscriptionPayments(id, from, to);
      let added = false;
      for (const payment of listed.filter(({ status }) => PAID.includes(status))) {
        // oxlint-disable-next-line no-await-in-loop -- numbers of receipts follow each other
        added = (await recordPayment(userId, id, payment)) || added;
        // oxlint-disable-next-line no-await-in-loop
        if (payment.status === 'REFUNDED') await voidPayment(userId, payment.id);
      }
      if (!added) return;
      to = from;
    }
  }

  /** Whether it was new. */
  async function recordPayment(userId: string, subscriptionId: string, { id: paymentId, time: paidAt, amount }: { readonly id: string; readonly time: string; readonly amount: Money }): Promise<boolean> {
    if (await paymentOf(userId, paymentId)) return false;
    await credits.recordOnce(userId, paymentEntry(paymentId), async (profile, time) => {
      const { record, items } = await bookedRows(database, tables.creditLogs, { userId, paymentId, kind: 'premium', item: ITEM, amount: Number(amount.value), currency: amount.currency_code }, time);
      const activity = { type: 'purchase' as const, description: ITEM, amount: Number(amount.value), timestamp: time.toISOString(), paymentId };
      return { profile: { recentActivity: withActivity(profile.recentActivity, activity) }, marker: { ...record, paidAt, subscriptionId }, items };
    });
    return true;
  }

  async function paymentOf(userId: string, paymentId: string): Promise<PaymentRecord | undefined> {
    const { Item } = await database.send(new GetCommand({ TableName: tables.creditLogs, Key: { userId, entry: paymentEntry(paymentId) }, ConsistentRead: true }));
    return Item as PaymentRecord | undefined;
  }

  /**
   * A payment of a subscription went back, all of it or, with `part`, some: what all of it paid for is over, and what is left
   * of the bonus goes back. Once for the whole, and once for each part.
   */
  async function voidPayment(userId: string, paymentId: string, part?: { readonly id: string; readonly amount: number }): Promise<void> {
    const payment = await paymentOf(userId, paymentId);
    if (!payment) return;
    const whole = part === undefined || part.amount >= payment.amount - 0.001;
    const refundId = whole ? `${paymentId}-all` : part.id;
    await credits.recordOnce(userId, `EVENT#refund-${refundId}`, async (profile, time) => {
      const before = (await paymentOf(userId, paymentId))?.refunded ?? 0;
      const amount = Math.round((whole ? payment.amount - before : part.amount) * 100) / 100;
      const { record, items: booked } = await bookedRows(database, tables.creditLogs, { userId, paymentId: part?.id ?? refundId, kind: 'refund', item: ITEM, amount: -amount, currency: CURRENCY, of: paymentId }, time);
      const items = [...booked, ...refundNoted(tables.creditLogs, userId, paymentId, amount)];
      const recentActivity = withActivity(profile.recentActivity, { type: 'purchase', description: ITEM, amount: -amount, timestamp: time.toISOString(), paymentId });
      const held = profile.subscription;
      if (!whole || held?.id !== payment.subscriptionId) return { profile: { recentActivity }, marker: record, items };
      const { account, taken } = takeBack(accountOf(profile), `lot-${held.id}`, PREMIUM_PLAN.bonusCredits, time);
      const ended: StoredSubscription = { ...held, voided: payment.paidAt, paidThrough: earlier(held.paidThrough, time.toISOString()) };
      const row = grantRow({ userId, lotId: `lot-${held.id}`, amount: -taken, expiresAt: time.toISOString(), source: 'refund', paymentId, id: refundId, time });
      return { account, profile: { recentActivity, subscription: ended, premiumUntil: ended.paidThrough as string }, marker: { ...record, taken }, items: [...(taken > 0 ? [{ Put: { TableName: tables.creditLogs, Item: row } }] : []), ...items] };
    });
  }
}

/** A payment of a subscription as it was written down. */
interface PaymentRecord {
  readonly paidAt: string;
  readonly subscriptionId: string;
  /** Dollars. */
  readonly amount: number;
  /** Dollars that went back since. */
  readonly refunded?: number;
}

const earlier = (one: string | undefined, other: string) => (one !== undefined && Date.parse(one) < Date.parse(other) ? one : other);

/** Keys in one order: the database keeps none. */
const ordered = (one: object) => Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)));

/** Whether a subscription that a profile holds leaves no room for another: it renews, or what was paid lasts. */
export function isHeld(profile: Pick<StoredProfile, 'premiumUntil'>, { status }: StoredSubscription, time: Date): boolean {
  return status === 'ACTIVE' || isPremiumAt(profile, time);
}

/**
 * End of what is paid for: a month from the last payment; of one that renews in time, the day of the next, which after a
 * late payment comes sooner. Once nothing renews, what was known before it holds.
 */
function paidThroughOf({ status, billing_info: billing }: Subscription, held: StoredSubscription | undefined): string | undefined {
  const last = billing?.last_payment;
  if (!last || !isPrice(last.amount)) return held?.paidThrough;
  if (held?.voided !== undefined && isVoided({ billing_info: billing }, held.voided)) return held.paidThrough;
  if (status === 'ACTIVE' && billing.next_billing_time !== undefined && !billing.failed_payments_count) return iso(billing.next_billing_time);
  if (held?.paidThrough !== undefined && Date.parse(held.paidThrough) > Date.parse(last.time)) return held.paidThrough;
  return addMonths(new Date(last.time), PREMIUM_PLAN.months).toISOString();
}

/** Whether nothing was paid since the payment that went back. */
function isVoided({ billing_info: billing }: Pick<Subscription, 'billing_info'>, voided: string): boolean {
  return Date.parse(billing?.last_payment?.time ?? '') <= Date.parse(voided);
}

const iso = (time: string) => new Date(time).toISOString();
