/** Polling interval of a popup, and how long it must seem closed while this page has the focus, in ms. */
const POLL_MS = 250;
const CLOSED_GRACE_MS = 1_500;

/**
 * Polls whether the popup was closed by the person, and calls back once. `closed` is unreliable while a page with
 * Cross-Origin-Opener-Policy is open in it: it counts only once this page has the focus again. Returns a function that
 * stops.
 */
export function onPopupClosed(popup: Window, onClosed: () => void): () => void {
  let closedFor = 0;
  const looking = setInterval(() => {
    closedFor = popup.closed && document.hasFocus() ? closedFor + POLL_MS : 0;
    if (closedFor < CLOSED_GRACE_MS) return;
    clearInterval(looking);
    onClosed();
  }, POLL_MS);
  return () => clearInterval(looking);
}
