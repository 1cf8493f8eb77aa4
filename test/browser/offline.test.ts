import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { goTo, reload } from './navigation.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
let context: BrowserContext;

beforeAll(async () => {
  context = await product.browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });
});
afterAll(() => context?.close());

afterEach(() => context.setOffline(false));

/** Every address that the worker keeps. */
const kept = () =>
  context.pages()[0]?.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

describe('the builder without a network', () => {
  it('opens once visited, keeps the draft, makes Word files, and says that a PDF needs one', async () => {
    const page = await context.newPage();
    await goTo(page, `${product.url}/builder`);
    const name = page.getByRole('textbox', { name: 'שם מלא' });
    await name.fill('נועה ברק');
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
      undefined,
      { timeout: 60_000 },
    );
    // Fonts come last: all that the worker names.
    const fonts = new Set((await (await fetch(`${product.url}/worker.js`)).text()).match(/[^"'`/]+\.woff2/g)).size;
    expect(fonts).toBeGreaterThan(30);
    await expect
      .poll(async () => (await kept())?.filter((path) => path.endsWith('.woff2')).length, { timeout: 60_000 })
      .toBe(fonts);

    await context.setOffline(true);
    await reload(page);
    await page.locator('.panel').waitFor();
    await expect.poll(() => name.inputValue()).toBe('נועה ברק');
    await name.fill('נועה ברק־לוי');
    await expect
      .poll(() => page.locator('.desk-sheets').evaluate((host) => host.shadowRoot?.textContent))
      .toContain('נועה ברק־לוי');
    // The real sheet in its real font, not a fallback.
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0);
    await reload(page);
    await page.locator('.panel').waitFor();
    await expect.poll(() => name.inputValue()).toBe('נועה ברק־לוי');
    // Nothing of the formats was asked for before the network went.
    for (const [format, extension] of [
      ['קובץ Word (DOCX)', 'docx'],
      ['כל הפורמטים (ZIP)', 'zip'],
    ] as const) {
      await page.locator('.more button').first().click();
      await page.getByRole('button', { name: 'הורדה כ־Word, כטקסט ועוד' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `הורדה ${format}`, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
      const parts = unzipSync(await readFile(await file.path()));
      if (extension === 'docx') expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('נועה ברק');
      else expect(Object.keys(parts)).toHaveLength(4);
    }
    await page.getByRole('button', { name: /PDF/ }).first().click();
    await page.getByRole('button', { name: 'להוריד בלי חשבון' }).click();
    await page.getByRole('alert').getByText('אין חיבור לאינטרנט, ולכן אי אפשר להכין PDF').waitFor();
  });

  it('goes on without the parts that have not come, where the connection goes before they are kept', async () => {
    // A context that is used again may have the parts in its cache.
    const page = await product.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await goTo(page, `${product.url}/builder`);
    await page.locator('.desk-sheets article.resume').first().waitFor();
    await page.context().setOffline(true);
    const opened = [
      () => page.locator('[role=tab][data-tab=ai]').click(),
      () => page.locator('.design-button').click(),
      () => page.locator('.template-button').click(),
    ];
    for (const open of opened) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in one page
      await open();
      // oxlint-disable-next-line no-await-in-loop
      await page.locator('.part-missing').getByText('החלק הזה לא נטען').last().waitFor();
      // A text's tools are a part too, and nobody opened them.
      // oxlint-disable-next-line no-await-in-loop
      await page.locator('[role=tab][data-tab=summary]').click();
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('textbox', { name: 'תקציר מקצועי' }).fill('מנהלת תפעול');
    }
    await expect
      .poll(() => page.locator('.desk-sheets').evaluate((host) => host.shadowRoot?.textContent))
      .toContain('מנהלת תפעול');
    await page.close();
  });

  it('keeps nothing of anybody: files of ours alone, no answer of an endpoint, no configuration', async () => {
    const paths = (await kept()) ?? [];
    expect(paths.filter((path) => !/^\/(?:assets\/|pages\/(?:he|en)\/builder\.html$)/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(40);
  });

  it('is never stale: with a network the page comes from it, and its worker is asked for again', async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().endsWith('/builder') && response.request().isNavigationRequest(),
      ),
      page.reload(),
    ]);
    expect(answer.status()).toBe(200);
    expect((await fetch(`${product.url}/worker.js`)).headers.get('cache-control')).toBe('no-cache');
  });
});
