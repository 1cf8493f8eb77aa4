import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../layout/AppLink.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Head } from './Head.tsx';
import { HistorySection } from './HistorySection.tsx';
import { failureOf, loadProfile, type LoadFailure, type Loaded } from './load.ts';
import { ResumeGrid } from './ResumeGrid.tsx';
import { Stats } from './Stats.tsx';
import './profile.css';

/** The user's dashboard (specification, chapter 2). */
export default function ProfilePage() {
  const t = useText();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);

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
  if (loaded === null) return <output className="profile-loading"><span className="spinner" aria-hidden="true" /><span>{t('profile.loading')}</span></output>;
  const { profile, resumes, history } = loaded;
  return (
    <div className="profile wide">
      <Head profile={profile} />
      <Stats profile={profile} saved={resumes.length} />
      <section className="profile-part" aria-labelledby="resumes-title">
        <header className="profile-part-head">
          <h2 id="resumes-title">{t('profile.resumes')}</h2>
          <ButtonLink to="/templates" tone="primary" icon="add">{t('profile.create')}</ButtonLink>
        </header>
        <ResumeGrid resumes={resumes} onChange={(next) => setLoaded((now) => now && { ...now, resumes: next(now.resumes) })} />
      </section>
      <HistorySection history={history} />
      <AccountSection />
    </div>
  );
}
