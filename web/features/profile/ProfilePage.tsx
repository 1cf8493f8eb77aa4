import { useCallback, useEffect, useState } from 'react';
import type { BinnedResume } from '../../../shared/api/resumes.ts';
import { captureFocus } from '../../lib/dom/focus.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { EndedSession } from '../auth/EndedSession.tsx';
import { isSignedIn, useSession } from '../auth/index.ts';
import { toLoadError, loadProfile, type ProfileLoadError, type ProfileData } from './loadProfile.ts';
import { cardSelector } from './cardSelector.ts';
import { notifyError } from './notifyError.ts';
import { ProfileContent, ProfileFailure, withAll } from './ProfileContent.tsx';
import { restoreResume } from './resumeActions.ts';
import { profileCalls } from './calls.ts';

/** The user's dashboard (PRO-01, PRO-03, PRO-09, PRO-10). */
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
  useEffect(() => {
    if (isSignedIn()) load();
  }, [load]);
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
  const restore = async (deleted: BinnedResume): Promise<void> => {
    const hand = captureFocus();
    try {
      const saved = await restoreResume(deleted.id);
      // A copy's record of its base, and a pair's agreements, are restored with the résumé.
      const [copies, pairs] = await Promise.all([
        profileCalls.listCopies().catch(() => []),
        profileCalls.listPairs().catch(() => []),
      ]);
      const others = <T extends { readonly id: string }>(all: readonly T[]) => all.filter(({ id }) => id !== saved.id);
      change((now) => ({
        resumes: [saved, ...others(now.resumes)],
        bin: others(now.bin),
        copies: withAll(now.copies, copies),
        pairs: withAll(now.pairs, pairs),
      }));
    } catch (error) {
      return notifyError(error, t('profile.failed.action'), { repeat: () => restore(deleted) });
    }
    notify({ kind: 'success', about: 'resumes', text: t('profile.undo.done') });
    await hand(cardSelector(deleted.id));
  };

  if (failure !== null)
    return (
      <>
        <EndedSession isEmpty />
        <ProfileFailure failure={failure} onRetry={retry} />
      </>
    );
  if (loaded === null)
    return (
      <div className="profile-loading">
        <EndedSession isEmpty />
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <Spinner />
        <output>{t('profile.loading')}</output>
      </div>
    );
  // The session knows a newer balance after a purchase on this page.
  return (
    <>
      <EndedSession />
      <ProfileContent
        data={{ ...loaded, profile: now ?? loaded.profile }}
        draft={draft}
        onChange={change}
        onRestore={restore}
      />
    </>
  );
}
