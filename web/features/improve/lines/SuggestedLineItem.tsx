import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../../drafts/index.ts';
import { ImproveProblem } from '../ImproveProblem.tsx';
import { LineQuestions } from './LineQuestions.tsx';
import type { LineReview, ReviewedLine } from './lineReview.ts';
import { LineTexts } from './LineTexts.tsx';

interface SuggestedLineItemProps {
  readonly line: ReviewedLine;
  readonly review: LineReview;
  readonly isPaying: boolean;
  /** After lines were taken. */
  readonly onTaken: () => void;
  readonly onBuy: () => void;
  readonly onSignIn: () => void;
}

/** One suggestion for a line: both wordings, what is asked about it, and what can be done with it. */
export function SuggestedLineItem({ line, review, isPaying, onTaken, onBuy, onSignIn }: SuggestedLineItemProps) {
  const t = useTranslations();
  const id = useId();
  const { direction } = useResumeLanguage();
  const [isEditing, setEditing] = useState(false);
  const { key, status, proposal, state, own: ownLines, order } = line;
  const run = async (taking: Promise<number>) => {
    if ((await taking) > 0) onTaken();
  };
  if (status === 'taken' || status === 'left')
    return (
      <li className="line" data-status={status}>
        <Icon name={status === 'taken' ? 'check' : 'close'} size={16} />
        <p id={id}>
          <span className="line-side">{t(`ai.lines.${status}`)}</span>{' '}
          <OwnLine
            text={status === 'taken' ? (state.takenAs ?? proposal.lines).join(' ') : ownLines.join(' ')}
            base={direction}
          />
        </p>
        {!order && (
          <Button
            size="small"
            tone="quiet"
            aria-describedby={id}
            onClick={() => (status === 'taken' ? review.undo(key) : review.leave(key, false))}
          >
            {t(status === 'taken' ? 'ai.lines.undo' : 'ai.lines.again')}
          </Button>
        )}
      </li>
    );
  return (
    <li className="line" data-status={status} data-asked={!line.canTake}>
      <LineTexts line={line} id={id} />
      {status === 'gone' && <p className="line-remark">{t('ai.lines.gone')}</p>}
      {proposal.lost.length > 0 && (
        <p className="line-remark">{t('ai.review.lost', { facts: proposal.lost.join(' · ') })}</p>
      )}
      {line.isTooLong && <p className="line-remark">{t('ai.review.tooMuch')}</p>}
      {status === 'open' && (
        <>
          <LineQuestions line={line} review={review} />
          {isEditing ? (
            <LineEditor
              text={proposal.lines.join('\n')}
              onTake={(text) => {
                setEditing(false);
                void run(review.takeAs(key, text));
              }}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <div className="line-actions">
              <Button
                size="small"
                tone="primary"
                disabled={!line.canTake}
                busy={isPaying}
                aria-describedby={id}
                onClick={() => void run(review.take([key]))}
              >
                {t('ai.review.take')}
              </Button>
              <Button size="small" aria-describedby={id} onClick={() => review.leave(key, true)}>
                {t('ai.review.leave')}
              </Button>
              {!order && proposal.lines.length > 0 && (
                <Button size="small" tone="quiet" icon="edit" aria-describedby={id} onClick={() => setEditing(true)}>
                  {t('ai.lines.edit')}
                </Button>
              )}
              {ownLines.length > 0 && (
                <Button
                  size="small"
                  tone="quiet"
                  busy={state.isAsking}
                  aria-describedby={id}
                  onClick={() => void review.another(key)}
                >
                  {t(state.isAsking ? 'ai.lines.asking' : 'ai.text.anotherFree')}
                </Button>
              )}
              {state.shown > 0 && (
                <Button size="small" tone="quiet" onClick={() => review.show(key, state.shown - 1)}>
                  {t('ai.text.back')}
                </Button>
              )}
              {state.shown < state.wordings.length && (
                <Button size="small" tone="quiet" onClick={() => review.show(key, state.shown + 1)}>
                  {t('ai.lines.next')}
                </Button>
              )}
            </div>
          )}
          {state.hasNoOther && <output className="quiet">{t('ai.lines.noOther')}</output>}
          {state.error && <ImproveProblem problem={state.error} onBuy={onBuy} onSignIn={onSignIn} />}
        </>
      )}
    </li>
  );
}

interface LineEditorProps {
  readonly text: string;
  readonly onTake: (text: string) => void;
  readonly onCancel: () => void;
}

/** The suggestion, to be written as the person wants it. */
function LineEditor({ text, onTake, onCancel }: LineEditorProps) {
  const t = useTranslations();
  const [written, setWritten] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="line-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') onTake(written);
      }}
    >
      <TextAreaField
        ref={field}
        label={t('ai.lines.editLabel')}
        rows={3}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="row">
        <Button size="small" tone="primary" type="submit" disabled={written.trim() === ''}>
          {t('ai.lines.editTake')}
        </Button>
        <Button size="small" tone="quiet" type="button" onClick={onCancel}>
          {t('ai.text.numberLeave')}
        </Button>
      </div>
    </form>
  );
}
