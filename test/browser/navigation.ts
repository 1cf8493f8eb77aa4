import type { Page } from 'playwright-core';

/**
 * Goes to an address of the product and waits until the script has rendered its screen. The prerendered page looks the
 * same before, but has no event handlers and may be in another language.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await layersLeft(page);
  await page.goto(address);
  await screenReady(page);
}

/** Panels over a screen that have a history entry: most of them only on a phone. */
const NARROW = '.builder:not([data-view=both])';
const OPEN_LAYER = [
  'dialog[open]',
  '[data-full-screen=true]',
  '.bar[data-open=true]',
  `${NARROW}:not([data-view=form])`,
  `${NARROW}[data-design=true]`,
  `${NARROW} :is(.template-strip, .more-panel)`,
].join();

/**
 * A dialog that has just been closed leaves its entry of the history by a step back, a moment later: an address opened,
 * a reload, or another dialog meanwhile would be taken back by it. Nobody is that fast; a test is.
 */
export const layersLeft = (page: Page) =>
  page
    .waitForFunction(
      (open) => (history.state as { layer?: boolean } | null)?.layer !== true || document.querySelector(open),
      OPEN_LAYER,
      { timeout: 2_000 },
    )
    .catch(() => undefined);

/** Loads the page again; see {@link goTo}. */
export async function reload(page: Page): Promise<void> {
  await layersLeft(page);
  await page.reload();
  await screenReady(page);
}

/**
 * Waits for the screen that the address names, or leads to. What a screen itself fetches or loads later may still be
 * missing.
 */
export const screenReady = (page: Page): Promise<void> => page.locator('main[data-screen]').waitFor();
