import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import en from '../../web/lib/i18n/messages/en/help.json' with { type: 'json' };
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { visitBuilder } from './builder-page.ts';
import { resumeOf } from './design-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const openReaders = async (page: Page) => {
  await page.locator('.more > .icon-button').click();
  await page.locator('.more-item').nth(7).click();
};
const readersThere = (page: Page) =>
  page.locator('.read-text option').evaluateAll((all) => all.map((each) => each.getAttribute('value')));

describe('what software reads', () => {
  it('is the text of the real files by each reader, with places on the page and what to change', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      resume: { ...SAMPLE_EN, sectionTitles: { experience: 'My journey' } },
    });
    const programs: string[] = [];
    page.on('worker', (worker) => void programs.push(/pdf(?:ium)?Worker/.exec(worker.url())?.[0] ?? worker.url()));
    await openReaders(page);
    await expect.poll(() => readersThere(page), { timeout: 30_000 }).toEqual(['pdfJs', 'pdfium', 'pdfBox', 'word']);
    for (const reader of ['pdfJs', 'pdfium', 'pdfBox', 'word']) {
      await page.locator('.read-text select').selectOption(reader);
      const text = await page.locator('.read-lines').innerText();
      expect(text, reader).toContain(SAMPLE_EN.personalInfo.email);
      expect(text, reader).toContain(SAMPLE_EN.experience[0]?.title);
    }
    // Each fact has its place on a page that is drawn.
    await page.locator('.fact', { hasText: SAMPLE_EN.personalInfo.phone }).click();
    await page.locator('.read-mark[data-shown]').waitFor();

    // One press gives the usual heading back, and the files are read again.
    const advice = page.locator('.readers-advice li', { hasText: 'My journey' });
    await advice.getByRole('button', { name: en['help.readers.press.heading'] }).click();
    await expect.poll(() => page.locator('.read-lines').innerText(), { timeout: 30_000 }).not.toContain('My journey');
    await expect.poll(() => advice.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.readers').waitFor({ state: 'detached' });
    await openReaders(page);
    await expect.poll(() => readersThere(page), { timeout: 30_000 }).toHaveLength(4);
    // All three times by the same two programs.
    expect(programs.toSorted()).toEqual(['pdfWorker', 'pdfiumWorker']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what a reader of Hebrew has in another order, and that no system was asked', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: SAMPLE_HE, language: 'he' });
    await openReaders(page);
    await expect.poll(() => readersThere(page), { timeout: 30_000 }).toHaveLength(4);
    const lacks = await page.locator('.fact-lack').allInnerTexts();
    expect(lacks.length).toBeGreaterThan(0);
    expect(lacks.every((each) => each.includes('PDFBox'))).toBe(true);
    expect(await page.locator('.readers').innerText()).toContain('pdftotext');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has the order of the text chosen, with what each reader makes of either, and read again at once', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: SAMPLE_HE, language: 'he' });
    await openReaders(page);
    const counts = () =>
      page
        .locator('.order')
        .evaluateAll((orders) =>
          orders.map((order) =>
            [...order.querySelectorAll('.order-counts > span')].map((each) =>
              Number(/\d+/.exec(each.textContent)?.[0]),
            ),
          ),
        );
    await expect.poll(async () => (await counts()).flat().length, { timeout: 60_000 }).toBe(6);
    const [placed = [], drawn = []] = await counts();
    // pdf.js, PDFium, PDFBox.
    expect(placed[2]).toBeLessThan(placed[1] ?? 0);
    expect(drawn[2]).toBe(drawn[0]);
    expect(drawn[1]).toBeLessThan(placed[1] ?? 0);

    await page.locator('.order input[value=drawn]').check();
    await expect.poll(() => readersThere(page), { timeout: 60_000 }).toHaveLength(4);
    const lacks = await page.locator('.fact-lack').allInnerTexts();
    expect(lacks.filter((each) => each.includes('PDFBox'))).toEqual([]);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('drawn');
    await expect.poll(async () => (await resumeOf(page))?.design).toEqual({ textOrder: 'drawn' });
    expect(await counts()).toEqual([placed, drawn]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells why there is no PDF, and goes on by a press', async () => {
    const { page, context } = await visitBuilder(product, { resume: SAMPLE_EN });
    await page.route('**/api/generate-pdf', (route) => route.abort());
    await openReaders(page);
    await page.locator('dialog .notice').waitFor();
    await page.unroute('**/api/generate-pdf');
    await page.locator('dialog .notice button').click();
    await expect.poll(() => readersThere(page), { timeout: 30_000 }).toContain('pdfJs');
    await context.close();
  });
});
