import { Suspense, lazy, useLayoutEffect, useRef } from 'react';
import { loadAreas } from '../../i18n/store.ts';
import { goToId } from '../../layout/goToId.ts';

/** Comes after the first screenful, with its texts. */
const UploadSection = lazy(async () => {
  const [{ UploadSection: section }] = await Promise.all([import('../../import/UploadSection.tsx'), loadAreas(['import'])]);
  return { default: section };
});

/** The place of the upload section (HOME-01). */
export function Upload() {
  return (
    <Suspense fallback={<Place />}>
      <UploadSection />
    </Suspense>
  );
}

/** As high as what comes into it, so that nothing below moves. Whoever was led here before it came goes on with it. */
function Place() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (document.activeElement === element) queueMicrotask(goToId);
    };
  }, []);
  return <div id="upload" ref={place} className="upload-place" />;
}
