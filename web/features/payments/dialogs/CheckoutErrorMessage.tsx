import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import type { CheckoutError } from '../checkout.ts';

/** What went wrong, in the server's words where it gave any, and what to do about it (ERR-11, ERR-12). */
export function CheckoutErrorMessage({ problem: { code, text } }: { problem: CheckoutError }) {
  const t = useTranslations();
  const gentle = code === 'cancelled' || code === 'notApproved' || code === 'already_subscribed';
  const words = () => {
    if (code === 'cancelled' || code === 'notApproved') return t(`payments.problem.${code}`);
    if (code === 'already_subscribed') return t('payments.premium.already');
    if (code === 'network' || code === 'timeout') return t('payments.problem.offline');
    return text ?? t('payments.problem.failed');
  };
  const where = code === 'already_subscribed' && (
    <>
      {' '}
      <AppLink to="/profile">{t('payments.premium.profile')}</AppLink>
    </>
  );
  return (
    <div className={`payment-problem${gentle ? '' : ' payment-wrong'}`} role="alert">
      <Icon name={gentle ? 'info' : 'warning'} />
      <p>
        {words()}
        {where}
      </p>
    </div>
  );
}
