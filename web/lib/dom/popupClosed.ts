/** How often a window is looked at, and how long it must seem closed while this page has the focus, in ms. */
const POLL_MS = 250;
const CLOSED_GRACE_MS = 1_500;

/**
 * Tells once when somebody has closed the window. `closed` is not to be trusted while the person is at a page that cuts
 * itself off from its opener: it counts once this page has the focus again. Returns how to stop.
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
