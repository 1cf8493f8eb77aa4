import { Fragment, useState } from 'react';
import type { Profile } from '../../../shared/account/profile.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Table } from '../../ui/Table.tsx';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { expiresSoon } from './creditHistory.ts';

/** The remaining credits by expiry date (CRED-02), the next to expire first. */
export function CreditGrantsTable({ lots }: { lots: Profile['creditLots'] }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [now] = useState(Date.now);
  if (lots.length === 0) return null;
  return (
    <Table
      className="lots"
      caption={t('profile.lots')}
      columns={[{ title: t('profile.lots.until') }, { title: t('profile.history.amount'), isFigure: true }]}
      rows={lots.map(({ remaining, expiresAt }, index) => ({
        // Two grants may be equal in every column, so the index is part of the key.
        key: `${expiresAt}${index}`,
        cells: [
          <Fragment key="until">
            <time dateTime={expiresAt}>{day(expiresAt)}</time>
            {expiresSoon(Date.parse(expiresAt), now) && (
              <span className="lot-soon">
                <Icon name="warning" size={16} />
                {t('profile.lots.soon')}
              </span>
            )}
          </Fragment>,
          remaining,
        ],
      }))}
    />
  );
}
