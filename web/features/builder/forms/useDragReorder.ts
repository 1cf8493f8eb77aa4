import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { touchDraggable } from './touchDrag.ts';

export interface DragReorderOptions {
  /** Only elements of the same list can be reordered. */
  readonly list: string;
  readonly id: string;
  readonly index: number;
  readonly axis: 'vertical' | 'horizontal';
  /** False where there is nothing to change places with; true without. */
  readonly enabled?: boolean;
  /** Called on the element that was dropped on: move `id` to that index, counted after it was removed. */
  readonly onDrop: (id: string, to: number) => void;
}

/**
 * Makes an element draggable among its list: with a mouse by its handle where it has one, by touch with a long press on
 * the bar that the handle stands in, or on the element. Returns the edge at which a dragged
 * element would be dropped, and whether this one is being dragged.
 */
export function useDragReorder(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null> | null,
  { list, id, index, axis, enabled = true, onDrop }: DragReorderOptions,
): { edge: Edge | null; dragged: boolean } {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragged, setDragged] = useState(false);
  const t = useTranslations();
  const { announce } = useBuilder();
  const drop = useEffectEvent((from: string, fromIndex: number, at: Edge | null) => {
    const isAfter = at === 'bottom' || (at !== null && at !== 'top' && at === endEdge(element.current));
    const place = index + (isAfter ? 1 : 0);
    onDrop(from, fromIndex < place ? place - 1 : place);
  });
  const announceDrag = useEffectEvent((said: 'builder.said.lifted' | 'builder.said.putBack') => announce(t(said)));

  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
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
      touchDraggable({
        element: node,
        area: handle?.current?.parentElement ?? node,
        list,
        id,
        index,
        axis,
        onLift: () => {
          setDragged(true);
          announceDrag('builder.said.lifted');
        },
        onOver: setEdge,
        onDrop: (from, at) => drop(from.id, from.index, at),
        onEnd: (dropped) => {
          setDragged(false);
          if (!dropped) announceDrag('builder.said.putBack');
        },
      }),
    );
  }, [element, handle, list, id, index, axis, enabled]);
  return { edge, dragged };
}

/** The edge at which a row continues: left in Hebrew. */
function endEdge(element: HTMLElement | null): Edge {
  return element && getComputedStyle(element).direction === 'rtl' ? 'left' : 'right';
}
