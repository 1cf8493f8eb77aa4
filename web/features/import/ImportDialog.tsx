import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

const UploadBox = lazy(async () => {
  const [section] = await Promise.all([import('./UploadSection.tsx'), loadMessages(['import'])]);
  return { default: section.UploadBox };
});

/**
 * Import within the builder: the current résumé goes into the draft history. A running import continues when the dialog
 * closes.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog open title={t('builder.menu.import')} onClose={onClose} shape="drawer">
      <p className="quiet import-about">{t('builder.import.about')}</p>
      <Suspense>
        <UploadBox />
      </Suspense>
    </Dialog>
  );
}
