import { useState } from 'react';
import { FREE_PLAN } from '../../../../shared/payments/plans.ts';
import { premiumEnd } from '../../../../shared/payments/premiumTerm.ts';
import type { Profile } from '../../../../shared/account/profile.ts';
import type { SubscriptionView } from '../../../../shared/payments/subscription.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { requestPurchase } from '../purchasePrompt.ts';
import { CancelSubscriptionDialog } from './CancelSubscriptionDialog.tsx';
import '../../../ui/section.css';
import './plan.css';

/** The provider's page where a payer replaces a declined card. */
const PAYMENT_METHODS_URL = 'https://www.paypal.com/myaccount/autopay/';

/** Subscriptions that may still charge: each can be cancelled here, and no second one is offered meanwhile. */
const CANCELLABLE_STATUSES: readonly (SubscriptionView['status'] | undefined)[] = [
  'pending',
  'active',
  'failed',
  'overdue',
  'disputed',
];
/** Statuses after a failed payment. */
const UNPAID_STATUSES: readonly (SubscriptionView['status'] | undefined)[] = ['failed', 'overdue'];

/** The current plan, and what can be bought or cancelled (PRO-04, PRO-05, PREM-03). */
export function PlanSection({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [cancelling, setCancelling] = useState(false);
  const { isPremium, subscription } = profile;
  const end = subscription && premiumEndDate(subscription);
  const date = end === undefined ? '' : day(end);
  const stands = CANCELLABLE_STATUSES.includes(subscription?.status);
  const words = () => {
    if (subscription) return t(`payments.plan.${subscription.status}`, { date });
    return isPremium ? t('payments.plan.premium') : t('payments.plan.free', { slots: FREE_PLAN.maxStorageSlots });
  };
  return (
    <section className="profile-part" aria-labelledby="plan-title">
      <h2 id="plan-title">{t('payments.plan.title')}</h2>
      <div className="plan" data-status={subscription?.status ?? (isPremium ? 'active' : 'free')}>
        <p>{words()}</p>
        {UNPAID_STATUSES.includes(subscription?.status) && (
          <p>
            <a href={PAYMENT_METHODS_URL} target="_blank" rel="noopener">
              {t('payments.plan.means')}
            </a>
          </p>
        )}
        <div className="plan-actions">
          <Button icon="ai" onClick={() => void requestPurchase('credits', 'profile')}>
            {t('payments.plan.buy')}
          </Button>
          {!isPremium && !stands && (
            <Button onClick={() => void requestPurchase('premium', 'profile')}>{t('payments.plan.upgrade')}</Button>
          )}
          {stands && (
            <Button tone="quiet" className="plan-stop" onClick={() => setCancelling(true)}>
              {t('payments.plan.stop')}
            </Button>
          )}
        </div>
      </div>
      {cancelling && subscription && (
        <CancelSubscriptionDialog date={isPremium ? date : undefined} onClose={() => setCancelling(false)} />
      )}
    </section>
  );
}

/** When premium ends, or renews; after a failed renewal, the provider retries for some days. */
function premiumEndDate({ status, paidThrough }: SubscriptionView): string | undefined {
  return status === 'failed' && paidThrough !== undefined ? premiumEnd({ status: 'ACTIVE', paidThrough }) : paidThrough;
}
