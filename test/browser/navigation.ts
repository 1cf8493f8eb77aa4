import type { Page } from 'playwright-core';

/**
 * Goes to an address of the product, and on when its screen is there and listens: the page as written looks the same,
 * hears nothing, and may be in another language.
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
