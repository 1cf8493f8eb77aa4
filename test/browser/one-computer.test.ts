import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, setUpAccountSite } from './account-page.ts';
import { signInByPopup, type Visitor, type VisitorOptions } from './account-site.ts';
import { markedEntries, writeEverywhere, type Person } from './kept-marks.ts';
import { goTo, reload } from './navigation.ts';
import { STORED_ROWS } from '../../web/lib/storage/storedRows.ts';

const people = setUpAccountSite();

/** Stored data that may wait for its absent owner, and data that may not, by the table. */
const WORK = STORED_ROWS.filter(({ whose }) => whose === 'work').map(({ place, key }) => `${place} ${key}`);
const BESIDE = STORED_ROWS.filter(({ whose }) => whose === 'beside')
  .map(({ place, key }) => `${place} ${key}`)
  .filter((entry) => !entry.endsWith('.left'))
  .toSorted();

async function comes(name: string, options?: VisitorOptions): Promise<Person & Visitor> {
  const email = people.newEmail();
  return { email, name, ...(await people.signedIn(email, name, options)) };
}
/** Somebody signs in at the same computer. */
async function signsIn(visitor: Visitor, { email, name }: Person): Promise<void> {
  // The sign-in service remembers who it was, until they log out.
  await visitor.context.clearCookies();
  await goTo(visitor.page, `${people.site.url}/login?from=%2Fabout`);
  await signInByPopup(visitor, email, name);
  await visitor.page.waitForURL('**/about');
}
/** As when the refresh token has expired. */
const loseTokens = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  });
/** The session has ended by itself, which the next page notices. */
async function expire(page: Page): Promise<void> {
  await loseTokens(page);
  await goTo(page, `${people.site.url}/profile`);
  await page.waitForURL('**/login*');
}
/** Whether the page shows a mark, also in what is typed into it. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll('textarea, input')].map((field) => (field as HTMLInputElement).value);
    return `${document.documentElement.outerHTML}${typed.join()}`.includes('MARK');
  });
/** Entries with a mark that are not work. */
const besideIn = async (page: Page) =>
  (await markedEntries(page)).filter(
    (entry) => !WORK.some((key) => entry === key || (/[.:]$/.test(key) && entry.startsWith(key))),
  );
/** Opens another tab of the same browser, with a separate draft and advertisement. */
async function otherTab({ context }: Visitor): Promise<Page> {
  const page = await context.newPage();
  await goTo(page, `${people.site.url}/builder#ai`);
  await page.locator('.panel').getByText('For one job', { exact: true }).click();
  await page.locator('.panel').getByLabel('Job description').fill('MARK-other');
  await page.locator('.sheet', { hasText: 'MARK-summary' }).first().waitFor();
  return page;
}
/** Opens the builder, where an import that waits is taken over. */
async function openBuilder(page: Page): Promise<void> {
  await goTo(page, `${people.site.url}/builder?imported=true#ai`);
  await page.locator('.toast').first().waitFor();
  await page.locator('.panel').getByText('For one job', { exact: true }).click();
}
/** The marks in what the builder shows of the draft and of what is kept beside it. */
const shown = (page: Page) =>
  page.locator('.panel textarea, .panel .written, .kept-adverts bdi, .sheet, .review').evaluateAll((all) => {
    const texts = all.map((one) => (one instanceof HTMLTextAreaElement ? one.value : (one.textContent ?? '')));
    return [...new Set(texts.flatMap((text) => text.match(/MARK-[a-z]+/g) ?? []))].toSorted();
  });
async function finds(page: Page, marks: readonly string[]): Promise<void> {
  await openBuilder(page);
  await expect.poll(() => shown(page)).toEqual(marks);
}

/** Places at which an account is deleted, this browser's reaction, and what stays of the builder in another tab. */
const DELETIONS: readonly (readonly [where: string, ends: (page: Page) => Promise<void>, stays: string[]])[] = [
  [
    'here',
    async (page) => {
      await goTo(page, `${people.site.url}/profile`);
      await press(page, 'Delete my account');
      await page.getByLabel(/type:/).fill('delete');
      await press(page, 'Delete my account for good');
      await page.waitForURL(`${people.site.url}/`);
    },
    [],
  ],
  [
    'at another computer',
    async (page) => {
      await people.call(page, 'DELETE', '/api/profile');
      await goTo(page, `${people.site.url}/profile`);
      await page.waitForURL('**/login*');
      await page.getByText('This account was deleted').waitFor();
    },
    ['MARK-summary'],
  ],
];

describe('two people at one computer', () => {
  it('one signs out from a page without the builder: nothing is left beside work, here and in other tabs', async () => {
    const dana = await comes('Dana');
    const { page } = dana;
    await writeEverywhere(people, page);
    const other = await otherTab(dana);
    expect(await besideIn(page)).toEqual(BESIDE);
    expect(await isMarked(other)).toBe(true);
    await goTo(page, `${people.site.url}/about`);
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${people.site.url}/`);
    expect(await besideIn(page)).toEqual([]);
    await expect.poll(() => isMarked(other)).toBe(false);
    // The other tab has put the draft away under its owner.
    await expect.poll(() => markedEntries(other)).toEqual([expect.stringMatching(/^database owner:/)]);
    await finds(page, []);
    await signsIn(dana, { email: people.newEmail(), name: 'Noam' });
    await finds(page, []);
    // And the first one finds the work again.
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${people.site.url}/`);
    await signsIn(dana, dana);
    await finds(page, ['MARK-summary']);
  });

  it('one signs out in the builder while there is no network: nothing is left either, tokens neither', async () => {
    const { page, context } = await comes('Dana', { serviceWorkers: 'allow' });
    await writeEverywhere(people, page);
    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(worker, { timeout: 60_000 }).toBe('activated');
    // What is routed does not come from the worker.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(true);
    await reload(page);
    await page.locator('.panel').waitFor();
    // The dialog of the import that was under way lies over it.
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).dispatchEvent('click');
    await page.locator('.bar').getByRole('link', { name: 'Log in' }).waitFor();
    expect([await besideIn(page), await isMarked(page)]).toEqual([[], false]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([]);
  });

  it('the session of one ends by itself: it waits for its owner, and goes when somebody else comes', async () => {
    const dana = await comes('Dana');
    const { page } = dana;
    await writeEverywhere(people, page);
    const other = await otherTab(dana);
    await expire(page);
    await finds(page, []);
    // The message stays on its screen (a page that is opened shows none of it).
    await other.locator('.notice', { hasText: 'Your session has ended' }).waitFor();
    expect(await isMarked(other)).toBe(true);
    await signsIn(dana, dana);
    // The import that was under way goes on.
    await goTo(page, `${people.site.url}/builder`);
    await page.locator('.upload-file').getByText('Pasted text.txt').waitFor();
    await page.locator('.upload-actions').getByRole('button', { name: 'Cancel' }).click();
    await finds(page, ['MARK-ad', 'MARK-job', 'MARK-line']);
    await expect.poll(() => isMarked(other)).toBe(true);
    await expire(page);
    await signsIn(dana, { email: people.newEmail(), name: 'Noam' });
    await expect.poll(() => besideIn(other)).toEqual([]);
    expect([await besideIn(page), await isMarked(other)]).toEqual([[], false]);
    await finds(page, []);
  });

  it('one wrote before signing in, and never came back to the builder: it is theirs, in an open page too', async () => {
    const visitor = await people.open({}, '/builder');
    const { page } = visitor;
    const dana = { email: people.newEmail(), name: 'Dana' };
    await people.writeSummary(page, 'MARK-summary');
    await page.locator('.save-status').getByText('In this browser only').waitFor();
    await signsIn(visitor, dana);
    await page.waitForFunction(() => localStorage.getItem('resumeData.meta')?.includes('"owner":null') === false);
    await page.locator('.bar').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${people.site.url}/`);
    await finds(page, []);
    await signsIn(visitor, dana);
    await finds(page, ['MARK-summary']);
    await loseTokens(page);
    await page.keyboard.press('Alt+KeyS');
    await press(page, 'Save only');
    await page.locator('.notice', { hasText: 'Your session has ended' }).waitFor();
    await page.getByRole('heading', { name: 'Save to the cloud' }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'This is not me');
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  it.each(DELETIONS)(
    'one deletes the account %s: only what is open in another tab may stay',
    async (_, ends, stays) => {
      const dana = await comes('Dana');
      const { page } = dana;
      await writeEverywhere(people, page);
      const other = await otherTab(dana);
      await ends(page);
      await expect.poll(() => shown(other)).toEqual(stays);
      await expect.poll(() => besideIn(other)).toEqual([]);
      expect(await besideIn(page)).toEqual([]);
      expect((await markedEntries(page)).length > 0).toBe(stays.length > 0);
      await finds(page, stays);
    },
  );
});
