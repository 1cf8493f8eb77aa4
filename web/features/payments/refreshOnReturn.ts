/** The function that refreshes, and whether there is a reason to. */
export interface ReturnWatch {
  readonly hasPendingPurchase: () => boolean;
  readonly refresh: () => Promise<unknown>;
}

/**
 * Reads the profile again whenever somebody comes back to the page while a purchase of theirs is pending: a payment
 * that was approved after its dialog was closed is granted without this page (CRED-03). Returns a function that stops
 * it.
 */
export function refreshOnReturn(
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  { hasPendingPurchase, refresh }: ReturnWatch,
): () => void {
  const back = () => {
    if (page.visibilityState === 'visible' && hasPendingPurchase()) refresh().catch(() => undefined);
  };
  page.addEventListener('visibilitychange', back);
  return () => page.removeEventListener('visibilitychange', back);
}
