import { useState } from 'react';
import { MAX_RESUME_NAME_LENGTH } from '../../../../shared/resume/limits.ts';
import type { ResumePoint } from '../../../../shared/resume/resumePoints.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { notifyError } from '../notifyError.ts';
import { profileCalls } from '../calls.ts';

export interface KeepPointFormProps {
  readonly id: string;
  readonly onKeep: (kept: ResumePoint) => void;
}

/** Keeps the résumé as it is saved now, under a name. */
export function KeepPointForm({ id, onKeep }: KeepPointFormProps) {
  const t = useTranslations();
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    if (name.trim() === '') return setRefused(true);
    setBusy(true);
    try {
      onKeep(await profileCalls.keepPoint({ id }, { name: name.trim() }));
      setName('');
      setRefused(false);
    } catch (error) {
      notifyError(error, t('profile.failed.action'));
    }
    return setBusy(false);
  };
  return (
    <form
      className="history-keep"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        label={t('profile.points.keep')}
        value={name}
        maxLength={MAX_RESUME_NAME_LENGTH}
        error={isRefused && name.trim() === '' ? t('profile.points.keep.nameRequired') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" icon="save" busy={isBusy}>
        {t('profile.points.keep.save')}
      </Button>
    </form>
  );
}
