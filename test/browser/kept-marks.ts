import type { Page } from 'playwright-core';
import type { AccountTests } from './account-page.ts';
import { openImport } from './import-page.ts';

export interface Person {
  readonly email: string;
  readonly name: string;
}

/**
 * Writes a text with MARK by every feature that keeps something in the browser, as whoever is signed in: a draft with
 * its journal, an ad that is open and one that is kept, improvements, an import that is under way and one that has
 * arrived. Leaves the page in the middle of it.
 */
export async function writeEverywhere(people: AccountTests, page: Page): Promise<void> {
  await people.writeSummary(page, 'MARK-summary');
  await page.locator('[role=tab][data-tab=ai]').click();
  const panel = page.locator('.panel');
  await panel.getByText('For one job', { exact: true }).click();
  const job = panel.getByLabel('Job description');
  await job.fill('MARK-ad');
  await panel.getByRole('button', { name: 'Keep it and paste another' }).click();
  await job.fill('MARK-job');
  // Neither is answered: both are still open when the page goes.
  await page.route('**/api/improve-resume', () => undefined);
  await page.route('**/api/parse-resume', () => undefined);
  await panel.locator('.ai-action .button-primary').click();
  await page.getByRole('alertdialog').locator('.button-primary').click();
  await openImport(page);
  await page.getByText('Or paste the text').click();
  await page.getByLabel('The text of your résumé').fill('MARK-file');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await page.waitForFunction(() => sessionStorage.getItem('import.kept') !== null);
  // What these features write for a moment only, or after an answer.
  await page.evaluate(() => {
    const { uid: owner } = JSON.parse(localStorage.getItem('account') ?? '{}') as { uid: string };
    const lines = { unplaced: ['MARK-line'], personal: [], fileName: 'cv.pdf', owner };
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('importedResumeData', JSON.stringify({ summary: 'MARK-imported' }));
      storage.setItem('importedResumeData.found', JSON.stringify(lines));
    }
    const value = { answers: { 'MARK-answer': true }, quotes: {} };
    localStorage.setItem('resumeData.adNotes', JSON.stringify([{ owner, value }]));
    localStorage.setItem('resumeData.texts', JSON.stringify([{ owner, asked: 'MARK-text' }]));
  });
}

/** Every entry of every storage of this page that has a mark in it, as "storage key". */
export const markedEntries = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const done = async <Result>(request: IDBRequest<Result>) => {
      if (request.readyState === 'pending')
        await new Promise((resolve) => {
          request.addEventListener('success', resolve);
        });
      return request.result;
    };
    const found: string[] = [];
    const look = (place: string, key: string, value: unknown) => {
      const text = JSON.stringify(value, (_, part: unknown) =>
        part instanceof ArrayBuffer ? new TextDecoder().decode(part) : part,
      );
      if (`${key} ${text}`.includes('MARK-')) found.push(`${place} ${key}`);
    };
    for (const key of Object.keys(localStorage)) look('local', key, localStorage.getItem(key));
    for (const key of Object.keys(sessionStorage)) look('session', key, sessionStorage.getItem(key));
    look('cookie', '', document.cookie);
    look('page', 'history', [history.state, location.href]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) look('cache', `${name} ${url}`, await (await cache.match(url))?.text());
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const keys = await done(entries.getAllKeys());
        const values = await done(database.transaction(store).objectStore(store).getAll());
        keys.forEach((key, at) => look('database', JSON.stringify(key).slice(1, -1), values[at]));
      }
      database.close();
    }
    return found.toSorted();
  });
