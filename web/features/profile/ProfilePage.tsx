import { useCallback, useEffect, useState } from 'react';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { BinnedResume } from '../../../shared/api/resumes.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { captureFocus } from '../../lib/dom/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { PlanSection } from '../payments/profile/PlanSection.tsx';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useSession } from '../auth/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { toLoadError, loadProfile, type ProfileLoadError, type ProfileData } from './loadProfile.ts';
import { RecordsDialog } from './RecordsDialog.tsx';
import { ResumeBin } from './ResumeBin.tsx';
import { cardSelector } from './cardSelector.ts';
import { notifyError } from './notifyError.ts';
import { ResumeGrid } from './ResumeGrid.tsx';
import { restoreResume } from './resumeActions.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileStats } from './ProfileStats.tsx';
import '../../ui/section.css';
import './profile.css';

/** The user's dashboard (PRO-01 to PRO-10). */
export default function ProfilePage() {
  const t = useTranslations();
  const [loaded, setLoaded] = useState<ProfileData | null>(null);
  const [hasRecords, setRecords] = useState(false);
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

  const change = (next: (now: ProfileData) => Partial<ProfileData>) =>
    setLoaded((now) => now && { ...now, ...next(now) });
  const restore = async (deleted: BinnedResume) => {
    const hand = captureFocus();
    try {
      const saved = await restoreResume(deleted.id);
      // Of a copy what it was made from comes out of the bin with it.
      const copies = await profileApi.listCopies().catch(() => []);
      const others = <T extends { readonly id: string }>(all: readonly T[]) => all.filter(({ id }) => id !== saved.id);
      change((now) => ({
        resumes: [saved, ...others(now.resumes)],
        bin: others(now.bin),
        copies: withAll(now.copies, copies),
      }));
    } catch (error) {
      return notifyError(error, t('profile.failed.action'));
    }
    notify({ kind: 'success', about: 'resumes', text: t('profile.undo.done') });
    await hand(cardSelector(deleted.id));
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
  const { resumes, bin, copies, history } = loaded;
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
          copies={copies}
          onCopy={(copy) => change((now) => ({ copies: withAll(now.copies, [copy]) }))}
          onChange={(next) => change((now) => ({ resumes: next(now.resumes) }))}
          onDelete={(deleted) => change((now) => ({ bin: [deleted, ...now.bin] }))}
          onUndo={restore}
        />
        <ResumeBin
          bin={bin}
          onRestore={restore}
          onDiscard={(id) => change((now) => ({ bin: now.bin.filter((other) => other.id !== id) }))}
        />
      </section>
      <div className="plan-card">
        <PlanSection profile={profile} />
        <ProfileStats profile={profile} saved={resumes.length} />
        <Button tone="quiet" size="small" icon="sheet" onClick={() => setRecords(true)}>
          {t('profile.records')}
        </Button>
        {hasRecords && <RecordsDialog profile={profile} history={history} onClose={() => setRecords(false)} />}
      </div>
      <AccountSection />
    </div>
  );
}

/** A list with these, each in the place of what it was. */
const withAll = (all: readonly JobCopy[], newer: readonly JobCopy[]): JobCopy[] => [
  ...newer,
  ...all.filter(({ id }) => !newer.some((one) => one.id === id)),
];
