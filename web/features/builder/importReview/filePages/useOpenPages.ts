import { useEffect, useState } from 'react';
import type { OpenPages } from '../../../import/page/openPages.ts';
import type { ReviewedPages } from '../store/reviewedPages.ts';

/** `gone`: the browser has no file any more; `other`: it has fewer pages than the imported file. */
export type OpenedFile =
  | { readonly state: 'gone' | 'opening' | 'other' | 'failed'; readonly pages: null }
  | { readonly state: 'open'; readonly pages: OpenPages };

/** A file whose pages can be drawn, as long as they are shown; the program that draws is loaded here. */
export function useOpenPages(file: File | null, { pages }: ReviewedPages): OpenedFile {
  const [known, setKnown] = useState<{ readonly file: File; readonly opened: OpenedFile } | null>(null);
  const last = Math.max(...pages.map(({ number }) => number));
  useEffect(() => {
    if (!file) return undefined;
    let isOver = false;
    let openedPages: OpenPages | undefined;
    const open = async () => {
      const { openPages } = await import('../../../import/page/openPages.ts');
      openedPages = await openPages(file);
      if (isOver) openedPages.close();
      else setKnown({ file, opened: openedPages.count < last ? OTHER : { state: 'open', pages: openedPages } });
    };
    open().catch(() => {
      if (!isOver) setKnown({ file, opened: { state: 'failed', pages: null } });
    });
    return () => {
      isOver = true;
      openedPages?.close();
    };
  }, [file, last]);
  if (!file) return { state: 'gone', pages: null };
  return known?.file === file ? known.opened : { state: 'opening', pages: null };
}

const OTHER = { state: 'other', pages: null } as const;
