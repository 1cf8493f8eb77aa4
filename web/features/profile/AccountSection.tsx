import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { exportAccountData } from './accountActions.ts';
import { notifyError } from './notifyError.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Account actions: export the person's data, and delete the account. */
export function AccountSection() {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      if (await exportAccountData(t)) notify({ kind: 'success', about: 'data', text: t('profile.export.done') });
    } catch (error) {
      notifyError(error, t('profile.failed.action'), { about: 'data', repeat: take });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="profile-part" aria-labelledby="account-title">
      <h2 id="account-title">{t('profile.account')}</h2>
      <div className="account-rows">
        <div>
          <Button icon="download" busy={busy} onClick={() => void take()}>
            {t('profile.export')}
          </Button>
          <p className="profile-muted">{t('profile.export.hint')}</p>
        </div>
        <Button tone="danger" icon="delete" onClick={() => setDeleting(true)}>
          {t('profile.remove')}
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}
