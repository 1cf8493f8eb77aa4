import type { Profile } from '../../../shared/account/profile.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

/** Credits, number of résumés and its limit, and the plan, as figures (PRO-02). `saved` is the length of the list. */
export function ProfileStats({ profile, saved }: { profile: Profile; saved: number }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const { aiCredits, maxStorageSlots, isPremium, creditLots } = profile;
  const [next] = creditLots;
  const limit = isPremium ? null : maxStorageSlots;
  return (
    <dl className="stats">
      <div>
        <dt>{t('profile.stat.credits')}</dt>
        <dd>{aiCredits}</dd>
        {next && (
          <dd className="stat-note">
            {t('profile.stat.expires', { credits: next.remaining, date: day(next.expiresAt) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('profile.stat.resumes')}</dt>
        <dd>{limit === null ? saved : t('profile.stat.ofLimit', { count: saved, limit })}</dd>
        {limit === null && <dd className="stat-note">{t('profile.stat.unlimited')}</dd>}
      </div>
      <div>
        <dt>{t('profile.stat.plan')}</dt>
        <dd>
          {isPremium ? <span className="premium-badge">{t('profile.stat.premium')}</span> : t('profile.stat.free')}
        </dd>
      </div>
    </dl>
  );
}
