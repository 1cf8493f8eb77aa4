import type { Browser, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import type { SavedResume } from '../../shared/api/resumes.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { summaryField, textIn } from './builder-page.ts';
import { newVisitor, signedIn, type Visitor, type VisitorOptions } from './account-site.ts';
import { goTo } from './navigation.ts';
import { closeWindows, setUpBrowser, setUpSharedProduct, type SharedProduct } from './worker.ts';

/**
 * The product and a browser for the tests of a file, with Amplify as in production over https, and what people do in
 * the pages.
 */
export interface AccountTests {
  readonly site: SharedProduct;
  readonly browser: Browser;
  newEmail(): string;
  open(options?: VisitorOptions, path?: string): Promise<Visitor>;
  signedIn(email: string, name: string, options?: VisitorOptions): Promise<Visitor>;
  /** Types into the summary, which every test may change. */
  writeSummary(page: Page, text: string): Promise<void>;
  summaryOf(page: Page): Promise<string>;
  /** Calls the product like another computer of the signed-in person. */
  call<T>(page: Page, method: string, path: string, body?: object): Promise<T>;
  /** A new résumé of theirs in the cloud, saved at another computer. */
  saveElsewhere(page: Page, name: string, data?: Partial<ResumeData>): Promise<SavedResume>;
}

/** People of this worker: each file has its own at the product that all share. */
let people = 0;

/** Has both before the file's tests, and closes people's windows after each. */
export function setUpAccountSite(): AccountTests {
  let site: SharedProduct;
  let browser: Browser;
  setUpBrowser((one) => (browser = one));
  setUpSharedProduct((one) => (site = one));
  afterEach(() => closeWindows(browser));
  const call = async <T>(page: Page, method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { authorization: `Bearer ${await accessToken(page)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
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
      await summaryField(page).fill(text);
    },
    async summaryOf(page) {
      await goTo(page, `${site.url}/builder#summary`);
      return textIn(summaryField(page));
    },
    call,
    saveElsewhere: (page, name, data = {}) =>
      call(page, 'POST', '/api/resumes', { name, data: { ...createBlankResume(), ...data } }),
  };
}

/** Returns the token of the person who is signed in on the page. */
const accessToken = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1] as string);

/** Returns the page's path as the page reports it: the test sees a step in its history later. */
export const currentPath = (page: Page): Promise<string> => page.evaluate(() => location.pathname);
export const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text }).first().waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Presses an entry of a saved résumé's menu. */
export async function fromMenu(page: Page, name: string, entry: string): Promise<void> {
  await press(page, `More for ${name}`);
  await page.locator('.menu-entry', { hasText: entry }).click();
}

/** Saves under a name from the builder. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+KeyS');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(page, 'Save only');
  await toast(page, 'Resume saved to cloud successfully!');
}
