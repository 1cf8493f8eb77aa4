import type { Activity } from '../../../../shared/account/profile.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Table } from '../../../ui/Table.tsx';
import { useItemName } from '../itemNames.ts';
import { usePriceFormat } from '../usePriceFormat.ts';
import '../../../ui/section.css';
import './plan.css';

/** Every payment with its receipt, newest first; null if there is none. */
export function PaymentsSection({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const { usd } = usePriceFormat();
  const nameOf = useItemName();
  if (activity.length === 0) return null;
  return (
    <section className="profile-part" aria-labelledby="payments-title">
      <h2 id="payments-title">{t('payments.list.title')}</h2>
      <Table
        className="payments-list"
        columns={[
          { title: t('payments.list.date') },
          { title: t('payments.list.what') },
          { title: t('payments.list.amount'), isFigure: true },
          { title: t('payments.list.receipt') },
        ]}
        rows={activity.map(({ timestamp, description, amount, paymentId }) => {
          const what = nameOf(description);
          return {
            key: `${timestamp} ${paymentId}`,
            cells: [
              <time key="date" dateTime={timestamp}>
                {day(timestamp)}
              </time>,
              <bdi key="what">{what}</bdi>,
              <bdi key="amount">{usd(amount)}</bdi>,
              <AppLink
                key="receipt"
                to={`/receipt/${encodeURIComponent(paymentId)}`}
                aria-label={t('payments.list.receiptOf', { what, date: day(timestamp) })}
              >
                {t('payments.list.receipt')}
              </AppLink>,
            ],
          };
        })}
      />
    </section>
  );
}
