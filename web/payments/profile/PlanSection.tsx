import { useState } from 'react';
import { FREE_PLAN } from '../../../shared/plans.ts';
import { premiumEnd } from '../../../shared/premiumTerm.ts';
import type { Profile, Subscription } from '../../../shared/profile.ts';
import { Button } from '../../design/Button.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { useText } from '../../i18n/useText.ts';
import { askToBuy } from '../../session/purchasePrompt.ts';
import { CancelDialog } from './CancelDialog.tsx';
import './plan.css';

/** Where a payer changes a card that was refused. */
const MEANS_OF_PAYMENT = 'https://www.paypal.com/myaccount/autopay/';

/** The plan as it stands, and what can be bought or ended (PRO-04, PRO-05, PREM-03). */
export function PlanSection({ profile }: { profile: Profile }) {
  const t = useText();
  const { day } = useDates();
  const [cancelling, setCancelling] = useState(false);
  const { isPremium, subscription } = profile;
  const date = subscription ? day(endOf(subscription)) : '';
  const words = () => {
    if (subscription) return t(`payments.plan.${subscription.status}`, { date });
    return isPremium ? t('payments.plan.premium') : t('payments.plan.free', { slots: FREE_PLAN.maxStorageSlots });
  };
  return (
    <section className="profile-part" aria-labelledby="plan-title">
      <h2 id="plan-title">{t('payments.plan.title')}</h2>
      <div className="plan" data-status={subscription?.status ?? (isPremium ? 'active' : 'free')}>
        <p>{words()}</p>
        {subscription?.status === 'failed' && <p><a href={MEANS_OF_PAYMENT} target="_blank" rel="noopener">{t('payments.plan.means')}</a></p>}
        <div className="plan-actions">
          <Button icon="ai" onClick={() => void askToBuy('credits', 'profile')}>{t('payments.plan.buy')}</Button>
          {!isPremium && <Button onClick={() => void askToBuy('premium', 'profile')}>{t('payments.plan.upgrade')}</Button>}
          {isPremium && (subscription?.status === 'active' || subscription?.status === 'failed') && <Button tone="quiet" className="plan-stop" onClick={() => setCancelling(true)}>{t('payments.plan.stop')}</Button>}
        </div>
      </div>
      {cancelling && subscription && <CancelDialog date={date} onClose={() => setCancelling(false)} />}
    </section>
  );
}

/** When premium ends, or renews; where a renewal failed, the provider has some days more to try again. */
function endOf({ status, paidThrough }: Subscription): string {
  return (status === 'failed' && premiumEnd({ status: 'ACTIVE', paidThrough })) || paidThrough;
}
