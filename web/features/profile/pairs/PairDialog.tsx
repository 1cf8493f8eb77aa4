import { useEffect, useMemo, useState } from 'react';
import type { Gender } from '../../../../shared/improve/guard/grammar.ts';
import type { PairSide } from '../../../../shared/api/pairs.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { asksGender } from '../../../../shared/twin/makeTwin.ts';
import { pairChanges, pathsOf } from '../../../../shared/twin/pairState.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import '../history/history.css';
import { notifyError } from '../notifyError.ts';
import { answerPair, openPair, type OpenPair } from './pairActions.ts';
import {
  askAbout,
  cleanQuestions,
  isOpen,
  wishOf,
  withAll,
  withTaken,
  withWritten,
  type PairQuestion,
} from './pairAnswers.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { TranslationBar } from './TranslationBar.tsx';
import { useTranslation } from './useTranslation.ts';
import './pairs.css';

/** With it, so that all of a pair is one file to load. */
export { NewTwinDialog } from './NewTwinDialog.tsx';

export interface PairDialogProps {
  readonly id: string;
  /** It was made with the wish for a translation: that is asked for at once. */
  readonly translate?: { readonly gender?: Gender | undefined } | undefined;
  readonly onClose: () => void;
  readonly onSave: (saved: SavedResume) => void;
  readonly onPair: (sides: readonly PairSide[]) => void;
}

/**
 * Lists the texts that a résumé lacks compared with its twin in the other language: each is translated, written or
 * left.
 */
export function PairDialog({ id, translate, onClose, onSave, onPair }: PairDialogProps) {
  const [pair, setPair] = useState<OpenPair | 'failed'>();
  const [round, setRound] = useState(0);
  const translation = useTranslation();
  const show = (next: OpenPair) => {
    setPair(next);
    onSave(next.mine);
    onPair(next.sides);
  };
  const begin = (loaded: OpenPair) => {
    show(loaded);
    if (translate) void translation.ask(loaded, askedPaths(read(loaded).questions.filter(isOpen)), translate.gender);
  };
  useEffect(() => {
    let isGone = false;
    openPair(id).then(
      (loaded) => !isGone && begin(loaded),
      () => !isGone && setPair('failed'),
    );
    return () => void (isGone = true);
    // oxlint-disable-next-line react/exhaustive-deps -- read once, and again after a conflict
  }, [id, round]);
  const readAgain = () => setRound((now) => now + 1);
  return <PairView {...{ pair, translation, onClose }} onShow={show} onConflict={readAgain} />;
}

export interface PairViewProps {
  /** Undefined while it is loaded. */
  readonly pair: OpenPair | 'failed' | undefined;
  readonly translation: ReturnType<typeof useTranslation>;
  readonly onShow: (pair: OpenPair) => void;
  /** Something changed elsewhere. */
  readonly onConflict: () => void;
  readonly onClose: () => void;
}

/** The dialog of what was loaded. */
export function PairView({ pair, translation, onShow, onConflict, onClose }: PairViewProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState<string | null>(null);
  const open = typeof pair === 'object' ? pair : undefined;
  const { texts, questions } = useMemo(() => read(open), [open]);
  const answer = async (about: readonly PairQuestion[], data: ResumeData, missing: readonly string[] = []) => {
    if (!open) return;
    await answerPair(open, data, { paths: about.flatMap(({ change }) => pathsOf(change)), open: missing }).then(
      onShow,
      (error: unknown) => {
        notifyError(error, t('profile.failed.action'));
        // Shows the current state.
        if (isConflict(error)) onConflict();
      },
    );
  };
  /** Nothing else is answered while one is. */
  const during = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  const answerOne = (about: PairQuestion, data: ResumeData, missing?: readonly string[]) =>
    void during(about.change.path, () => answer([about], data, missing));
  /** The first line that is taken pays; where that fails nothing is saved. */
  const translated = (about: readonly PairQuestion[], said: (question: PairQuestion) => string) =>
    void during(about[1] ? ALL : (about[0]?.change.path ?? ALL), async () => {
      if (texts && (await translation.pay())) await answer(about, withAll(texts, about, said));
    });
  const made = translation.linesOf(open?.other.version ?? 0);
  const lines = new Map([...made].filter(([path]) => !translation.left.includes(path)));
  const clean = cleanQuestions(questions, lines);
  const unsaid = questions.filter((question) => isOpen(question) && !made.has(question.change.path));
  const wish = texts && wishOf(texts);

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
          <TranslationBar
            translation={translation}
            open={unsaid.length}
            clean={clean.length}
            asksGender={wish !== undefined && wish.gender === undefined && asksGender(wish.to)}
            busy={busy !== null}
            onAsk={(gender) => void translation.ask(open, askedPaths(unsaid), gender)}
            onTakeAll={() => translated(clean, ({ change }) => lines.get(change.path)?.text ?? '')}
          />
          <ol className="pair-questions">
            {questions.map((question, index) => (
              <QuestionRow
                key={`${question.change.path} ${open.sides[0].version} ${lines.get(question.change.path)?.text}`}
                place={index + 1}
                question={question}
                line={lines.get(question.change.path)}
                language={resumeLanguage(open.mine.data)}
                busy={busy === question.change.path}
                disabled={busy !== null}
                onKeep={() => answerOne(question, open.mine.data)}
                onWrite={(text) => answerOne(question, withWritten(texts, question.change, text))}
                onTranslated={(text) => translated([question], () => text)}
                onLeave={() => translation.leave(question.change.path)}
                onTake={() => {
                  const { data, open: missing } = withTaken(texts, question.change);
                  answerOne(question, data, missing);
                }}
              />
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  );
}

const ALL = 'all';
const askedPaths = (questions: readonly PairQuestion[]) => questions.map(({ change }) => change.path);
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

function read(pair: OpenPair | undefined) {
  if (!pair) return { texts: undefined, questions: [] };
  const { mine, other, sides } = pair;
  const texts = { mine: mine.data, other: other.data, common: { mine: sides[0].common, other: sides[1].common } };
  return { texts, questions: askAbout(texts, pairChanges(sides[1].common, other.data, mine.data).questions) };
}
