import { useEffect, useState } from 'react';
import { LEGAL_FACTS } from '../../../shared/site/legal.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useSession } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';
import { accountDeletionFacts } from './accountDeletionNotes.ts';

/** Says what happens to unused credits and to premium when the account is deleted, with freshly read figures. */
export function AccountDeletionNotes() {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [now] = useState(Date.now);
  const profile = useSession(({ profile }) => profile);
  useEffect(() => {
    // If reading fails, the figures of the page are shown.
    refreshProfile().catch(() => undefined);
  }, []);
  if (!profile) return null;
  const { credits, premium, withdrawable } = accountDeletionFacts(profile, now);
  if (credits === undefined && !premium && !withdrawable) return null;
  return (
    <ul className="leaving">
      {credits !== undefined && <li>{t('profile.leaving.credits', { count: credits })}</li>}
      {premium && (
        <li>
          {premium.until === undefined
            ? t('profile.leaving.unpaid')
            : t(`profile.leaving.${premium.kind}`, { date: day(premium.until) })}
        </li>
      )}
      {withdrawable && (
        <li>
          {t('profile.leaving.withdraw', { days: LEGAL_FACTS.cancellation.days })}{' '}
          <AppLink to="/contact">{t('profile.leaving.contact')}</AppLink>
        </li>
      )}
    </ul>
  );
}
