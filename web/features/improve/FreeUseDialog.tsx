import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import type { useImproveGate } from './useImprove.ts';

interface FreeUseDialogProps {
  readonly use: ReturnType<typeof useImproveGate>['freeUse'];
  /** The data that leaves the browser. */
  readonly sent: string;
}

/** Asked before the free first improvement is used: whose decision it is, what is sent, and what comes after it. */
export function FreeUseDialog({ use, sent }: FreeUseDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      open={use.open}
      title={t('ai.free.title')}
      confirm={t('ai.free.use')}
      cancel={t('ai.free.later')}
      onConfirm={use.use}
      onCancel={use.leave}
    >
      <div className="ai-free">
        <p>{t('ai.free.yours')}</p>
        <p>{sent}</p>
        <p>{t('ai.free.after')}</p>
      </div>
    </ConfirmDialog>
  );
}
