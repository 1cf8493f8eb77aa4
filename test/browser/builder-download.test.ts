import { readFile } from 'node:fs/promises';
import { ERRORS } from '../../shared/errors/errors.ts';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { filledResume, skipSignIn, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const exportButton = (page: Page) => page.locator('.sheet-bar .export');

describe('the PDF', () => {
  it.each([
    ['en', 'Maya Cohen', 'maya_cohen_resume.pdf'],
    ['he', 'מאיה כהן', 'מאיה_כהן_resume.pdf'],
    ['en', '', 'resume.pdf'],
  ] as const)('[PDF-04] comes down as a file, in %s, named after "%s"', async (language, fullName, name) => {
    const resume = filledResume();
    const { page, context, faults } = await visitBuilder(product, {
      language,
      resume: { ...resume, personalInfo: { ...resume.personalInfo, fullName } },
    });
    const download = page.waitForEvent('download');
    await exportButton(page).click();
    await skipSignIn(page);
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Where a browser starts no download, the same file stands behind a link.
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

  it('[PDF-01] [BLD-16] is made by a shortcut, one at a time: busy meanwhile, and no second call', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    let calls = 0;
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/api/generate-pdf', async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await page.keyboard.press('Alt+d');
    await skipSignIn(page);
    await expect.poll(() => exportButton(page).isDisabled()).toBe(true);
    await expect.poll(() => exportButton(page).innerText()).toBe('Preparing PDF…');
    await page.keyboard.press('Alt+d');
    const download = page.waitForEvent('download');
    go();
    expect((await download).suggestedFilename()).toBe('maya_cohen_resume.pdf');
    expect(calls).toBe(1);
    await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
    await context.close();
  });

  it.each([
    ['en', 'error generating PDF, try again', 'Try again'],
    ['he', he['builder.pdf.failed'], he['builder.again']],
  ] as const)(
    '[ERR-04] says in %s when it failed, and can be tried again; that there is more than a PDF is made of',
    async (language, text, again) => {
      const { page, context } = await visitBuilder(product, { language, resume: filledResume() });
      await page.route(
        '**/api/generate-pdf',
        (route) =>
          route.fulfill({
            status: 500,
            contentType: 'application/json',
            body: JSON.stringify({ error: 'x', code: 'pdf_failed' }),
          }),
        { times: 1 },
      );
      await exportButton(page).click();
      await skipSignIn(page);
      const error = toast(page, text);
      await error.waitFor();
      const download = page.waitForEvent('download');
      await error.getByRole('button', { name: again }).click();
      await download;

      const body = {
        error: ERRORS.pdf_too_complex[language],
        code: 'pdf_too_complex',
        details: { reason: 'cost', limit: 2_000 },
      };
      await page.route('**/api/generate-pdf', (route) =>
        route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify(body) }),
      );
      await expect.poll(() => exportButton(page).isEnabled()).toBe(true);
      await exportButton(page).click();
      await toast(page, ERRORS.pdf_too_complex[language]).waitFor();
      await context.close();
    },
  );

  it('is told of the letters that have no typeface in it', async () => {
    const { page, context } = await visitBuilder(product, {
      resume: { ...filledResume(), summary: 'Speaks ภาษาไทย and አማርኛ' },
    });
    const download = page.waitForEvent('download');
    await exportButton(page).click();
    await skipSignIn(page);
    await download;
    await toast(page, 'ภ า ษ ไ ท ย').waitFor();
    await context.close();
  });

  it('[PDF-02] carries the résumé’s data only while that is wanted, and offers an account once a visit', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const bodies: unknown[] = [];
    page.on(
      'request',
      (request) =>
        request.url().endsWith('/api/generate-pdf') &&
        bodies.push((request.postDataJSON() as { embedData: boolean }).embedData),
    );
    const first = page.waitForEvent('download');
    await exportButton(page).click();
    await skipSignIn(page);
    await first;
    await page.locator('.more button').first().click();
    await page.getByLabel('Carry the data inside the PDF').uncheck();
    await page.keyboard.press('Escape');
    await Promise.all([page.waitForEvent('download'), exportButton(page).click()]);
    expect(bodies).toEqual([true, false]);
    await context.close();
  });
});
