import { useState } from 'react';
import type { JobCopy } from '../../../../shared/api/copies.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { notifyError } from '../notifyError.ts';
import { writeCopy } from './copyActions.ts';

export interface SentFormProps {
  readonly copy: JobCopy;
  readonly onSave: (copy: JobCopy) => void;
}

/** Today as a date field writes it. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A form for where a copy was sent, and when: a line and a day. */
export function SentForm({ copy, onSave }: SentFormProps) {
  const t = useTranslations();
  const [sentTo, setSentTo] = useState(copy.sentTo);
  const [sentOn, setSentOn] = useState(copy.sentOn);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    // A place without a day means today.
    const day = sentTo.trim() !== '' && sentOn === '' && copy.sentTo === '' ? today() : sentOn;
    setBusy(true);
    try {
      onSave(await writeCopy({ ...copy, sentTo, sentOn: day }));
      setSentOn(day);
      notify({ kind: 'success', about: 'resumes', text: t('profile.job.saved') });
    } catch (error) {
      notifyError(error, t('profile.failed.action'));
    }
    setBusy(false);
  };
  return (
    <form
      className="copy-sent-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('profile.job.sentTo')}
        hint={t('profile.job.sentHint')}
        value={sentTo}
        maxLength={RESUME_LIMITS.line}
        onChange={(event) => setSentTo(event.target.value)}
      />
      <TextField
        label={t('profile.job.day')}
        type="date"
        value={sentOn}
        onChange={(event) => setSentOn(event.target.value)}
      />
      <Button type="submit" icon="save" busy={isBusy}>
        {t('profile.job.save')}
      </Button>
    </form>
  );
}
