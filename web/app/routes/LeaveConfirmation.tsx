import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigationGuards } from '../../lib/routing/location.ts';

/** The question about unsaved changes, while a navigation waits for the answer: the builder alone ever asks it. */
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
      closeOnBack={false}
      title={t('builder.leave.title')}
      confirm={t('builder.leave.leave')}
      cancel={t('builder.leave.stay')}
      onConfirm={() => question?.leave()}
      onCancel={() => question?.stay()}
    >
      {question?.text}
    </ConfirmDialog>
  );
}
