import { useEffect, useRef, type Ref, useImperativeHandle } from 'react';
import { createPreview } from './preview.ts';
import { BASE_CSS, fontUrl, loadTemplateStyle } from './templateCss.ts';
import type { AskPageBreaks, PagesState, Preview, PreviewOptions, ResumeSource } from './types.ts';

/** The renderer's files as the web client serves them: the same CSS and font files that make the PDF. */
const previewAssets: Omit<PreviewOptions, 'label' | 'askPageBreaks'> = {
  baseCss: BASE_CSS,
  fontUrl,
  loadStyle: loadTemplateStyle,
};

export type PreviewHandle = Pick<Preview, 'goToPage' | 'setZoom' | 'showPlace' | 'settled' | 'tryLooks'>;

export interface PreviewPaneProps {
  /** Memoize it: keep the same object between renders, a new one is subscribed to again. */
  readonly source: ResumeSource;
  /** Accessible name of the pages, in the language of the screens. */
  readonly label: string;
  /** Called with page count, visible page, size class and scale, at the start and on every change. */
  readonly onPages?: (pages: PagesState) => void;
  /** See `PreviewOptions`; the same function in every render. */
  readonly askPageBreaks?: AskPageBreaks;
  /** See `PreviewOptions`. */
  readonly inert?: boolean;
  readonly className?: string;
  /** Receives the preview itself. */
  readonly ref?: Ref<PreviewHandle>;
}

/** The live sheets of a résumé. Subscribes to the store outside React: a keystroke renders no component here. */
export function PreviewPane({ source, label, onPages, askPageBreaks, inert, className, ref }: PreviewPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(undefined);
  const latest = useRef({ label, onPages });

  useEffect(() => {
    latest.current = { label, onPages };
    preview.current?.setLabel(label);
  }, [label, onPages]);
  useEffect(() => {
    const made = createPreview(host.current as HTMLDivElement, {
      ...previewAssets,
      label: latest.current.label,
      askPageBreaks,
      inert,
    });
    preview.current = made;
    made.onPages((pages) => latest.current.onPages?.(pages));
    const show = () => {
      const resume = source.get();
      if (resume) made.update(resume);
    };
    show();
    const stop = source.subscribe(show);
    return () => {
      stop();
      made.destroy();
      preview.current = undefined;
    };
  }, [source, askPageBreaks, inert]);
  useImperativeHandle(
    ref,
    () => ({
      goToPage: (page) => preview.current?.goToPage(page),
      setZoom: (next) => preview.current?.setZoom(next),
      showPlace: (selector) => preview.current?.showPlace(selector),
      tryLooks: (run) => preview.current?.tryLooks(run),
      settled: async () => preview.current?.settled(),
    }),
    [],
  );

  return <div ref={host} className={className} />;
}
