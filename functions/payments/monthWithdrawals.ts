import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CREDIT_PACKS, PREMIUM_PLAN, type CreditPack } from '../../shared/payments/plans.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import { calculateMonthWithdrawal } from './withdrawal.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import { revokeBonus, revokedBonusItems } from './bonusCredits.ts';
import { withdrawnPaymentUpdate } from './paymentRecords.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import { endSubscription } from './endSubscription.ts';
import { issueMonthRefund } from './issueRefund.ts';
import { CURRENCY } from './orderRecord.ts';
import type { SubscriptionPayment } from './subscriptionPayments.ts';
import { isLastPaymentVoided, PAYMENT_TIME_TOLERANCE_MS } from './subscriptionTerm.ts';
import type { WithdrawalResult } from './orderWithdrawals.ts';

/** Price of one credit in the smallest pack, at which used bonus credits are valued. */
const CREDIT_CENTS = ((pack: CreditPack) => (pack.priceUSD * 100) / pack.credits)(CREDIT_PACKS[0] as CreditPack);

/** A subscriber withdraws from the month that was paid last (docs/decisions/0018-refunds.md). */
export function createMonthWithdrawals(
  database: DynamoDBDocumentClient,
  table: string,
  provider: PayPalClient,
  credits: Pick<GrantLedger, 'recordOnce'>,
  paymentOf: (userId: string, paymentId: string) => Promise<SubscriptionPayment | undefined>,
) {
  return { withdrawMonth };

  /**
   * Ends premium, revokes what is left of the bonus and records the amount, in one transaction; then ends the
   * subscription at the provider and refunds the amount. After an interruption, a repeated call continues. `refused:
   * not_noted`: the account is deleted. Throws PayPalError when there is no answer, and `refund_refused` as an Error
   * when the provider refuses the refund.
   */
  async function withdrawMonth(userId: string, paymentId: string, isProtected = false): Promise<WithdrawalResult> {
    const marker = `EVENT#withdrawal-${paymentId}`;
    let result: WithdrawalResult = { refused: 'not_found' };
    const outcome = await credits.recordOnce(
      userId,
      marker,
      async (profile, time): Promise<LedgerChange | undefined> => {
        const payment = await paymentOf(userId, paymentId);
        const held = profile.subscription;
        if (!payment) return undefined;
        const isLast =
          held?.id === payment.subscriptionId &&
          isLastPaymentVoided(await provider.subscription(held.id), payment.paidAt);
        if (!held?.paidThrough || !isLast || held.voided !== undefined || held.disputed !== undefined)
          return void (result = { refused: 'gone_back' });
        const { account, taken } = revokeBonus(profile, held.id, time);
        // The bonus came with the first month.
        const isFirst =
          held.activatedAt !== undefined &&
          Date.parse(payment.paidAt) <= Date.parse(held.activatedAt) + PAYMENT_TIME_TOLERANCE_MS;
        const amounts = {
          amountCents: Math.round(payment.amount * 100),
          refundedCents: Math.round((payment.refunded ?? 0) * 100),
        };
        result = calculateMonthWithdrawal(
          {
            ...amounts,
            paidAt: payment.paidAt,
            paidThrough: held.paidThrough,
            bonusUsed: isFirst ? PREMIUM_PLAN.bonusCredits - taken : 0,
            creditCents: CREDIT_CENTS,
          },
          time,
          isProtected,
        );
        if ('refused' in result) return undefined;
        const ended: StoredSubscription = { ...held, voided: payment.paidAt, paidThrough: time.toISOString() };
        const revoked = { userId, subscriptionId: held.id, taken, paymentId, id: `withdrawal-${paymentId}`, time };
        return {
          ...(isFirst && { account }),
          profile: { subscription: ended, premiumUntil: time.toISOString() },
          marker: { cents: result.cents, subscriptionId: held.id },
          items: [
            ...(isFirst ? revokedBonusItems(table, revoked) : []),
            { Update: withdrawnPaymentUpdate(table, userId, paymentId, payment.refunded, time) },
          ],
        };
      },
    );
    if ('refused' in outcome) return { refused: 'not_noted' };
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: marker }, ConsistentRead: true }),
    );
    if (!Item) return result;
    await endSubscription(provider, Item['subscriptionId'] as string, 'The subscriber withdrew');
    if (!(await issueMonthRefund(provider, paymentId, Item['cents'] as number, CURRENCY)))
      throw new Error('refund_refused');
    return { cents: Item['cents'] as number, credits: 0 };
  }
}
