import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { TextField } from '../../ui/TextField.tsx';

export interface ResumeNameFieldProps {
  readonly name: string;
  /** A form was sent without a name: until there is one, that is said. */
  readonly wasRefused: boolean;
  readonly onChange: (name: string) => void;
}

/** The name of a résumé, selected whole when the field is entered. */
export function ResumeNameField({ name, wasRefused, onChange }: ResumeNameFieldProps) {
  const t = useTranslations();
  return (
    <TextField
      label={t('account.save.name')}
      hint={t('account.save.hint')}
      data-autofocus=""
      value={name}
      maxLength={MAX_RESUME_NAME_LENGTH}
      error={wasRefused && name.trim() === '' ? t('account.save.nameRequired') : undefined}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
    />
  );
}
