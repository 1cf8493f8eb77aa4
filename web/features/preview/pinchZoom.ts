/** The zoomed elements: `paper` is scaled from its start, `viewport` scrolls over it. */
export interface Zoomable {
  readonly viewport: HTMLElement;
  readonly paper: HTMLElement;
  /** Screen px of a CSS px of the paper. */
  readonly scale: () => number;
  readonly setScale: (scale: number) => void;
}

/** Largest scale: a letter of body text is then about a centimetre high on a phone. */
const MAX_SCALE = 3;
/** How much a step of a wheel with Ctrl, as trackpads send for a pinch, zooms. */
const WHEEL_SPEED = 0.01;

interface Pinch {
  /** Screen px between the fingers, and the scale, when it began. */
  readonly distance: number;
  readonly scale: number;
}

/** The point between two fingers and their distance, in screen px; undefined for one. */
const middleOf = ([first, second]: readonly Touch[]) =>
  first && second
    ? {
        x: (first.clientX + second.clientX) / 2,
        y: (first.clientY + second.clientY) / 2,
        distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
      }
    : undefined;

/**
 * Zooms by two fingers, and by a trackpad's pinch, around the point between them: what is there stays there. One finger
 * scrolls as always. Returns a function that stops it.
 */
export function followPinch({ viewport, paper, scale, setScale }: Zoomable, smallest: () => number): () => void {
  const stop = new AbortController();
  let pinch: Pinch | undefined;

  const zoomAround = (x: number, y: number, wanted: number) => {
    const before = paper.getBoundingClientRect();
    const from = scale();
    const to = Math.min(MAX_SCALE, Math.max(smallest(), wanted));
    // From that edge of the paper which stays where it is when it grows.
    const isRtl = viewport.dir === 'rtl';
    const edge = (box: DOMRect) => (isRtl ? box.right : box.left);
    const [across, down] = [(x - edge(before)) / from, (y - before.top) / from];
    setScale(to);
    const after = paper.getBoundingClientRect();
    viewport.scrollBy(edge(after) + across * to - x, after.top + down * to - y);
  };

  const listen = <K extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'wheel'>(
    name: K,
    run: (event: HTMLElementEventMap[K]) => void,
  ) => viewport.addEventListener(name, run, { passive: false, signal: stop.signal });
  listen('touchstart', ({ touches }) => {
    const middle = middleOf([...touches]);
    pinch = middle && { distance: Math.max(1, middle.distance), scale: scale() };
  });
  listen('touchmove', (event) => {
    const middle = middleOf([...event.touches]);
    if (!pinch || !middle) return;
    event.preventDefault();
    zoomAround(middle.x, middle.y, pinch.scale * (middle.distance / pinch.distance));
  });
  for (const name of ['touchend', 'touchcancel'] as const) listen(name, () => (pinch = undefined));
  listen('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAround(event.clientX, event.clientY, scale() * Math.exp(-event.deltaY * WHEEL_SPEED));
  });
  return () => stop.abort();
}
