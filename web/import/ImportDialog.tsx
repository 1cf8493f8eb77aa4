import { lazy, Suspense } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { loadAreas } from '../i18n/store.ts';
import { useText } from '../i18n/useText.ts';

const UploadBox = lazy(async () => {
  const [section] = await Promise.all([import('./UploadSection.tsx'), loadAreas(['import'])]);
  return { default: section.UploadBox };
});

/** Importing from within the builder: what is there is set aside. An import that is under way goes on when it closes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open title={t('builder.menu.import')} onClose={onClose} shape="drawer">
      <p className="quiet import-about">{t('builder.import.about')}</p>
      <Suspense><UploadBox /></Suspense>
    </Dialog>
  );
}
