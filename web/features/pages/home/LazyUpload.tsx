import { Suspense, lazy, useLayoutEffect, useRef } from 'react';
import { loadMessages } from '../../../lib/i18n/messageStore.ts';
import { scrollToHash } from '../../../lib/routing/scrollToHash.ts';

/** Comes after the first screenful, with its texts. */
const UploadSection = lazy(async () => {
  const [{ UploadSection: section }] = await Promise.all([
    import('../../import/UploadSection.tsx'),
    loadMessages(['import']),
  ]);
  return { default: section };
});

/** The place of the upload section (HOME-01). */
export function LazyUpload() {
  return (
    <Suspense fallback={<UploadPlaceholder />}>
      <UploadSection />
    </Suspense>
  );
}

/** As high as what comes into it, so that nothing below moves. Whoever was led here before it came goes on with it. */
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
