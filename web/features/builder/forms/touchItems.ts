import type { PointerPosition } from './autoScroll.ts';

/** How far from the list it may be dropped, in px. */
const REACH_PX = 80;

export type DropEdge = 'top' | 'bottom' | 'left' | 'right';

/** An element of a list that can be dragged by touch, and dropped on. */
export interface TouchItem {
  readonly element: HTMLElement;
  /** The part that a finger lifts it by. */
  readonly area: HTMLElement;
  readonly list: string;
  readonly id: string;
  readonly index: number;
  readonly axis: 'vertical' | 'horizontal';
  readonly onLift: () => void;
  /** Called with the edge at which another item would be dropped; null when it leaves. */
  readonly onOver: (edge: DropEdge | null) => void;
  /** Another was dropped on it. */
  readonly onDrop: (from: TouchItem, edge: DropEdge) => void;
  /** The drag of this item has ended; `dropped` is false if it returns to its place. */
  readonly onEnd: (dropped: boolean) => void;
}

/** Everything that can be dropped on now. */
export const touchItems = new Set<TouchItem>();

/** The place where a dragged item would be dropped: at that edge of that item. */
export interface DropTarget {
  readonly item: TouchItem;
  readonly edge: DropEdge;
}

interface ElementBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns an element's place without its shift. */
export function placeOf(element: HTMLElement, { x, y }: PointerPosition): ElementBounds {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
}

const distanceTo = ({ left, top, right, bottom }: ElementBounds, { x, y }: PointerPosition) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
export const isInside = (place: ElementBounds, point: PointerPosition) => distanceTo(place, point) === 0;

/** The item of the same list that the point is at, or closest to; null far from all. */
export function findTarget(dragged: TouchItem, { x, y }: PointerPosition): DropTarget | null {
  let best: DropTarget | null = null;
  let least = REACH_PX;
  for (const item of touchItems) {
    if (item.list !== dragged.list || item === dragged) continue;
    const box = item.element.getBoundingClientRect();
    const distance = distanceTo(box, { x, y });
    if (distance >= least) continue;
    least = distance;
    const edge =
      item.axis === 'vertical'
        ? y < box.top + box.height / 2
          ? ('top' as const)
          : ('bottom' as const)
        : x < box.left + box.width / 2
          ? ('left' as const)
          : ('right' as const);
    best = { item, edge };
  }
  return best;
}
