import { Suspense, lazy } from 'react';
import { loadAreas } from '../../i18n/store.ts';

/** Comes after the first screenful, with its texts. */
const UploadSection = lazy(async () => {
  const [{ UploadSection: section }] = await Promise.all([import('../../import/UploadSection.tsx'), loadAreas(['import'])]);
  return { default: section };
});

/** The place of the upload section (HOME-01): as high as what comes into it, so that nothing below moves. */
export function Upload() {
  return (
    <Suspense fallback={<div id="upload" className="upload-place" />}>
      <UploadSection />
    </Suspense>
  );
}
