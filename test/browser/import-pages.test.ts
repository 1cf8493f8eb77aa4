import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { toImported } from '../../functions/import/importedResume.ts';
import { importText } from '../../functions/import/textImport.ts';
import type { ImportedResume } from '../../shared/api/import.ts';
import { accessibilityFaults } from './axe.ts';
import { corpus, review } from './import-page.ts';
import { goTo, reload } from './navigation.ts';
import { setUpStaticVisitors } from './static-visitors.ts';
import { everyNth } from '../support/exhaustive.ts';

const visitors = setUpStaticVisitors();

const TEXTS = {
  en: {
    file: corpus('pdf/maya-chrome-2col.pdf'),
    view: 'Your file',
    gone: 'kept only until the page is reloaded',
    failed: 'could not show the pages',
    label: 'Full name',
  },
  he: {
    file: corpus('pdf/dana-chrome-2col.pdf'),
    view: 'הקובץ שלך',
    gone: 'רק עד לטעינה מחדש',
    failed: 'לא הצליח להציג את עמודי הקובץ',
    label: 'שם מלא',
  },
} as const;
type Language = keyof typeof TEXTS;

const found = {} as Record<Language, ImportedResume>;
beforeAll(async () => {
  for (const language of ['en', 'he'] as const) {
    const read = await importText(new Uint8Array(readFileSync(TEXTS[language].file)));
    if ('error' in read) throw new Error(read.error);
    found[language] = toImported(read, 'text');
  }
});

/** The review as it is after a reload: what was imported is there, and the file is not. */
async function openReview(language: Language, width: number, theme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await visitors.open({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    {
      language,
      importedResumeData: JSON.stringify(found[language].resumeData),
      // A value to check, so that the review is shown at once.
      'importedResumeData.found': JSON.stringify({
        ...found[language],
        fileName: 'cv.pdf',
        confidence: { 'experience.0.title': 0.3 },
      }),
    },
  );
  await goTo(page, `${visitors.site.url}/builder?imported=true`);
  await showFile(page, language);
  return page;
}

/** Opens the file's part of the review, where the file itself is gone. */
async function showFile(page: Page, language: Language): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 992) {
    // The review is among the views once the import has come: before, the second one is the sheet.
    const views = page.locator('.view-switch .segment');
    await views.nth(2).waitFor();
    await views.nth(1).click();
  }
  await review(page).getByText(TEXTS[language].view, { exact: true }).click();
  await review(page).getByText(TEXTS[language].gone).waitFor();
}

const chooseAgain = (page: Page, file: string) => review(page).locator('input[type=file]').setInputFiles(file);
const marks = (page: Page) => page.locator('.file-marks button');
/** How many of the points of the page that is drawn are dark, in percent. */
const inkOf = (page: Page) =>
  page
    .locator('.file-page canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 128 && (data[at] ?? 255) < 128) dark += 1;
      return (400 * dark) / Math.max(1, data.length);
    });

const lines = (page: Page) => page.locator('.file-lines button');

describe('the pages of the file in the review of an import', () => {
  it.each(
    everyNth(2, [
      ['he', 1440, 'dark'],
      ['en', 1440, 'light'],
      ['en', 360, 'dark'],
      ['he', 360, 'light'],
    ] as const),
  )(
    'are lines of text until they are drawn, with a mark on each text that leads to its field: %s, %i px, %s',
    async (language, width, theme) => {
      const page = await openReview(language, width, theme);
      // While the browser has no file there are lines of its text.
      expect(await lines(page).count()).toBeGreaterThan(20);
      if (width >= 992) {
        await lines(page).filter({ hasText: TEXTS[language].label }).click();
        await expect
          .poll(() => page.locator('.panel input:focus').inputValue())
          .toBe(found[language].resumeData.personalInfo.fullName);
      }
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await chooseAgain(page, TEXTS[language].file);
      await expect.poll(() => inkOf(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
      expect(await marks(page).count()).toBeGreaterThan(20);
      expect(await accessibilityFaults(page, { within: '.review' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      // People who do not see the page hear the text and its field.
      const name = found[language].resumeData.personalInfo.fullName;
      await page.getByRole('button', { name: `${name} ${TEXTS[language].label}` }).waitFor();

      const employer = found[language].resumeData.experience[0]?.company ?? '';
      await marks(page).filter({ hasText: employer }).first().click();
      await expect.poll(() => page.locator('.panel input:focus').inputValue()).toBe(employer);
      expect(sent).toEqual([]);
      if (width < 992) {
        await reload(page);
        await showFile(page, language);
        await chooseAgain(page, corpus('edge/random.pdf'));
        await review(page).getByText(TEXTS[language].failed).waitFor();
        expect(await lines(page).count()).toBeGreaterThan(20);
        expect(sent).toEqual([]);
        return;
      }
      const shown = page.locator('.file-marks [aria-current=true]');
      await expect.poll(() => shown.allTextContents()).toEqual([expect.stringContaining(employer)]);
      await page.locator('.panel [data-resume-field$=".location"]').first().focus();
      const place = found[language].resumeData.experience[0]?.location ?? '';
      await expect.poll(() => shown.allTextContents()).toEqual([expect.stringContaining(place)]);
      await marks(page).first().focus();
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() =>
          marks(page)
            .nth(1)
            .evaluate((mark) => mark === document.activeElement),
        )
        .toBe(true);
    },
  );
});
