import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/toasts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { isSessionEnd } from '../auth/callAgain.ts';
import { deleteAccount } from './accountActions.ts';
import { AccountDeletionNotes } from './AccountDeletionNotes.tsx';

/** Deleting the account, confirmed by a typed word. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'' | 'busy' | 'failed'>('');
  const word = t('profile.remove.word');
  const confirmed = typed.trim().toLocaleLowerCase() === word;

  const remove = async () => {
    setState('busy');
    try {
      await deleteAccount();
    } catch (error) {
      return setState(isSessionEnd(error) ? '' : 'failed');
    }
    navigate('/', { replace: true });
    return notify({ kind: 'success', text: t('profile.remove.done') });
  };
  const actions = (
    <>
      <Button tone="danger" type="submit" form="remove-account" disabled={!confirmed} busy={state === 'busy'}>
        {t('profile.remove.confirm')}
      </Button>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      closeOnBackdrop={false}
      title={t('profile.remove.title')}
      onClose={onClose}
      actions={actions}
    >
      <form
        id="remove-account"
        className="remove-account"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) void remove();
        }}
      >
        <p>{t('profile.remove.text')}</p>
        <AccountDeletionNotes />
        <TextField
          label={t('profile.remove.type', { word })}
          autoComplete="off"
          data-autofocus=""
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="alert" className="form-error">
          {state === 'failed' ? t('profile.remove.failed') : ''}
        </p>
      </form>
    </Dialog>
  );
}
