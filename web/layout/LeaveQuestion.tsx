import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useText } from '../i18n/useText.ts';
import { guards } from './location.ts';

/** The question about unsaved changes, when a navigation is waiting for its answer. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(guards.subscribe, guards.question, guards.question);
  const t = useText();
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
