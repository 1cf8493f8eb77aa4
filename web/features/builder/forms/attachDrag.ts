import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { touchDraggable } from './touchDrag.ts';

/** A dragged element, and its list. */
interface DragItem {
  readonly list: string;
  readonly id: string;
  readonly index: number;
  readonly axis: 'vertical' | 'horizontal';
}

interface DragEvents {
  readonly setEdge: (edge: Edge | null) => void;
  readonly setDragged: (dragged: boolean) => void;
  readonly drop: (id: string, index: number, dropEdge: Edge | null) => void;
  readonly announceDrag: (said: 'builder.said.lifted' | 'builder.said.putBack') => void;
}

/**
 * Makes an element draggable by mouse and by touch, and a target of others of its list. Loaded after the form, which
 * works without it. Returns a function that ends it.
 */
export function attachDrag(
  node: HTMLElement,
  handle: HTMLElement | null,
  { list, id, index, axis }: DragItem,
  { setEdge, setDragged, drop, announceDrag }: DragEvents,
): () => void {
  return combine(
    draggable({
      // Never what has fields in it: in Firefox no caret can be set by mouse within an element that may be dragged.
      element: handle ?? node,
      getInitialData: () => ({ list, id, index }),
      onGenerateDragPreview({ nativeSetDragImage, location: { initial } }) {
        const { left, top } = node.getBoundingClientRect();
        nativeSetDragImage?.(node, initial.input.clientX - left, initial.input.clientY - top);
      },
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
      area: handle?.parentElement ?? node,
      list,
      id,
      index,
      axis,
      onLift: () => {
        setDragged(true);
        announceDrag('builder.said.lifted');
      },
      onOver: setEdge,
      onDrop: (from, dropEdge) => drop(from.id, from.index, dropEdge),
      onEnd: (dropped) => {
        setDragged(false);
        if (!dropped) announceDrag('builder.said.putBack');
      },
    }),
  );
}
