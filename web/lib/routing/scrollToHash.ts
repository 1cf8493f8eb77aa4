/** The element that the address names (`/path#id`), if there is one. */
const hashTarget = () => document.getElementById(location.hash.slice(1));

/**
 * Goes to the element that the address names, for the eye and for the keyboard; nothing happens where there is none.
 */
export function scrollToHash(): void {
  const element = hashTarget();
  if (element === null) return;
  restoreHashOnReturn();
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Has this place in history lead to the element that its address names: a browser would scroll a moment later to where
 * it was, on a page that may not be whole yet.
 */
export function restoreHashOnReturn(): void {
  if (hashTarget() !== null) history.scrollRestoration = 'manual';
}
