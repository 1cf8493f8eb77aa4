import { useState } from 'react';
import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

export interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another name of a saved résumé; a blank one is refused. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const t = useTranslations();
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState(false);
  const submit = () => {
    if (text.trim() === '') setRefused(true);
    else onRename(text.trim());
  };
  const actions = (
    <>
      <Button tone="primary" type="submit" form="rename">
        {t('profile.rename.save')}
      </Button>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
    </>
  );
  return (
    <Dialog open size="small" closeOnBackdrop={false} title={t('profile.rename')} onClose={onClose} actions={actions}>
      <form
        id="rename"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('profile.rename.title')}
          data-autofocus=""
          value={text}
          maxLength={MAX_RESUME_NAME_LENGTH}
          error={refused && text.trim() === '' ? t('account.save.nameRequired') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
