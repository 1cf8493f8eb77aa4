import type { Page } from 'playwright-core';

/** Runs in the page. */
function findLooseLayout(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const named = (element: Element) =>
    `${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"${dialog ? ' in the dialog' : ''}`;
  const shown = (selector: string) =>
    [...(dialog ?? document.body).querySelectorAll(selector)].filter((element) => element.checkVisibility());
  // Room at the start alone is that of a mark; a frame has room on both sides.
  const unmarked = shown('ul, ol').filter((list) => {
    const { listStyleType, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
    const [item] = list.children;
    return (
      listStyleType === 'none' &&
      parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) >= 16 &&
      item?.firstChild instanceof Text &&
      getComputedStyle(item, '::before').content === 'none'
    );
  });
  // Bars across the builder lie one below the other.
  const touching = shown('.notice:not(.notices *)').filter((notice) => {
    const before = notice.previousElementSibling;
    if (!before?.checkVisibility() || getComputedStyle(before).position === 'absolute') return false;
    const gap = notice.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    return gap > -1 && gap < 8;
  });
  return [
    ...unmarked.map((list) => `a list is indented and has no marks: ${named(list)}`),
    ...touching.map((notice) => `a notice touches what stands before it: ${named(notice)}`),
  ];
}

/** Lists that are indented for marks which they do not have, and notices without room before them. */
export const looseLayoutOn = (page: Page): Promise<string[]> => page.evaluate(findLooseLayout);
