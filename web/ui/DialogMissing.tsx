import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { notify } from './toasts.ts';

/** In the place of a dialog that was asked for and did not come: a toast says so, and the request is over. */
export function DialogMissing({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const tell = useEffectEvent(() => {
    notify({ kind: 'error', text: t('shell.part') });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
