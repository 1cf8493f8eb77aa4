import type { Activity } from '../../../../shared/account/profile.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { useItemName } from '../itemNames.ts';
import { usePriceFormat } from '../usePriceFormat.ts';
import '../../../ui/section.css';
import '../../../ui/table.css';
import './plan.css';

/** Every payment with its receipt, newest first; nothing where nothing was paid. */
export function PaymentsSection({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const { usd } = usePriceFormat();
  const nameOf = useItemName();
  if (activity.length === 0) return null;
  return (
    <section className="profile-part" aria-labelledby="payments-title">
      <h2 id="payments-title">{t('payments.list.title')}</h2>
      <table className="ledger payments-list">
        <thead>
          <tr>
            <th scope="col">{t('payments.list.date')}</th>
            <th scope="col">{t('payments.list.what')}</th>
            <th scope="col" className="ledger-figure">
              {t('payments.list.amount')}
            </th>
            <th scope="col">{t('payments.list.receipt')}</th>
          </tr>
        </thead>
        <tbody>
          {activity.map(({ timestamp, description, amount, paymentId }) => {
            const what = nameOf(description);
            return (
              <tr key={`${timestamp} ${paymentId}`}>
                <td>
                  <time dateTime={timestamp}>{day(timestamp)}</time>
                </td>
                <td>
                  <bdi>{what}</bdi>
                </td>
                <td className="ledger-figure">
                  <bdi>{usd(amount)}</bdi>
                </td>
                <td>
                  <AppLink
                    to={`/receipt/${encodeURIComponent(paymentId)}`}
                    aria-label={t('payments.list.receiptOf', { what, date: day(timestamp) })}
                  >
                    {t('payments.list.receipt')}
                  </AppLink>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
