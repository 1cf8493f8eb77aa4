import { useEffect, useRef, type RefObject } from 'react';
import { useEscape } from '../../../lib/dom/useEscape.ts';
import { useHistoryLayer } from '../../../lib/routing/location.ts';

/**
 * While `active`, the element whose ref this returns is all that can be reached: the rest of the page is inert. Escape
 * and a step back leave it. What it looks like is the style's (`data-full-screen`).
 */
export function useFullScreen(active: boolean, leave: () => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useHistoryLayer(active, leave);
  useEscape(active, leave);
  useEffect(() => (active && element.current ? makeRestInert(element.current) : undefined), [active]);
  return element;
}

/** Makes everything inert that neither holds the element nor is in it. Returns a function that undoes it. */
function makeRestInert(element: Element): () => void {
  const inert: HTMLElement[] = [];
  for (let ancestor = element; ancestor.parentElement && ancestor !== document.body; ancestor = ancestor.parentElement)
    for (const sibling of ancestor.parentElement.children)
      // Dialogs and toasts may still come over it.
      if (
        sibling !== ancestor &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        !sibling.matches('dialog, .toasts')
      )
        inert.push(sibling);
  for (const each of inert) each.inert = true;
  return () => {
    for (const each of inert) each.inert = false;
  };
}
