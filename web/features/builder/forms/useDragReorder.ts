import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface DragReorderOptions {
  /** Only things of one list can change places. */
  readonly list: string;
  readonly id: string;
  readonly index: number;
  readonly axis: 'vertical' | 'horizontal';
  /** Called on the thing that something was dropped on: move `id` to that place, counted after it was taken out. */
  readonly onDrop: (id: string, to: number) => void;
}

/**
 * Lets an element be dragged among its kind, by its handle where it has one. Gives the edge something would be dropped
 * at, and whether it is dragged itself.
 */
export function useDragReorder(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null> | null,
  { list, id, index, axis, onDrop }: DragReorderOptions,
): { edge: Edge | null; dragged: boolean } {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragged, setDragged] = useState(false);
  const drop = useEffectEvent((from: string, fromIndex: number, at: Edge | null) => {
    const isAfter = at === 'bottom' || (at !== null && at !== 'top' && at === endEdge(element.current));
    const place = index + (isAfter ? 1 : 0);
    onDrop(from, fromIndex < place ? place - 1 : place);
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    return combine(
      draggable({
        element: node,
        ...(handle?.current ? { dragHandle: handle.current } : {}),
        getInitialData: () => ({ list, id, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: node,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        getData: ({ input }) =>
          attachClosestEdge(
            { id },
            { element: node, input, allowedEdges: axis === 'vertical' ? ['top', 'bottom'] : ['left', 'right'] },
          ),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          drop(String(source.data['id']), Number(source.data['index']), extractClosestEdge(self.data));
        },
      }),
    );
  }, [element, handle, list, id, index, axis]);
  return { edge, dragged };
}

/** The edge where a line of things goes on: left in Hebrew. */
function endEdge(element: HTMLElement | null): Edge {
  return element && getComputedStyle(element).direction === 'rtl' ? 'left' : 'right';
}
