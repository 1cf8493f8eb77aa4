import type { DraftStore } from './types.ts';

/**
 * Saves the draft when the page is left, and lets the browser ask where there are unsaved changes (AUTO-04, AUTO-05).
 * Returns a function that stops it.
 */
export function flushOnLeave(drafts: Pick<DraftStore, 'state' | 'flush'>, page: Window): () => void {
  const flush = () => drafts.flush();
  const flushHidden = () => {
    if (page.document.visibilityState === 'hidden') drafts.flush();
  };
  const ask = (event: BeforeUnloadEvent) => {
    const { unsaved } = drafts.state;
    drafts.flush();
    if (unsaved) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  page.addEventListener('pagehide', flush);
  page.document.addEventListener('visibilitychange', flushHidden);
  return () => {
    page.removeEventListener('beforeunload', ask);
    page.removeEventListener('pagehide', flush);
    page.document.removeEventListener('visibilitychange', flushHidden);
  };
}
