import { useState } from 'react';
import type { ResumeSummary, SavedResume } from '../../../../shared/api/resumes.ts';
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
  const t = useTranslations();
  const [history, change] = useHistory(id);
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const isLoaded = typeof history !== 'string';
  const version = chosen ?? (isLoaded ? history.points[0]?.version : undefined);
  const point = usePoint(id, version);

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
            <KeepPointForm
              id={id}
              onKeep={(kept) =>
                change((now) => ({
                  ...now,
                  points: [kept, ...now.points.filter((other) => other.version !== kept.version)],
                }))
              }
            />
            <PointList points={history.points} chosen={version} onChoose={setChosen} />
          </div>
          {point !== undefined && <PointView point={point} now={history.now} />}
        </div>
      )}
    </Dialog>
  );
}
