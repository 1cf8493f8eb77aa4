import type { Page } from 'playwright-core';

/**
 * Goes to an address of the product and waits until the script has rendered its screen. The prerendered page looks the
 * same before, but has no event handlers and may be in another language.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await screenReady(page);
}

/** Loads the page again; see {@link goTo}. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await screenReady(page);
}

/**
 * Waits for the screen that the address names, or leads to. What a screen itself fetches or loads later may still be
 * missing.
 */
export const screenReady = (page: Page): Promise<void> => page.locator('main[data-screen]').waitFor();
