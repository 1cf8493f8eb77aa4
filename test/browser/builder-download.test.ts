import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ERRORS } from '../../shared/errors/errors.ts';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { filledResume, skipSignIn, visitBuilder } from './builder-page.ts';
import { switchLanguage } from './scenes/check-scene.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
/** The product's answer in tests about the page: a real PDF is made in the first test. */
const PDF = { contentType: 'application/pdf', body: '%PDF-1.7\n%%EOF' };
const exportButton = (page: Page) => page.locator('.sheet-bar .export');

describe('the PDF', () => {
  it('[PDF-04] comes down as a file that is named after its owner, in Hebrew too', async () => {
    const resume = filledResume();
    const { page, context, faults } = await visitBuilder(product, {
      language: 'he',
      resume: { ...resume, personalInfo: { ...resume.personalInfo, fullName: 'מאיה כהן' } },
    });
    const name = 'מאיה_כהן_resume.pdf';
    const download = page.waitForEvent('download');
    await exportButton(page).click();
    await skipSignIn(page);
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Browsers that start no download get a link to the same file.
    await expect.poll(() => page.locator('.pdf-link').getAttribute('download')).toBe(name);
    const linked = page.waitForEvent('download');
    await page.locator('.pdf-link').click();
    expect((await readFile(await (await linked).path())).equals(bytes)).toBe(true);
    // The same file again, without being saved: to be read and printed.
    const href = await page.locator('.pdf-link').getAttribute('href');
    expect(await page.locator('.pdf-open').getAttribute('href')).toBe(href);
    expect(await page.locator('.pdf-open').getAttribute('download')).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is asked for with a question about an account that waits for no network', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const hasCome = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('LoginDialog')));
    await expect.poll(hasCome).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*', (route) => route.abort());
    await page.route('**/api/generate-pdf', (route) => route.fulfill(PDF));
    await exportButton(page).click();
    await skipSignIn(page);
    await page.locator('.pdf-link').waitFor();
    await context.close();
  });

  it('[PDF-01] [PDF-02] [BLD-16] is made by a shortcut, one at a time, with the data only while wanted', async () => {
    const { page, context } = await visitBuilder(product, {
      resume: { ...filledResume(), summary: 'Speaks ภาษาไทย and አማርኛ' },
    });
    const carried: boolean[] = [];
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/api/generate-pdf', async (route) => {
      carried.push((route.request().postDataJSON() as { embedData: boolean }).embedData);
      await held;
      await route.fulfill(PDF);
    });
    await page.keyboard.press('Alt+d');
    // It tells of the letters that no typeface has before anything is made.
    const told = 'No typeface has these characters, and the PDF will lack them: ภ า ษ ไ ท ย';
    await page.getByRole('dialog').getByText(told, { exact: true }).waitFor();
    expect(carried).toEqual([]);
    await page.getByRole('button', { name: 'Download anyway' }).click();
    await skipSignIn(page);
    // Busy meanwhile, and no second call.
    await expect.poll(() => exportButton(page).isDisabled()).toBe(true);
    await expect.poll(() => exportButton(page).innerText()).toBe('Preparing PDF…');
    await page.keyboard.press('Alt+d');
    const download = page.waitForEvent('download');
    go();
    expect((await download).suggestedFilename()).toBe('maya_cohen_resume.pdf');
    await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
    expect(carried).toEqual([true]);

    // The missing letters are named, and an account is offered, each time.
    await page.locator('.more button').first().click();
    await page.getByLabel('Carry the data inside the PDF').uncheck();
    await page.keyboard.press('Escape');
    await exportButton(page).click();
    await page.getByRole('button', { name: 'Download anyway' }).click();
    await Promise.all([page.waitForEvent('download'), skipSignIn(page)]);
    expect(carried).toEqual([true, false]);
    await context.close();
  });

  it('[ERR-04] says in either language when it failed, and can be tried again', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const failed = (status: number, body: object) =>
      page.route(
        '**/api/generate-pdf',
        (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
        { times: 1 },
      );
    await page.route('**/api/generate-pdf', (route) => route.fulfill(PDF));
    for (const [language, text, again] of [
      ['en', 'error generating PDF, try again', 'Try again'],
      ['he', he['builder.pdf.failed'], he['builder.again']],
    ] as const) {
      await switchLanguage(page, language);
      await failed(500, { error: 'x', code: 'pdf_failed' });
      await exportButton(page).click();
      await skipSignIn(page);
      const error = toast(page, text);
      await error.waitFor();
      const download = page.waitForEvent('download');
      await error.getByRole('button', { name: again, exact: true }).click();
      await download;

      // The message also says that the résumé exceeds a PDF.
      await failed(422, {
        error: ERRORS.pdf_too_complex[language],
        code: 'pdf_too_complex',
        details: { reason: 'cost', limit: 2_000 },
      });
      await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
      await exportButton(page).click();
      await skipSignIn(page);
      await toast(page, ERRORS.pdf_too_complex[language]).waitFor();
      await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
    }
    await context.close();
  });
});
