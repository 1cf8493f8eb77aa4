import { isFocusLost, isFocusMoving, nextFrame } from './focus.ts';

/** Elements that a keyboard can focus. */
const STOPS = 'button:enabled, a[href], input:enabled:not([tabindex="-1"]), select:enabled, textarea, [tabindex="0"]';

/** They restore the focus themselves, and may wait for what their action does. */
const OWN_WAYS = 'dialog, .toasts';

/**
 * Keeps the place of keyboard users when the focused element disappears, with a panel that closes or an entry that is
 * deleted, and nothing else has taken the focus: the focus goes to the first stop of the remaining elements around it.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let isByKeyboard = false;
  let around: Element[] = [];
  const gone = new AbortController();
  const options = { capture: true, signal: gone.signal };
  addEventListener('keydown', () => (isByKeyboard = true), options);
  addEventListener('pointerdown', () => (isByKeyboard = false), options);
  addEventListener(
    'focusin',
    ({ target }) => {
      around = [];
      for (let place = target as Element | null; place; place = place.parentElement) around.push(place);
    },
    options,
  );
  const find = async () => {
    // The code that removes the element may move the focus itself, in an effect or by the next frame.
    await nextFrame();
    await nextFrame();
    const [element] = around;
    if (!element || element.isConnected || !isFocusLost() || isFocusMoving()) return;
    const places = around.filter((each) => each.isConnected);
    around = [];
    for (const place of places) {
      const stops = [...place.querySelectorAll<HTMLElement>(STOPS)];
      const stop = stops.find((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'));
      if (stop) return stop.focus();
    }
  };
  const removed = new MutationObserver(() => {
    const [element] = around;
    if (element?.isConnected !== false || !isFocusLost()) return;
    if (!isByKeyboard || around.some((each) => each.matches(OWN_WAYS))) around = [];
    else void find();
  });
  removed.observe(document.body, { childList: true, subtree: true });
  return () => {
    removed.disconnect();
    gone.abort();
  };
}
