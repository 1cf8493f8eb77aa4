import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { saveProfile, sessionStore } from '../../auth/index.ts';
import { isSessionEnd } from '../../auth/callAgain.ts';
import { pressed } from '../../auth/pressed.ts';
import { refreshProfile } from '../../auth/profile.ts';

const calls = pressed({ cancelSubscription: api.cancelSubscription });

/**
 * The second of the two clicks that cancel a subscription (PREM-03). `date`: premium lasts until then; undefined if
 * it is suspended already.
 */
export function CancelSubscriptionDialog({ date, onClose }: { date: string | undefined; onClose: () => void }) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  const cancel = async () => {
    setBusy(true);
    setFailed('');
    try {
      const { paidThrough } = await calls.cancelSubscription();
      const { profile } = sessionStore.getState();
      if (profile && paidThrough !== undefined)
        saveProfile({
          ...profile,
          subscription: { status: date === undefined ? 'expired' : 'cancelled', paidThrough },
        });
      refreshProfile().catch(() => undefined);
      onClose();
      notify({
        kind: 'success',
        text:
          date === undefined || paidThrough === undefined
            ? t('payments.stop.done.unpaid')
            : t('payments.stop.done', { date: day(paidThrough) }),
      });
    } catch (error) {
      setBusy(false);
      if (isSessionEnd(error)) return;
      setFailed(
        (error instanceof ApiError && error.code !== 'payment_failed_support' ? error.text : undefined) ??
          t('payments.stop.failed'),
      );
    }
  };
  const actions = (
    <>
      <Button tone="danger" busy={busy} onClick={() => void cancel()}>
        {t('payments.stop.confirm')}
      </Button>
      <Button data-autofocus="" disabled={busy} onClick={onClose}>
        {t(date === undefined ? 'payments.stop.keep.unpaid' : 'payments.stop.keep')}
      </Button>
    </>
  );
  return (
    <Dialog open size="small" role="alertdialog" title={t('payments.stop.title')} onClose={onClose} actions={actions}>
      <p>{date === undefined ? t('payments.stop.text.unpaid') : t('payments.stop.text', { date })}</p>
      <p role="alert" className="plan-failed">
        {failed}
      </p>
    </Dialog>
  );
}
