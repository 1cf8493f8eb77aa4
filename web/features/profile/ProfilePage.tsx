import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { PaymentsSection } from '../payments/profile/PaymentsSection.tsx';
import { PlanSection } from '../payments/profile/PlanSection.tsx';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useSession } from '../auth/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { CreditHistorySection } from './CreditHistorySection.tsx';
import { toLoadError, loadProfile, type ProfileLoadError, type ProfileData } from './loadProfile.ts';
import { ResumeGrid } from './ResumeGrid.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileStats } from './ProfileStats.tsx';
import '../../ui/section.css';
import './profile.css';

/** The user's dashboard (PRO-01 to PRO-10). */
export default function ProfilePage() {
  const t = useTranslations();
  const [loaded, setLoaded] = useState<ProfileData | null>(null);
  const [failure, setFailure] = useState<ProfileLoadError | null>(null);
  const draft = useKeptDraft();
  const now = useSession((state) => state.profile);

  const load = useCallback(
    () => void loadProfile().then(setLoaded, (error: unknown) => setFailure(toLoadError(error))),
    [],
  );
  useEffect(load, [load]);
  // Bought or used since: the history and the receipts have a new line.
  const balance = now?.aiCredits;
  const shown = loaded?.profile.aiCredits;
  useEffect(() => {
    if (balance !== undefined && shown !== undefined && balance !== shown)
      loadProfile().then(setLoaded, () => undefined);
  }, [balance, shown]);
  const retry = () => {
    setFailure(null);
    load();
  };

  if (failure !== null) {
    return (
      <section className="failed" role="alert">
        <h1>{t('profile.title')}</h1>
        <p>{t(failure === 'setup' ? 'profile.setup' : 'profile.failed.load')}</p>
        <div className="failed-actions">
          <Button tone="primary" onClick={retry}>
            {t('profile.retry')}
          </Button>
        </div>
      </section>
    );
  }
  if (loaded === null)
    return (
      <div className="profile-loading">
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <Spinner />
        <output>{t('profile.loading')}</output>
      </div>
    );
  const { resumes, history } = loaded;
  // The session knows a newer balance after a purchase on this page.
  const profile = now ?? loaded.profile;
  return (
    <div className="profile wide">
      <ProfileHeader profile={profile} />
      <section className="profile-part" aria-labelledby="resumes-title">
        <header className="profile-part-head">
          <h2 id="resumes-title" tabIndex={-1}>
            {t('profile.resumes')}
          </h2>
          {draft !== null && (
            <ButtonLink to="/builder" tone="primary" className="profile-continue">
              {draft === '' ? t('shell.continue') : t('shell.continueWith', { name: draft })}
            </ButtonLink>
          )}
          <ButtonLink to="/templates?new=true" tone={draft === null ? 'primary' : 'plain'} icon="add">
            {t('profile.create')}
          </ButtonLink>
        </header>
        <ResumeGrid
          resumes={resumes}
          onChange={(next) => setLoaded((now) => now && { ...now, resumes: next(now.resumes) })}
        />
      </section>
      <ProfileStats profile={profile} saved={resumes.length} />
      <PlanSection profile={profile} />
      <CreditHistorySection history={history} lots={profile.creditLots} />
      <PaymentsSection activity={profile.recentActivity} />
      <AccountSection />
    </div>
  );
}
