import { useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartMissing } from '../../../ui/PagePart.tsx';
import { scrollToHash } from '../../../lib/routing/scrollToHash.ts';

/** The upload section (HOME-01), loaded lazily, below the fold, with its texts. */
export const LazyUpload = lazyPart(
  async () => (await import('../../import/UploadSection.tsx')).UploadSection,
  ['import'],
  { Missing: () => <PartMissing className="wide" />, fallback: <UploadPlaceholder /> },
);

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
