import type { JobCopy } from '../../../../shared/api/copies.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { compareResumes } from '../../../../shared/resume/compareResumes.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PointChange } from '../history/PointChange.tsx';
import '../history/history.css';
import { BaseChanges } from './BaseChanges.tsx';
import { SentForm } from './SentForm.tsx';
import { useCopy } from './useCopy.ts';
import './copies.css';

export interface CopyDialogProps {
  readonly copy: JobCopy;
  readonly onClose: () => void;
  readonly onCopy: (copy: JobCopy) => void;
  readonly onSave: (saved: SavedResume) => void;
}

/** A copy for a job: where it was sent, what its base changed since, what differs, and the advertisement. */
export function CopyDialog({ copy, ...handlers }: CopyDialogProps) {
  const [open, change] = useCopy(copy.id, copy.of);
  return <CopyView job={copy.job} open={open} change={change} {...handlers} />;
}

export interface CopyViewProps extends Omit<CopyDialogProps, 'copy'> {
  readonly job: string;
  readonly open: ReturnType<typeof useCopy>[0];
  readonly change: ReturnType<typeof useCopy>[1];
}

/** The dialog of what was loaded. */
export function CopyView({ job, open, change, onClose, onCopy, onSave }: CopyViewProps) {
  const t = useTranslations();
  const labels = { before: t('profile.job.inBase'), after: t('profile.job.inCopy') };
  const actions = <Button onClick={onClose}>{t('profile.points.close')}</Button>;
  return (
    <Dialog open size="large" title={t('profile.job.title')} onClose={onClose} actions={actions}>
      {open === 'loading' && (
        <div className="history-wait">
          <Spinner />
          <output>{t('profile.job.loading')}</output>
        </div>
      )}
      {open === 'failed' && (
        <p className="copy-failed" role="alert">
          {t('profile.job.failed')}
        </p>
      )}
      {typeof open !== 'string' && (
        <div className="copy-parts">
          <p className="copy-title" dir="auto">
            {job}
          </p>
          <SentForm
            copy={open.copy}
            onSave={(copy) => {
              change({ copy: { ...open.copy, ...copy } });
              onCopy(copy);
            }}
          />
          {open.base && (
            <BaseChanges
              copy={open.copy}
              mine={open.mine}
              base={open.base}
              onTake={(mine) => {
                change({ mine });
                onSave(mine);
              }}
              onCount={(copy, baseThen) => {
                change({ copy: { ...open.copy, ...copy, baseThen } });
                onCopy(copy);
              }}
            />
          )}
          {open.base && (
            <section aria-labelledby="copy-differs">
              <h3 id="copy-differs">
                {t('profile.job.differs', { count: compareResumes(open.base.data, open.mine.data).length })}
              </h3>
              <dl className="history-changes">
                {compareResumes(open.base.data, open.mine.data).map((difference, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the list is computed as a whole
                  <PointChange key={index} change={difference} labels={labels} />
                ))}
              </dl>
            </section>
          )}
          <section aria-labelledby="copy-advert-title">
            <h3 id="copy-advert-title">{t('profile.copy.advert')}</h3>
            <p className="copy-advert" dir="auto">
              {open.copy.advert}
            </p>
          </section>
        </div>
      )}
    </Dialog>
  );
}
