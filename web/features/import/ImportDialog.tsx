import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PartMissing } from '../../ui/PagePart.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

const UploadBox = lazyPart(async () => (await import('./UploadSection.tsx')).UploadBox, ['import'], {
  Missing: () => <PartMissing />,
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
      <UploadBox />
    </Dialog>
  );
}
