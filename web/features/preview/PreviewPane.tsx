import { useEffect, useRef, type Ref, useImperativeHandle } from 'react';
import { previewAssets } from './previewAssets.ts';
import { createPreview } from './preview.ts';
import type { PagesState, Preview, ResumeSource, Zoom } from './types.ts';

export interface PreviewPaneProps {
  /** Keep it the same object between renders: a new one is subscribed to anew. */
  readonly source: ResumeSource;
  readonly zoom?: Zoom;
  /** Accessible name of the pages, in the language of the screens. */
  readonly label: string;
  /** Page count, page in view, size class and scale, now and when they change. */
  readonly onPages?: (pages: PagesState) => void;
  readonly className?: string;
  /** The preview itself, for `goToPage`. */
  readonly ref?: Ref<Pick<Preview, 'goToPage' | 'settled'>>;
}

/** The live sheets of a résumé. Follows the store by itself: a keystroke renders nothing of React here. */
export function PreviewPane({ source, zoom = 'fit', label, onPages, className, ref }: PreviewPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(undefined);
  const latest = useRef({ zoom, label, onPages });

  useEffect(() => {
    latest.current = { zoom, label, onPages };
    preview.current?.setZoom(zoom);
    preview.current?.setLabel(label);
  }, [zoom, label, onPages]);
  useEffect(() => {
    const made = createPreview(host.current as HTMLDivElement, { ...previewAssets, label: latest.current.label });
    preview.current = made;
    made.setZoom(latest.current.zoom);
    made.onPages((pages) => latest.current.onPages?.(pages));
    const show = () => made.update(source.get());
    show();
    const stop = source.subscribe(show);
    return () => {
      stop();
      made.destroy();
      preview.current = undefined;
    };
  }, [source]);
  useImperativeHandle(
    ref,
    () => ({
      goToPage: (page) => preview.current?.goToPage(page),
      settled: async () => preview.current?.settled(),
    }),
    [],
  );

  return <div ref={host} className={className} />;
}
