import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '../../../shared/account/profile.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { usePackName } from '../payments/itemNames.ts';
import { expiredOn, parseImprovedSections, sourceMessage } from './creditHistory.ts';
import type { CreditHistoryResponse } from './loadProfile.ts';
import { CreditGrantsTable } from './CreditGrantsTable.tsx';

interface LedgerRow {
  readonly timestamp: string;
  readonly what: string;
  readonly amount: number | null;
  readonly expired?: string | undefined;
}

/** Credits used and received, as two tables, newest first (PRO-08), and when the rest expires. */
export function CreditHistorySection({
  history,
  lots,
}: {
  history: CreditHistoryResponse | null;
  lots: Profile['creditLots'];
}) {
  const t = useTranslations();
  const intl = useIntl();
  const used = (details: string) => {
    const sections = intl.formatList(
      parseImprovedSections(details).map((section) => t(`profile.section.${section}`)),
      { type: 'unit', style: 'short' },
    );
    return sections === '' ? t('profile.history.ai') : `${t('profile.history.ai')} · ${sections}`;
  };
  const packName = usePackName();
  const [now] = useState(Date.now);
  const received = (source: string) => {
    const name = sourceMessage(source);
    return name === undefined ? (packName(source) ?? source) : t(name);
  };
  const isEmpty = history !== null && history.usage.length + history.transactions.length === 0;
  return (
    <section className="profile-part" aria-labelledby="history-title">
      <h2 id="history-title">{t('profile.history')}</h2>
      {history === null && <p className="profile-muted">{t('profile.history.failed')}</p>}
      <CreditGrantsTable lots={lots} />
      {isEmpty && <p className="profile-muted">{t('profile.history.none')}</p>}
      {history && !isEmpty && (
        <div className="ledgers">
          <Ledger
            caption={t('profile.history.usage')}
            rows={history.usage.map(({ timestamp, details }) => ({ timestamp, what: used(details), amount: null }))}
          />
          <Ledger
            caption={t('profile.history.transactions')}
            rows={history.transactions.map((row) => ({
              timestamp: row.timestamp,
              what: received(row.source),
              amount: row.amount,
              expired: expiredOn(row, now),
            }))}
          />
        </div>
      )}
    </section>
  );
}

function Ledger({ caption, rows }: { caption: string; rows: readonly LedgerRow[] }) {
  const t = useTranslations();
  const { day, moment } = useDateFormat();
  if (rows.length === 0) return null;
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  const columns: TableColumn[] = [
    { title: t('profile.history.date') },
    { title: t('profile.history.what') },
    ...(hasAmounts ? [{ title: t('profile.history.amount'), isFigure: true }] : []),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows.map(({ timestamp, what, amount, expired }) => ({
        key: timestamp + what,
        cells: [
          <time key="date" dateTime={timestamp}>
            {moment(timestamp)}
          </time>,
          <Fragment key="what">
            <bdi>{what}</bdi>
            {expired !== undefined && (
              <span className="ledger-expired">{t('profile.history.expired', { date: day(expired) })}</span>
            )}
          </Fragment>,
          ...(hasAmounts
            ? [
                <bdi key="amount" dir="ltr">
                  {amount !== null && amount > 0 ? `+${amount}` : amount}
                </bdi>,
              ]
            : []),
        ],
      }))}
    />
  );
}
