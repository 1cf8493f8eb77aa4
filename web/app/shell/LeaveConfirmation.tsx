import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigationGuards } from '../../lib/routing/location.ts';

/** The question about unsaved changes, when a navigation is waiting for its answer. */
export function LeaveConfirmation() {
  const question = useSyncExternalStore(
    navigationGuards.subscribe,
    navigationGuards.question,
    navigationGuards.question,
  );
  const t = useTranslations();
  return (
    <ConfirmDialog
      open={question !== null}
      title={t('shell.leave.title')}
      confirm={t('shell.leave.leave')}
      cancel={t('shell.leave.stay')}
      onConfirm={() => question?.leave()}
      onCancel={() => question?.stay()}
    >
      {question?.text}
    </ConfirmDialog>
  );
}
