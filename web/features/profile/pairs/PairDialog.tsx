import { useEffect, useMemo, useState } from 'react';
import type { PairSide } from '../../../../shared/api/pairs.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { pairChanges } from '../../../../shared/twin/pairState.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import '../history/history.css';
import { notifyError } from '../notifyError.ts';
import { answerPair, openPair, type OpenPair } from './pairActions.ts';
import { askAbout, withTaken, withWritten, type PairQuestion } from './pairAnswers.ts';
import { QuestionRow } from './QuestionRow.tsx';
import './pairs.css';

/** With it, so that all of a pair is one file to load. */
export { NewTwinDialog } from './NewTwinDialog.tsx';
export { openPair };

export interface PairDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSave: (saved: SavedResume) => void;
  readonly onPair: (sides: readonly PairSide[]) => void;
}

/** What a résumé has not yet of the same one in the other language: each text is translated, written or left. */
export function PairDialog({ id, onClose, onSave, onPair }: PairDialogProps) {
  const t = useTranslations();
  const [pair, setPair] = useState<OpenPair | 'failed'>();
  const [busy, setBusy] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const show = (next: OpenPair) => {
    setPair(next);
    onSave(next.mine);
    onPair(next.sides);
  };
  useEffect(() => {
    let isGone = false;
    openPair(id).then(
      (loaded) => !isGone && show(loaded),
      () => !isGone && setPair('failed'),
    );
    return () => void (isGone = true);
    // oxlint-disable-next-line react/exhaustive-deps -- read once, and again after a conflict
  }, [id, round]);

  const open = typeof pair === 'object' ? pair : undefined;
  const { texts, questions } = useMemo(() => read(open), [open]);
  const answer = async (about: PairQuestion, data: ResumeData, missing: readonly string[] = []) => {
    if (!open) return;
    setBusy(about.change.path);
    await answerPair(open, data, { paths: [about.change.path], open: missing }).then(show, (error: unknown) => {
      notifyError(error, t('profile.failed.action'));
      // Something changed elsewhere: what is there now is shown.
      if (isConflict(error)) setRound((now) => now + 1);
    });
    setBusy(null);
  };

  return (
    <Dialog
      open
      size="large"
      title={t('profile.pair')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('profile.points.close')}</Button>}
    >
      {pair === undefined && (
        <div className="pair-wait">
          <Spinner />
          <output>{t('profile.twin.loading')}</output>
        </div>
      )}
      {pair === 'failed' && (
        <p className="pair-failed" role="alert">
          {t('profile.twin.failed')}
        </p>
      )}
      {open && texts && (
        <section className="pair-parts" aria-labelledby="pair-questions">
          <h3 id="pair-questions">{t('profile.twin.waits', { count: questions.length })}</h3>
          {questions.length > 0 && <p className="profile-muted">{t('profile.twin.waits.hint')}</p>}
          <ol className="pair-questions">
            {questions.map((question, index) => (
              <QuestionRow
                key={`${question.change.path} ${open.sides[0].version}`}
                place={index + 1}
                question={question}
                language={resumeLanguage(open.mine.data)}
                busy={busy === question.change.path}
                disabled={busy !== null}
                onKeep={() => void answer(question, open.mine.data)}
                onWrite={(text) => void answer(question, withWritten(texts, question.change, text))}
                onTake={() => {
                  const { data, open: missing } = withTaken(texts, question.change);
                  void answer(question, data, missing);
                }}
              />
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  );
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

function read(pair: OpenPair | undefined) {
  if (!pair) return { texts: undefined, questions: [] };
  const { mine, other, sides } = pair;
  const texts = { mine: mine.data, other: other.data, common: { mine: sides[0].common, other: sides[1].common } };
  return { texts, questions: askAbout(texts, pairChanges(sides[1].common, other.data, mine.data).asked) };
}
