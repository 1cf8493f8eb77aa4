import { autoScroll, type PointerPosition } from './autoScroll.ts';
import { findTarget, isInside, placeOf, touchItems, type DropTarget, type TouchItem } from './touchItems.ts';

/** How long a finger must rest before what is under it is lifted, in ms: shorter than a browser's own long press. */
export const LONG_PRESS_MS = 350;
/** How far it may stray meanwhile, in px; beyond that it scrolls. */
const SLOP_PX = 8;

/**
 * Makes an element of a list draggable by touch: a long press lifts it, it follows the finger, what is around it
 * scrolls at the edges, and letting go drops it. A finger that moves before the press is long scrolls as ever. The
 * mouse has the browser's own drag and drop. Returns a function that ends it (decision 31).
 */
export function touchDraggable(item: TouchItem): () => void {
  touchItems.add(item);
  let cancel: (() => void) | null = null;
  const down = (event: PointerEvent) => {
    cancel?.();
    if (event.pointerType !== 'mouse' && event.isPrimary) cancel = followPress(item, event, () => (cancel = null));
  };
  item.area.addEventListener('pointerdown', down);
  return () => {
    touchItems.delete(item);
    item.area.removeEventListener('pointerdown', down);
    cancel?.();
  };
}

/** Follows one press until it ends. Returns a function that cancels it. */
function followPress(item: TouchItem, first: PointerEvent, onDone: () => void): () => void {
  const start: PointerPosition = { x: first.clientX, y: first.clientY };
  const { left, top } = item.element.getBoundingClientRect();
  const grab: PointerPosition = { x: start.x - left, y: start.y - top };
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: false };
  let pointer = start;
  let shift: PointerPosition = { x: 0, y: 0 };
  let lifted = false;
  let frame = 0;
  let target: DropTarget | null = null;

  const end = (dropped: boolean) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    onDone();
    if (!lifted) return;
    item.element.style.translate = '';
    target?.item.onOver(null);
    item.onEnd(dropped && target !== null);
    if (dropped) target?.item.onDrop(item, target.edge);
  };
  const aim = () => {
    const next = isInside(placeOf(item.element, shift), pointer) ? null : findTarget(item, pointer);
    if (next?.item === target?.item && next?.edge === target?.edge) return;
    if (next?.item !== target?.item) target?.item.onOver(null);
    target = next;
    target?.item.onOver(target.edge);
  };
  const follow = () => {
    autoScroll(item.element, pointer);
    aim();
    // Measured each time: what is around it may have scrolled.
    const place = placeOf(item.element, shift);
    shift = { x: pointer.x - grab.x - place.left, y: pointer.y - grab.y - place.top };
    item.element.style.translate = `${shift.x}px ${shift.y}px`;
    frame = requestAnimationFrame(follow);
  };
  const timer = setTimeout(() => {
    lifted = true;
    item.onLift();
    follow();
  }, LONG_PRESS_MS);

  const on = (name: string, call: (event: Event) => void) => document.addEventListener(name, call, options);
  on('pointermove', (event) => {
    const { clientX: x, clientY: y, pointerId } = event as PointerEvent;
    if (pointerId !== first.pointerId) return;
    pointer = { x, y };
    if (!lifted && Math.hypot(x - start.x, y - start.y) > SLOP_PX) end(false);
  });
  on('pointerup', (event) => {
    if ((event as PointerEvent).pointerId === first.pointerId) end(true);
  });
  // The browser has begun to scroll or to zoom: no finger goes up any more whose press would have to be held back.
  on('pointercancel', () => {
    end(false);
    lifted = false;
  });
  on('pointerdown', (event) => {
    if (event !== first) end(false);
  });
  on('scroll', () => {
    if (!lifted) end(false);
  });
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') end(false);
  });
  // Once it is lifted the page stays, and lifting the finger does not press the button below it.
  for (const name of ['touchmove', 'contextmenu', 'selectstart'])
    on(name, (event) => lifted && event.cancelable && event.preventDefault());
  document.addEventListener('touchend', (event) => lifted && event.preventDefault(), {
    capture: true,
    passive: false,
    once: true,
  });
  // The browser's own drag by long press would take the finger away.
  on('dragstart', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  return () => end(false);
}
