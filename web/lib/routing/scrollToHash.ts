/** The element that the address's hash names (`/path#id`), if there is one. */
const hashTarget = () => document.getElementById(location.hash.slice(1));

/** Scrolls to the element of the hash and focuses it; does nothing without one. */
export function scrollToHash(): void {
  const element = hashTarget();
  if (element === null) return;
  restoreHashOnReturn();
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Turns off scroll restoration for this history entry, so that it leads to the element of its hash: the browser would
 * restore the old position a moment later, on a page that may still be incomplete.
 */
export function restoreHashOnReturn(): void {
  if (hashTarget() !== null) history.scrollRestoration = 'manual';
}
