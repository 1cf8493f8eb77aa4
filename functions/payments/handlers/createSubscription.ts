import { LANGUAGE_FACTS } from '../../../shared/platform/language.ts';
import { createHash } from 'node:crypto';
import { approvalReturnUrl } from '../../../shared/payments/approval.ts';
import { AppError } from '../../../shared/errors/errors.ts';
import { clock } from '../../platform/clock.ts';
import { PayPalError } from '../../platform/paypal/client.ts';
import { type PayPalPlan, type PayPalSubscription } from '../../platform/paypal/types.ts';
import { endSubscription } from '../endSubscription.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { isAgreedPrice, currentAgreement, type SubscriptionRecord } from '../subscriptionRecord.ts';
import { createPayPalContext } from '../payPalContext.ts';
import { blocksNewSubscription } from '../subscriptionTerm.ts';

/** Statuses in which a payer can still approve. */
const AWAITING_APPROVAL = ['APPROVAL_PENDING', 'APPROVED'];

/**
 * POST /api/subscription: a subscription at the provider, to be approved there (PAY-12). One that waits for approval is
 * offered again instead of a second one.
 */
export const handler = handlerFor('createSubscription', async ({ user, body, language }, { environment, signal }) => {
  if (environment.SELLING !== 'on') throw new AppError('not_configured');
  const { provider, settings, subscriptions } = await createPayPalContext(environment, signal);
  if (settings.planId === undefined) throw new AppError('not_configured');
  try {
    const profile = await subscriptions.read(user.id);
    if (!profile) throw new AppError('user_not_found');
    const held = profile.subscription;
    if (held && blocksNewSubscription(profile, held, clock())) throw new AppError('already_subscribed');
    // A suspended subscription must not resume beside the new one.
    if (held?.status === 'SUSPENDED') await endSubscription(provider, held.id, 'Replaced by a new subscription');
    if (held && AWAITING_APPROVAL.includes(held.status)) {
      const waiting = await provider.subscription(held.id).catch(undefinedIfGone);
      if (waiting?.status === 'ACTIVE') throw new AppError('already_subscribed');
      // A subscription from before a change of price or plan is abandoned, because nobody may approve a price other
      // than the one on the screens.
      if (
        waiting &&
        AWAITING_APPROVAL.includes(waiting.status) &&
        isCurrentOffer(await subscriptions.readRecord(user.id, held.id), settings.planId)
      )
        return { body: toResponse(waiting) };
    }
    // If the price list has changed and the plan has not yet, the payer would be charged another price than shown.
    if (!isAgreedPrice(planPrice(await provider.plan(settings.planId)), currentAgreement(settings.planId)))
      throw new AppError('not_configured');
    const requestId = createHash('sha256')
      .update(`${user.id} premium ${held?.id ?? ''} ${body.requestId}`)
      .digest('base64url')
      .slice(0, 32);
    const made = await provider.createSubscription(
      {
        plan_id: settings.planId,
        custom_id: user.id,
        application_context: {
          brand_name: 'Korot',
          locale: LANGUAGE_FACTS[language].locale,
          user_action: 'SUBSCRIBE_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: approvalReturnUrl(environment.SITE_URL, 'approved'),
          cancel_url: approvalReturnUrl(environment.SITE_URL, 'cancelled'),
        },
      },
      requestId,
    );
    if (await subscriptions.recordPending(profile, made.id, settings.planId))
      return { body: toResponse(made), status: 201 };
    // Another tab was faster, or the profile has changed (optimistic lock): its present state decides.
    const present = await subscriptions.read(user.id);
    if (present?.subscription && present.subscription.id !== held?.id)
      return { body: toResponse(await provider.subscription(present.subscription.id)) };
    if (!present || !(await subscriptions.recordPending(present, made.id, settings.planId)))
      throw new AppError('payment_failed');
    return { body: toResponse(made), status: 201 };
  } catch (error) {
    throw error instanceof PayPalError ? new AppError('payment_failed', { cause: error }) : error;
  }
});

/** Whether the agreement matches the present offer; subscriptions from before agreements were stored have none. */
function isCurrentOffer(row: SubscriptionRecord | undefined, planId: string): boolean {
  const listed = currentAgreement(planId);
  return (
    row === undefined ||
    (row.planId === listed.planId && row.amount === listed.amount && row.currency === listed.currency)
  );
}

/** Returns the recurring price of a plan. */
const planPrice = ({ billing_cycles: cycles = [] }: PayPalPlan) =>
  cycles.find(({ tenure_type: type }) => type === 'REGULAR')?.pricing_scheme?.fixed_price;

/** Returns the address where the payer approves. Throws payment_failed if the provider offers nothing to approve. */
function toResponse({ id, links = [] }: PayPalSubscription): { subscriptionId: string; approvalUrl: string } {
  const approvalUrl = links.find(({ rel }) => rel === 'approve')?.href;
  if (approvalUrl === undefined) throw new AppError('payment_failed');
  return { subscriptionId: id, approvalUrl };
}

/** The provider deletes a subscription that was not approved in time. */
function undefinedIfGone(error: unknown): undefined {
  if (error instanceof PayPalError && error.status === 404) return undefined;
  throw error;
}
