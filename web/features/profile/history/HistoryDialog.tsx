import { useState } from 'react';
import type { ResumeSummary, SavedResume } from '../../../../shared/api/resumes.ts';
import type { ResumePoint } from '../../../../shared/resume/resumePoints.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { notifyError } from '../notifyError.ts';
import { saveOver } from '../resumeActions.ts';
import { KeepPointForm } from './KeepPointForm.tsx';
import { PointList } from './PointList.tsx';
import { PointView } from './PointView.tsx';
import { useHistory, usePoint } from './usePoints.ts';
import './history.css';

export interface HistoryDialogProps {
  readonly resume: ResumeSummary;
  readonly onClose: () => void;
  readonly onRestore: (saved: SavedResume) => void;
}

/** Earlier states of a saved résumé: what each differs in, how it looked, and the way back to it. */
export function HistoryDialog({ resume: { id }, onClose, onRestore }: HistoryDialogProps) {
  const [history, change] = useHistory(id);
  const [chosen, setChosen] = useState<number>();
  const version = chosen ?? (typeof history === 'string' ? undefined : history.points[0]?.version);
  const point = usePoint(id, version);
  const keep = (kept: ResumePoint) =>
    change((now) => ({ ...now, points: [kept, ...now.points.filter((other) => other.version !== kept.version)] }));
  return <HistoryView {...{ id, history, version, point, onClose, onRestore }} onChoose={setChosen} onKeep={keep} />;
}

export interface HistoryViewProps extends Omit<HistoryDialogProps, 'resume'> {
  readonly id: string;
  readonly history: ReturnType<typeof useHistory>[0];
  /** Version of the point that is shown. */
  readonly version: number | undefined;
  readonly point: ReturnType<typeof usePoint>;
  readonly onChoose: (version: number) => void;
  readonly onKeep: (kept: ResumePoint) => void;
}

/** The dialog of what was loaded. */
export function HistoryView(props: HistoryViewProps) {
  const { id, history, version, point, onChoose, onKeep, onClose, onRestore } = props;
  const t = useTranslations();
  const [isBusy, setBusy] = useState(false);
  const isLoaded = typeof history !== 'string';

  const restore = async () => {
    if (!isLoaded || point === undefined || typeof point === 'string') return;
    setBusy(true);
    try {
      onRestore(await saveOver(history.now, point.data, 'restore'));
    } catch (error) {
      setBusy(false);
      notifyError(error, t('profile.failed.action'));
    }
  };
  const actions = (
    <>
      {version !== undefined && (
        <Button tone="primary" busy={isBusy || typeof point === 'string'} onClick={() => void restore()}>
          {t('profile.points.restore')}
        </Button>
      )}
      <Button onClick={onClose}>{t('profile.points.close')}</Button>
    </>
  );
  return (
    <Dialog open size="large" title={t('profile.points.title')} onClose={onClose} actions={actions}>
      {history === 'loading' && (
        <div className="history-wait">
          <Spinner />
          <output>{t('profile.points.loading')}</output>
        </div>
      )}
      {history === 'failed' && <p role="alert">{t('profile.points.failed')}</p>}
      {isLoaded && (
        <div className="history">
          <div className="history-side">
            <KeepPointForm id={id} onKeep={onKeep} />
            <PointList points={history.points} chosen={version} onChoose={onChoose} />
          </div>
          {point !== undefined && <PointView point={point} now={history.now} />}
        </div>
      )}
    </Dialog>
  );
}
