import { useEffect, type MouseEvent, type RefObject } from 'react';
import type { Preview } from '../../preview/index.ts';
import { useBuilder } from '../builderContext.ts';
import { placeAt, placeSelector } from './sheetPlace.ts';

/** Time after the last change until the sheet follows the caret, in ms: by then it is broken into pages again. */
const FOLLOW_DELAY_MS = 350;

/**
 * Sheet and form together: the sheet shows the page of what is edited, and a press on a text of the sheet focuses its
 * field. Returns the handler of presses.
 */
export function useSheetLinks(preview: RefObject<Pick<Preview, 'showPlace'> | null>): (event: MouseEvent) => void {
  const { drafts, ui, revealLocation } = useBuilder();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const entry = document.activeElement?.closest<HTMLElement>('.panel [data-entry]')?.dataset['entry'] ?? null;
      const selector = placeSelector(ui.state.getState().tab, entry);
      if (selector !== null) preview.current?.showPlace(selector);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, FOLLOW_DELAY_MS);
    };
    const focused = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('.panel')) later();
    };
    const stops = [
      drafts.subscribe((state, before) => {
        if (state.resume !== before.resume) later();
      }),
      ui.state.subscribe((state, before) => {
        if (state.tab !== before.tab) later();
      }),
    ];
    document.addEventListener('focusin', focused);
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
      document.removeEventListener('focusin', focused);
    };
  }, [drafts, ui, preview]);

  return (event) => {
    const path = event.nativeEvent.composedPath().filter((target) => target instanceof Element);
    // A selection is meant for copying, and a link leads to its address.
    if (getSelection()?.isCollapsed === false || path.some((element) => element.matches('a[href^="http"]'))) return;
    const place = placeAt(path);
    if (place === null) return;
    const { tab, entry } = place;
    revealLocation({ tab, ...(entry !== null && { entry }), text: path[0]?.textContent ?? '' });
  };
}
