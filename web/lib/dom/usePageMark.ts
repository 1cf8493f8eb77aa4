import { useLayoutEffect } from 'react';

/** Marks by which other parts of the page are styled: classes of the page's root. */
export type PageMark = 'has-builder' | 'has-view-switch' | 'has-more-panel' | 'has-pdf-links' | 'has-consent';

/**
 * Marks the page for as long as this is shown and `isOn`. In place of `html:has(…)` and its kin: around a field that
 * somebody types in, such a rule makes the browser look for what it says in the whole page with every key.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(mark);
    return () => classList.remove(mark);
  }, [mark, isOn]);
}
