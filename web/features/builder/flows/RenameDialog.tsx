import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ResumeNameField } from '../ResumeNameField.tsx';
import { useBuilder } from '../builderContext.ts';

/** The résumé's name; its copy in the cloud gets it with the next save. */
export function RenameDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const [name, setName] = useState(() => drafts.state.name || drafts.state.resume.personalInfo.fullName.trim());
  const [refused, setRefused] = useState(false);
  const actions = (
    <>
      <Button tone="primary" type="submit" form="rename">
        {t('builder.rename.do')}
      </Button>
      <Button onClick={onClose}>{t('builder.cancel')}</Button>
    </>
  );
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      size="small"
      title={t('account.save.title')}
      onClose={onClose}
      actions={actions}
    >
      <form
        id="rename"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return setRefused(true);
          onClose();
          return drafts.rename(name.trim());
        }}
      >
        <ResumeNameField name={name} wasRefused={refused} onChange={setName} />
      </form>
    </Dialog>
  );
}
