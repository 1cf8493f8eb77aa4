import { lazy, Suspense } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { loadMessages } from '../i18n/store.ts';
import { useTranslations } from '../i18n/useText.ts';

const UploadBox = lazy(async () => {
  const [section] = await Promise.all([import('./UploadSection.tsx'), loadMessages(['import'])]);
  return { default: section.UploadBox };
});

/** Importing from within the builder: what is there is set aside. An import that is under way goes on when it closes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog open title={t('builder.menu.import')} onClose={onClose} shape="drawer">
      <p className="quiet import-about">{t('builder.import.about')}</p>
      <Suspense><UploadBox /></Suspense>
    </Dialog>
  );
}
