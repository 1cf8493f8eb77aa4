import { memo, useEffect, useState } from 'react';
import { formatDate } from '../../../../shared/resume/dates.ts';
import { once } from '../../../lib/async/once.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { dateLeft, isUnread, typedDate, type DateReaders } from './dateText.ts';
import type { TextBinding } from './textBinding.ts';

/** The readers of dates are loaded after the page: they are not needed before a date is typed. */
const loadDates = once(() => import('../../../../shared/dates/parseDate.ts'), { forgetFailure: true });

export interface DateFieldProps {
  readonly binding: TextBinding;
  readonly label: string;
  readonly max: number;
  readonly placeholder: string | undefined;
  readonly disabled?: boolean;
  /** The fault of a date that could be parsed. */
  readonly error?: string | undefined;
  /** Called instead of storing a word that means "until today". */
  readonly onPresent?: (() => void) | undefined;
}

/**
 * A date in any common notation, on a phone's keyboard of digits unless it is in words. The typed text shows on the
 * sheet unchanged except for the `/` after a month; on leaving the field, a date that can be parsed is stored in its
 * canonical form and shown as MM/YYYY, and anything else stays as typed, with a hint.
 */
export const DateField = memo(function DateField({
  binding,
  label,
  max,
  placeholder,
  disabled = false,
  error,
  onPresent,
}: DateFieldProps) {
  const { drafts } = useBuilder();
  const t = useTranslations();
  const value = useResume(binding.get);
  const { direction } = useResumeLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [dates, setDates] = useState<DateReaders>();
  useEffect(() => {
    // Without it a date stays as it was typed, until a page with a connection reads it.
    void loadDates().then(setDates, () => undefined);
  }, []);
  // The typed text is shown while it is what is stored; after an undo the restored text is shown.
  const shown = typed === value ? typed : formatDate(value);
  const isWords = /\p{L}/u.test(shown);
  const unread = typed === null && isUnread(value);

  const write = (text: string) =>
    drafts.edit((resume) => binding.set(resume, text), binding.location, binding.undoGroup);
  const leave = () => {
    setTyped(null);
    const stored = dateLeft(value, onPresent !== undefined, dates);
    if (stored === null) onPresent?.();
    else write(stored);
    drafts.endUndoStep();
  };
  return (
    <TextField
      label={label}
      value={shown}
      placeholder={placeholder}
      hint={unread ? t('builder.date.asWritten') : undefined}
      error={typed === null && !unread ? error : undefined}
      maxLength={max}
      disabled={disabled}
      autoComplete="off"
      enterKeyHint="next"
      inputMode={isWords ? 'text' : 'numeric'}
      dir={isWords ? direction : 'ltr'}
      className="always-ltr"
      data-resume-field={binding.undoGroup}
      onChange={(event) => {
        const text = typedDate(shown, event.target);
        setTyped(text);
        write(text);
      }}
      onBlur={leave}
    />
  );
});
