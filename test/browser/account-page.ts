import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  newVisitor,
  signedIn,
  startAccountSite,
  type AccountSite,
  type Visitor,
  type VisitorOptions,
} from './account-site.ts';
import { launchBrowser } from './launch.ts';
import { goTo } from './navigation.ts';

/**
 * The product and a browser for the tests of one file, with Amplify as in production over https, and what people do in
 * the pages.
 */
export interface AccountTests {
  readonly site: AccountSite;
  readonly browser: Browser;
  newEmail(): string;
  open(options?: VisitorOptions, path?: string): Promise<Visitor>;
  signedIn(email: string, name: string, options?: VisitorOptions): Promise<Visitor>;
  /** Types into the summary, which every test may change. */
  writeSummary(page: Page, text: string): Promise<void>;
  summaryOf(page: Page): Promise<string>;
}

/**
 * Starts both before the file's tests, closes people's windows after each, and everything after the last. `more`:
 * variables for the handlers.
 */
export function setUpAccountSite(
  more: () => Promise<Readonly<Record<string, string>>> = () => Promise.resolve({}),
): AccountTests {
  let site: AccountSite;
  let browser: Browser;
  let people = 0;
  beforeAll(async () => {
    [site, browser] = await Promise.all([more().then(startAccountSite), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    newEmail: () => `person${(people += 1)}@example.com`,
    async open(options = {}, path = '/') {
      const visitor = await newVisitor(browser, options);
      await goTo(visitor.page, site.url + path);
      return visitor;
    },
    signedIn: (email, name, options) => signedIn(browser, site, email, name, options),
    async writeSummary(page, text) {
      await goTo(page, `${site.url}/builder#summary`);
      await page.locator('.panel textarea').first().fill(text);
    },
    async summaryOf(page) {
      await goTo(page, `${site.url}/builder#summary`);
      return page.locator('.panel textarea').first().inputValue();
    },
  };
}

/** Where the page itself says that it is: the test's own view of a step in its history comes later. */
export const currentPath = (page: Page): Promise<string> => page.evaluate(() => location.pathname);
export const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text }).first().waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Saves under a name from the builder. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+KeyS');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(page, 'Save only');
  await toast(page, 'Resume saved to cloud successfully!');
}
