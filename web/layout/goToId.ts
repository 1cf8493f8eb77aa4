/** Goes to the element that the address names (`/path#id`), for the eye and for the keyboard; nothing happens where there is none. */
export function goToId(): void {
  const element = document.getElementById(location.hash.slice(1));
  if (element === null) return;
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
