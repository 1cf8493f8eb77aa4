import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { premiumEnd } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { GrantTables } from '../credits/creditProfile.ts';
import { createGrantLedger, type LedgerChange } from '../credits/grantLedger.ts';
import { clock } from '../platform/clock.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import { endSubscription } from './endSubscription.ts';
import { createMonthWithdrawals } from './monthWithdrawals.ts';
import { subscriptionChange } from './subscriptionChange.ts';
import { createSubscriptionPayments } from './subscriptionPayments.ts';
import type { SubscriptionRecord } from './subscriptionRecord.ts';
import { createSubscriptionRefunds } from './subscriptionRefunds.ts';
import { createSubscriptionRepository } from './subscriptionRepository.ts';
import { blocksNewSubscription } from './subscriptionTerm.ts';

/**
 * Result of a reconciliation. `foreign`: not made by us for that user, or of another plan. `second`: the user has
 * another subscription; `user_not_found`: the account is deleted. These two were ended and their payments refunded,
 * except for `unrefundedPayments`. `mispriced`: the last payment was not the agreed one and does not count.
 */
export type SubscriptionReconciliation =
  | { readonly state: 'settled'; readonly subscription: StoredSubscription; readonly mispriced: boolean }
  | { readonly state: 'second' | 'user_not_found'; readonly unrefundedPayments: readonly string[] }
  | { readonly state: 'foreign' };

/** The result of one query to the provider, before anything is written. */
type SubscriptionFinding =
  | { readonly is: 'foreign' }
  | { readonly is: 'second' }
  | {
      readonly is: 'own';
      readonly subscription: StoredSubscription;
      readonly mispriced: boolean;
      /** When the last payment was made; undefined if none was. */
      readonly lastPaidAt: string | undefined;
      readonly change: LedgerChange | undefined;
    };

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
  const subscriptions = createSubscriptionRepository(database, tables, now);
  const { read, readRecord, recordPending } = subscriptions;
  const { recordPayments, refundPayments, readPayment } = createSubscriptionPayments(database, log, provider, credits);
  const { voidPayment, disputePayment } = createSubscriptionRefunds(database, log, provider, credits, readPayment);
  const { withdrawMonth } = createMonthWithdrawals(database, log, provider, credits, readPayment);
  return { read, recordPending, reconcile, readRecord, voidPayment, disputePayment, withdrawMonth };

  /** Reconciles profile, bonus and payments with the provider's state of the subscription. */
  async function reconcile(userId: string, id: string): Promise<SubscriptionReconciliation> {
    const row = await readRecord(userId, id);
    let finding: SubscriptionFinding = { is: 'foreign' };
    const outcome = await credits.recordOnce(userId, undefined, async (profile, time) => {
      finding = await look(profile, id, row, time);
      return finding.is === 'own' ? finding.change : undefined;
    });
    return settle(userId, id, row, 'refused' in outcome ? 'user_not_found' : finding);
  }

  /** Compares what the profile holds with the provider's state, and works out what is to be written. */
  async function look(
    profile: StoredProfile,
    id: string,
    row: SubscriptionRecord | undefined,
    time: Date,
  ): Promise<SubscriptionFinding> {
    const { uid: userId, subscription: held } = profile;
    const present = await provider.subscription(id);
    // A payment of it is being refunded: it can never be granted.
    if ((await readRecord(userId, id))?.returningAt !== undefined) return { is: 'second' };
    // A subscription begun under an earlier plan continues.
    const isOurs = row !== undefined || planId === undefined || present.plan_id === planId || held?.id === id;
    if (present.custom_id !== userId || !isOurs) return { is: 'foreign' };
    const isHeld = held === undefined || held.id === id;
    if (!isHeld && blocksNewSubscription(profile, held, time)) return { is: 'second' };
    const { change, ...state } = subscriptionChange(log, profile, present, row, time);
    // One that is over takes no other's place, which may wait for approval.
    const isOver = !blocksNewSubscription({ premiumUntil: premiumEnd(state.subscription) }, state.subscription, time);
    const lastPaidAt = present.billing_info?.last_payment?.time;
    return { is: 'own', ...state, lastPaidAt, change: isHeld || !isOver ? change : undefined };
  }

  /** Follows up a written change: records payments, or refunds those that nobody can use. */
  async function settle(
    userId: string,
    id: string,
    row: SubscriptionRecord | undefined,
    finding: SubscriptionFinding | 'user_not_found',
  ): Promise<SubscriptionReconciliation> {
    if (finding === 'user_not_found' || finding.is === 'second') {
      const isOurs = row !== undefined || (await subscriptions.isListed(userId, id));
      return isOurs
        ? endUnowned(userId, id, finding === 'user_not_found' ? finding : finding.is)
        : { state: 'foreign' };
    }
    if (finding.is === 'foreign') return { state: 'foreign' };
    const { subscription, mispriced, lastPaidAt } = finding;
    if (subscription.paidThrough !== undefined)
      for await (const paymentId of recordPayments(userId, id, lastPaidAt ?? now().toISOString()))
        await voidPayment(userId, paymentId);
    return { state: 'settled', subscription, mispriced };
  }

  /** Ends a subscription without an owner, and refunds its payments. */
  async function endUnowned(
    userId: string,
    id: string,
    state: 'second' | 'user_not_found',
  ): Promise<SubscriptionReconciliation> {
    const reason = state === 'second' ? 'There is another subscription' : 'The account was deleted';
    await endSubscription(provider, id, reason);
    const present = await provider.subscription(id);
    const last = present.billing_info?.last_payment?.time;
    if (last === undefined) return { state, unrefundedPayments: [] };
    if ((await readRecord(userId, id)) === undefined) await subscriptions.recordWithoutRow(userId, present);
    return { state, unrefundedPayments: await refundPayments(userId, id, last) };
  }
}
