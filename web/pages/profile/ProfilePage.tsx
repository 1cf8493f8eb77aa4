import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../layout/AppLink.tsx';
import { PaymentsSection } from '../../payments/profile/PaymentsSection.tsx';
import { PlanSection } from '../../payments/profile/PlanSection.tsx';
import { useSession } from '../../session/session.ts';
import { AccountSection } from './AccountSection.tsx';
import { Head } from './Head.tsx';
import { HistorySection } from './HistorySection.tsx';
import { failureOf, loadProfile, type LoadFailure, type Loaded } from './load.ts';
import { ResumeGrid } from './ResumeGrid.tsx';
import { Stats } from './Stats.tsx';
import './profile.css';

/** The user's dashboard (PRO-01 to PRO-10). */
export default function ProfilePage() {
  const t = useText();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const now = useSession((state) => state.profile);

  const load = useCallback(() => void loadProfile().then(setLoaded, (error: unknown) => setFailure(failureOf(error))), []);
  useEffect(load, [load]);
  const retry = () => {
    setFailure(null);
    load();
  };

  if (failure !== null) {
    return (
      <section className="failed" role="alert">
        <h1>{t('profile.title')}</h1>
        <p>{t(failure === 'setup' ? 'profile.setup' : 'profile.failed.load')}</p>
        <div className="failed-actions"><Button tone="primary" onClick={retry}>{t('profile.retry')}</Button></div>
      </section>
    );
  }
  if (loaded === null) return <div className="profile-loading"><h1 className="visually-hidden">{t('profile.title')}</h1><Spinner /><output>{t('profile.loading')}</output></div>;
  const { resumes, history } = loaded;
  // What was bought since stands in the session first.
  const profile = now ?? loaded.profile;
  return (
    <div className="profile wide">
      <Head profile={profile} />
      <Stats profile={profile} saved={resumes.length} />
      <PlanSection profile={profile} />
      <section className="profile-part" aria-labelledby="resumes-title">
        <header className="profile-part-head">
          <h2 id="resumes-title" tabIndex={-1}>{t('profile.resumes')}</h2>
          <ButtonLink to="/templates" tone="primary" icon="add">{t('profile.create')}</ButtonLink>
        </header>
        <ResumeGrid resumes={resumes} onChange={(next) => setLoaded((now) => now && { ...now, resumes: next(now.resumes) })} />
      </section>
      <HistorySection history={history} lots={profile.creditLots} />
      <PaymentsSection activity={profile.recentActivity} />
      <AccountSection />
    </div>
  );
}
