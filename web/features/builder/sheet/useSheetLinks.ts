import { useEffect, type MouseEvent, type RefObject } from 'react';
import type { Preview } from '../../preview/index.ts';
import { useBuilder } from '../builderContext.ts';
import { findPressedField, placeAt, placeSelector } from './sheetPlace.ts';

/** Time after the last change until the sheet follows the caret, in ms: by then it is broken into pages again. */
const FOLLOW_DELAY_MS = 350;

/**
 * Sheet and form together: the sheet shows the page of what is edited, and a press on a text of the sheet focuses its
 * field. Returns the handler of presses.
 */
export function useSheetLinks(preview: RefObject<Pick<Preview, 'showPlace'> | null>): (event: MouseEvent) => void {
  const { drafts, ui } = useBuilder();

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
    // Who marks text wants to copy it, and a link leads where it says.
    if (getSelection()?.isCollapsed === false || path.some((element) => element.matches('a[href^="http"]'))) return;
    const place = placeAt(path);
    if (place === null) return;
    const pressed = path[0]?.textContent ?? '';
    ui.goToTab(place.tab);
    if (place.entry !== null) ui.setEntryOpen(place.entry, true);
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(place.entry, pressed)));
  };
}

/** Focuses the field of a text: in an entry's card where there is one, else in the form. */
function focusField(entry: string | null, pressed: string): void {
  const form = document.querySelector('.panel');
  const box = entry === null ? form : (form?.querySelector(`[data-entry="${CSS.escape(entry)}"]`) ?? form);
  const fields = [...(box?.querySelectorAll<HTMLElement>('[data-resume-field]') ?? [])];
  const field =
    fields[
      Math.max(
        0,
        findPressedField(
          // Of the editor of a text it is what is read there.
          fields.map((each) => ('value' in each ? String(each.value) : each.innerText)),
          pressed,
        ),
      )
    ];
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
