/** Distance from an edge, in px, within which a dragged element scrolls; bars cover the edges of the window. */
const CONTAINER_ZONE_PX = 48;
const WINDOW_ZONE_PX = 130;
/** Maximum scroll in one frame, in px, right at the edge. */
const MAX_STEP_PX = 14;

export interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

/** Scrolls the container of an element by one frame's step towards the edge that the point is near. */
export function autoScroll(element: HTMLElement, point: PointerPosition): void {
  for (const axis of ['x', 'y'] as const) {
    const scroller = findScroller(element, axis);
    const step = stepAt(scroller, axis, point[axis]);
    if (step === 0) continue;
    scroller.scrollBy(axis === 'x' ? { left: step, behavior: 'instant' } : { top: step, behavior: 'instant' });
  }
}

/** The closest ancestor that can be scrolled along the axis, else the page. */
function findScroller(element: HTMLElement, axis: 'x' | 'y'): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    const overflows =
      axis === 'x' ? around.scrollWidth > around.clientWidth : around.scrollHeight > around.clientHeight;
    if (overflows && /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY)) return around;
  }
  return page;
}

function stepAt(scroller: Element, axis: 'x' | 'y', position: number): number {
  const isPage = scroller === document.scrollingElement;
  const box = scroller.getBoundingClientRect();
  const [from, to] = isPage
    ? [0, axis === 'x' ? innerWidth : innerHeight]
    : axis === 'x'
      ? [box.left, box.right]
      : [box.top, box.bottom];
  const zone = isPage ? WINDOW_ZONE_PX : CONTAINER_ZONE_PX;
  const deep = position < from + zone ? position - from - zone : Math.max(0, position - to + zone);
  return Math.round(MAX_STEP_PX * Math.max(-1, Math.min(1, deep / zone)));
}
