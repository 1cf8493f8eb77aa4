import { useState } from 'react';
import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { kindOf } from '../../../../shared/twin/twinFields.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PointChange } from '../history/PointChange.tsx';
import { TranslationNotes } from './TranslationNotes.tsx';
import type { PairQuestion } from './pairAnswers.ts';

export interface QuestionRowProps {
  /** Its place in the list, from 1, which makes the names of an entry's fields unique. */
  readonly place: number;
  readonly question: PairQuestion;
  /** A model's translation of the text. */
  readonly line: TranslatedLine | undefined;
  /** Language of the side that is asked. */
  readonly language: Language;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onWrite: (text: string) => void;
  /** Takes the translation, as the field has it. */
  readonly onTranslated: (text: string) => void;
  /** Leaves the translation, to write it oneself. */
  readonly onLeave: () => void;
}

/** Shows one change of the other language, beside this language's text, with its three answers. */
export function QuestionRow(props: QuestionRowProps) {
  const { place, question, line, language, busy, disabled, onKeep, onTake, onWrite, onTranslated, onLeave } = props;
  const t = useTranslations();
  const { change, kind, text, known } = question;
  const [written, setWritten] = useState(line?.text ?? text);
  const isLong = kindOf(change.path) === 'text';
  const what = [place, change.entry].filter(Boolean).join(', ');
  const labels = { before: t('profile.twin.was'), after: t('profile.twin.is') };
  const here =
    change.isOwn && kind === 'take'
      ? { label: t('profile.twin.here'), text: change.own || t('profile.twin.nothing') }
      : undefined;
  const field = {
    label: t(`profile.twin.write.${language}`),
    value: written,
    lang: language,
    'aria-describedby': undefined,
    maxLength: isLong ? RESUME_LIMITS.description : RESUME_LIMITS.line,
    disabled,
  };
  const buttons = { size: 'small', disabled } as const;
  return (
    <li>
      <dl>
        <PointChange change={change} labels={labels} own={here} />
      </dl>
      {kind === 'write' &&
        (isLong ? (
          <TextAreaField {...field} rows={3} onChange={({ target }) => setWritten(target.value)} />
        ) : (
          <TextField {...field} onChange={({ target }) => setWritten(target.value)} />
        ))}
      {line && <TranslationNotes line={line} />}
      <div className="pair-answers">
        {known !== undefined && (
          <Button {...buttons} tone="primary" busy={busy} of={what} onClick={() => onWrite(known)}>
            {t('profile.twin.translate', { text: known })}
          </Button>
        )}
        {line && (
          <>
            <Button {...buttons} tone="primary" busy={busy} of={what} onClick={() => onTranslated(written)}>
              {t('profile.twin.useTranslation')}
            </Button>
            <Button {...buttons} of={what} onClick={onLeave}>
              {t('profile.twin.leaveTranslation')}
            </Button>
          </>
        )}
        {kind === 'write' && !line && (
          <Button {...buttons} busy={busy} of={what} onClick={() => onWrite(written)}>
            {t('profile.twin.byHand')}
          </Button>
        )}
        {kind === 'take' && (
          <Button {...buttons} tone="primary" busy={busy} of={what} onClick={onTake}>
            {t(`profile.twin.take.${change.kind}`)}
          </Button>
        )}
        <Button {...buttons} tone="quiet" busy={busy} of={what} onClick={onKeep}>
          {t('profile.twin.keep')}
        </Button>
      </div>
    </li>
  );
}
