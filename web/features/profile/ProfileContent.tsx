import { useState } from 'react';
import type { BinnedResume } from '../../../shared/api/resumes.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { PlanSection } from '../payments/profile/PlanSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { ProfileData, ProfileLoadError } from './loadProfile.ts';
import { RecordsDialog } from './RecordsDialog.tsx';
import { ResumeBin } from './ResumeBin.tsx';
import { ResumeGrid } from './ResumeGrid.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileStats } from './ProfileStats.tsx';
import '../../ui/section.css';
import './profile.css';

export interface ProfileContentProps {
  readonly data: ProfileData;
  /** Name of the draft that waits in this browser: '' if it has none, null if there is no draft. */
  readonly draft: string | null;
  readonly onChange: (next: (now: ProfileData) => Partial<ProfileData>) => void;
  readonly onRestore: (deleted: BinnedResume) => Promise<void>;
}

/** Everything of a person that was loaded, part by part (PRO-01, PRO-02, PRO-04, PRO-05, PRO-06, PRO-07, PRO-08). */
export function ProfileContent({ data, draft, onChange, onRestore }: ProfileContentProps) {
  const t = useTranslations();
  const { profile, resumes, bin, copies, pairs, history } = data;
  const [hasRecords, setRecords] = useState(false);
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
          pairs={pairs}
          onCopy={(copy) => onChange((now) => ({ copies: withAll(now.copies, [copy]) }))}
          onPair={(sides) => onChange((now) => ({ pairs: withAll(now.pairs, sides) }))}
          onChange={(next) => onChange((now) => ({ resumes: next(now.resumes) }))}
          onDelete={(deleted) => onChange((now) => ({ bin: [deleted, ...now.bin] }))}
          onUndo={onRestore}
        />
        <ResumeBin
          bin={bin}
          onRestore={onRestore}
          onDiscard={(id) => onChange((now) => ({ bin: now.bin.filter((other) => other.id !== id) }))}
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

/** Nothing could be loaded, with a way to try again (PRO-09, ERR-19). */
export function ProfileFailure({ failure, onRetry }: { failure: ProfileLoadError; onRetry: () => void }) {
  const t = useTranslations();
  return (
    <section className="failed" role="alert">
      <h1>{t('profile.title')}</h1>
      <p>{t(failure === 'setup' ? 'profile.setup' : 'profile.failed.load')}</p>
      <div className="failed-actions">
        <Button tone="primary" onClick={onRetry}>
          {t('profile.retry')}
        </Button>
      </div>
    </section>
  );
}

/** The list with these items in place of their earlier versions. */
export const withAll = <Of extends { readonly id: string }>(all: readonly Of[], newer: readonly Of[]): Of[] => [
  ...newer,
  ...all.filter(({ id }) => !newer.some((known) => known.id === id)),
];
