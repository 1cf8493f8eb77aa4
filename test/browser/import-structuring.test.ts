import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../infra/local/environment.ts';
import { press, setUpAccountSite } from './account-page.ts';
import { accessibilityFaults } from './axe.ts';
import { choose, memberAtBuilder, openImport, review, slot, unclearPdf, type UploadedFile } from './import-page.ts';
import { reload } from './navigation.ts';
import { everyNth } from '../support/exhaustive.ts';

const people = setUpAccountSite();
let restore: () => void;
let file: UploadedFile;
beforeAll(async () => {
  file = await unclearPdf(people.browser);
  restore = setEnvironment({ IMPORT_STRUCTURING: 'model' });
});
afterAll(() => restore());

const TEXTS = {
  en: {
    now: 'Import Now',
    told: 'Where a file is unclear, its text goes to a language model at AWS',
    title: 'Placed with AI',
    read: 'We had read:',
    mark: 'Placed here with AI.',
    show: /^Show in the form: Experience/,
    back: /^Go back to what we had read/,
    checks: 'Please check',
  },
  he: {
    now: 'לייבא עכשיו',
    told: 'כשמשהו בקובץ לא ברור, הטקסט שבו נשלח למודל שפה ב־AWS',
    title: 'שובץ בעזרת AI',
    read: 'לפני כן קראנו:',
    mark: 'שובץ כאן בעזרת AI.',
    show: /^הצגה בטופס: ניסיון/,
    back: /^להחזיר למה שקראנו קודם/,
    checks: 'כדאי לבדוק',
  },
} as const;

/** A model's placements of the file, and the earlier readings. */
const PLACED = {
  path: 'experience.0',
  was: { company: '', endDate: '' },
  unplaced: ['שקד ושות׳', 'לבין 2023'],
};

/**
 * Imports a file as if a model had placed its employer and its end. The reader places all of this file itself: what a
 * model is asked and how its answer is held to the file is shown in test/integration/import-structuring.test.ts.
 */
async function imported(language: 'en' | 'he', width: number): Promise<Page> {
  const { page } = await memberAtBuilder(people, '', { language, width });
  const texts = TEXTS[language];
  await page.route('**/api/parse-resume', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), placedByModel: [PLACED] } });
  });
  await openImport(page);
  await slot(page).getByText(texts.told).waitFor();
  await choose(page, file);
  await press(page, texts.now);
  await review(page).getByRole('heading', { name: texts.title }).waitFor();
  expect(await placed(page).count()).toBe(1);
  const said = await placed(page).innerText();
  for (const each of ['גלים', 'שקד ושות', texts.read]) expect(said).toContain(each);
  return page;
}
const placed = (page: Page) => review(page).locator('.review-placed > li');
const field = (page: Page, name: string) => page.locator(`.panel [data-resume-field$=".${name}"]`).first();

describe('what a model placed of an imported file', () => {
  it.each(
    // In English on a laptop the next test goes back, from the review.
    everyNth(3, [
      ['he', 360],
      ['he', 1440],
      ['en', 1440],
    ] as const),
  )(
    'stands in the review beside what had been read, in %s at %i pixels, and one key goes back to that',
    async (language, width) => {
      const page = await imported(language, width);
      const texts = TEXTS[language];
      expect(await accessibilityFaults(page, { within: '.review' })).toEqual([]);

      // It is asked about once, and by keyboard.
      await placed(page).getByRole('button', { name: texts.show }).press('Enter');
      await expect.poll(() => field(page, 'company').inputValue()).toContain('שקד ושות');
      await expect.poll(() => page.locator('.panel .placed-note').count()).toBe(2);
      expect(await page.locator('.panel .placed-note').first().innerText()).toContain(texts.mark);
      expect(await accessibilityFaults(page, { within: '.panel' })).toEqual([]);

      await page.locator('.panel .placed-note').getByRole('button', { name: texts.back }).first().press('Enter');
      await expect.poll(() => field(page, 'company').inputValue()).toBe('');
      expect(await field(page, 'title').inputValue()).toBe('גלים');
      expect(await field(page, 'endDate').inputValue()).toBe('');
      expect(await page.locator('.panel .placed-note').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    },
  );

  it('is there after a reload, and its texts have no place again once it is taken back', async () => {
    const page = await imported('en', 1440);
    await reload(page);
    await review(page).getByRole('heading', { name: TEXTS.en.title }).waitFor();
    expect(await review(page).locator('.review-texts').count()).toBe(0);
    await placed(page).getByRole('button', { name: TEXTS.en.back }).click();
    await expect.poll(() => placed(page).count()).toBe(0);
    await expect.poll(() => review(page).locator('.review-texts p').allInnerTexts()).toEqual(PLACED.unplaced);
  });
});
