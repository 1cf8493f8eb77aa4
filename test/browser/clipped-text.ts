import type { Page } from 'playwright-core';

/** Runs in the page. */
async function findClippedText(): Promise<string[]> {
  // The effects of another width are on the screen two frames later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const faults: string[] = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const named = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} "${(one.textContent ?? '').trim().slice(0, 40)}"` +
    (dialog ? ' in the dialog' : '');
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  if (dialog && dialog.scrollWidth > dialog.clientWidth)
    faults.push(`the dialog is ${dialog.scrollWidth - dialog.clientWidth} px too wide`);
  const QUIET =
    '.visually-hidden, .visually-hidden *, .skip, .tip, .template-sheet *, .hero-sheets *, ' +
    '[aria-hidden=true], [aria-hidden=true] *, option';
  for (const one of (dialog ?? document.body).querySelectorAll('*')) {
    const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (
      (!own && !one.matches('button, input, select, textarea, a')) ||
      one.matches(QUIET) ||
      !one.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const around: { readonly element: Element; readonly style: CSSStyleDeclaration }[] = [];
    for (
      let element: Element | null = one;
      element !== null && element !== dialog && element !== document.body;
      element = element.parentElement
    )
      around.push({ element, style: getComputedStyle(element) });
    const box = one.getBoundingClientRect();
    const [{ style }] = around as [(typeof around)[number]];
    if (
      box.width === 0 ||
      around.some((each) => each.style.clipPath !== 'none' || each.style.textOverflow === 'ellipsis')
    )
      continue;
    if (one.matches('.icon-button') && box.width < box.height - 1)
      faults.push(`${named(one)} is squeezed to ${Math.round(box.width)} px`);
    const above = around.slice(1);
    for (const {
      element,
      style: { overflowX },
    } of above) {
      const edge = element.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
        faults.push(`${named(one)} is cut by ${named(element)}`);
    }
    if (
      !above.some((each) => ['auto', 'scroll'].includes(each.style.overflowX)) &&
      (box.left < -0.5 || box.right > innerWidth + 0.5)
    )
      faults.push(`${named(one)} runs over the edge`);
    if (
      one.matches('input, select, textarea, [role=textbox]') ||
      style.display === 'inline' ||
      one.querySelector('.tip')
    )
      continue;
    if (!['auto', 'scroll'].includes(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
      faults.push(`${named(one)} is ${one.scrollWidth - one.clientWidth} px wider than its box`);
    if (['hidden', 'clip'].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 3)
      faults.push(`${named(one)} is cut below`);
  }
  return [...new Set(faults)];
}

/**
 * Texts and controls that are cut or stand over the edge of the window or of the dialog on top, and whether anything
 * has to be scrolled sideways to be read: one line for each. What scrolls by itself (a strip of tabs, a table), what is
 * for readers only, and names of a person's own that end in an ellipsis are no faults.
 */
export const clippedTextOn = (page: Page): Promise<string[]> => page.evaluate(findClippedText);
