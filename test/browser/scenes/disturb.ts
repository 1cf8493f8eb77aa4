import type { Page } from 'playwright-core';

/** When a translator begins: with the written page, before its script has run, or once the screen is there. */
export type Beginning = 'written' | 'shown';

/**
 * Runs in the page before its scripts, as what people have in their browsers: a translator that wraps every text as
 * Chrome's does, and every new one; a writing aid with a node beside every field; something that takes notes away.
 */
function disturbFrom(beginning: Beginning): void {
  const QUIET = 'script, style, noscript, textarea, font, [translate=no]';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(QUIET)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const aid = (root: ParentNode) => {
    for (const field of root.querySelectorAll('input, textarea, [role=textbox]'))
      if (field.nextElementSibling?.localName !== 'writing-aid') field.after(document.createElement('writing-aid'));
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const take = (root: ParentNode) => root.querySelectorAll('.panel-hint, .field-hint').forEach((one) => one.remove());
  const disturb = (root: Node) => {
    wrap(root);
    if (!(root instanceof Element)) return;
    aid(root);
    take(root);
  };
  const begin = () => {
    disturb(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected && !node.parentElement?.closest(QUIET)) disturb(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (beginning === 'written') return document.addEventListener('DOMContentLoaded', begin);
  const waiting = new MutationObserver(() => {
    if (!document.querySelector('main[data-screen]')) return;
    waiting.disconnect();
    begin();
  });
  waiting.observe(document, { childList: true, subtree: true, attributes: true });
}

export const disturb = (page: Page, beginning: Beginning): Promise<unknown> =>
  page.addInitScript(disturbFrom, beginning);

interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly stateNode: unknown;
}

/** Runs in the page: compares what React has with what is seen. */
function findStale(): string[] {
  const [HOST, TEXT, OFFSCREEN] = [5, 6, 22];
  const faults: string[] = [];
  const childrenOf = (fiber: Fiber) => {
    const all: Fiber[] = [];
    for (let child = fiber.child; child; child = child.sibling) all.push(child);
    return all;
  };
  // The text that React has below a fiber; undefined where something else writes there.
  const textBelow = (fiber: Fiber): string | undefined => {
    if (fiber.tag === TEXT) return String(fiber.memoizedProps);
    if (fiber.tag === OFFSCREEN && fiber.memoizedState !== null) return undefined;
    const texts = childrenOf(fiber).map(textBelow);
    const own = texts.includes(undefined) ? undefined : texts.join('');
    if (fiber.tag !== HOST) return own;
    const element = fiber.stateNode as Element;
    if (!element.isConnected) return '';
    // They come from elsewhere into the dialog on top.
    if (!element.closest('.toasts') && element.querySelector('.toasts')) return undefined;
    const { children } = fiber.memoizedProps as { children?: unknown };
    const isOnly = ['string', 'number', 'bigint'].includes(typeof children);
    const wanted = isOnly ? String(children) : own;
    const seen = element.textContent ?? '';
    if (wanted !== undefined && (isOnly || fiber.child) && wanted !== seen)
      faults.push(`${element.localName}.${element.className}: "${seen}" where React has "${wanted}"`);
    return wanted !== seen ? undefined : seen;
  };
  const root = document.getElementById('root') as object;
  const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as Fiber | undefined;
  if (container === undefined) return ['React is not there'];
  textBelow((container.stateNode as { current: Fiber }).current);
  return faults;
}

/** Texts that are shown differently from what React has. */
export const staleTextsOn = (page: Page): Promise<string[]> => page.evaluate(findStale);
