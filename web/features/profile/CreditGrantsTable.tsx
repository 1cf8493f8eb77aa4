import { useState } from 'react';
import type { Profile } from '../../../shared/account/profile.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { expiresSoon } from './creditHistory.ts';
import '../../ui/table.css';

/** The credits that are left by the day they expire (CRED-02), the next ones first. */
export function CreditGrantsTable({ lots }: { lots: Profile['creditLots'] }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [now] = useState(Date.now);
  if (lots.length === 0) return null;
  return (
    <table className="ledger lots">
      <caption>{t('profile.lots')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('profile.lots.until')}</th>
          <th scope="col" className="ledger-figure">
            {t('profile.history.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.map(({ remaining, expiresAt }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lots may be alike in all that is told of them
          <tr key={`${expiresAt}${at}`}>
            <td>
              <time dateTime={expiresAt}>{day(expiresAt)}</time>
              {expiresSoon(Date.parse(expiresAt), now) && (
                <span className="lot-soon">
                  <Icon name="warning" size={16} />
                  {t('profile.lots.soon')}
                </span>
              )}
            </td>
            <td className="ledger-figure">{remaining}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
