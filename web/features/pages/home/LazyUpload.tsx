import { Suspense, lazy, useLayoutEffect, useRef } from 'react';
import { loadMessages } from '../../../lib/i18n/messageStore.ts';
import { scrollToHash } from '../../../lib/routing/scrollToHash.ts';

/** Loaded lazily, below the fold, with its texts. */
const UploadSection = lazy(async () => {
  const [{ UploadSection: section }] = await Promise.all([
    import('../../import/UploadSection.tsx'),
    loadMessages(['import']),
  ]);
  return { default: section };
});

/** Placeholder of the upload section (HOME-01). */
export function LazyUpload() {
  return (
    <Suspense fallback={<UploadPlaceholder />}>
      <UploadSection />
    </Suspense>
  );
}

/**
 * As high as the section itself, so that its arrival shifts nothing below. Focus set here before is passed on to it.
 */
function UploadPlaceholder() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (document.activeElement === element) queueMicrotask(scrollToHash);
    };
  }, []);
  return <div id="upload" ref={place} className="upload-place" />;
}
