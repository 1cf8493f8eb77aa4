import { whenIdle } from '../../../lib/async/idle.ts';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';

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
 * Makes an element draggable within its list: with a mouse by its handle if it has one, by touch with a long press on
 * the handle's bar or on the element. Returns the edge at which a dragged element would be dropped, and whether this
 * one is being dragged.
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
  const drop = useEffectEvent((from: string, fromIndex: number, dropEdge: Edge | null) => {
    const isAfter =
      dropEdge === 'bottom' || (dropEdge !== null && dropEdge !== 'top' && dropEdge === endEdge(element.current));
    const place = index + (isAfter ? 1 : 0);
    onDrop(from, fromIndex < place ? place - 1 : place);
  });
  const announceDrag = useEffectEvent((said: 'builder.said.lifted' | 'builder.said.putBack') => announce(t(said)));

  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
    const area = handle?.current ?? null;
    let stop: (() => void) | undefined;
    let isGone = false;
    const attach = async () => {
      await whenIdle();
      const { attachDrag } = await import('./attachDrag.ts');
      if (isGone) return;
      stop = attachDrag(node, area, { list, id, index, axis }, { setEdge, setDragged, drop, announceDrag });
    };
    // Without it, the buttons beside it still move things.
    attach().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [element, handle, list, id, index, axis, enabled]);
  return { edge, dragged };
}

/** The edge at which a row continues: left in Hebrew. */
function endEdge(element: HTMLElement | null): Edge {
  return element && getComputedStyle(element).direction === 'rtl' ? 'left' : 'right';
}
