import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../shared/platform/language.ts';
import enBuilder from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import enHelp from '../../web/lib/i18n/messages/en/help.json' with { type: 'json' };
import heBuilder from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import heHelp from '../../web/lib/i18n/messages/he/help.json' with { type: 'json' };
import { filledResume, sheet, storedResume, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const TEXTS: Readonly<Record<Language, typeof enBuilder & typeof enHelp>> = {
  en: { ...enBuilder, ...enHelp },
  he: { ...heBuilder, ...heHelp },
};
const press = (page: Page, name: string) => page.locator('.panel').getByRole('button', { name, exact: true }).click();
const write = async (page: Page, text: string) => {
  await page.locator('.personal-row input:focus').waitFor();
  await page.keyboard.insertText(text);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-resume-field'));

describe('further contacts and details in the form', () => {
  it.each([
    ['en', 1440],
    ['he', 360],
  ] as const)('%s at %i px: are added, shown, moved, deleted and brought back', async (language, width) => {
    const { page, context, faults } = await visitBuilder(product, { language, width, resume: filledResume() });
    const texts = TEXTS[language];
    await press(page, texts['builder.personal.link']);
    await write(page, 'github.com/maya');
    await page.getByRole('textbox', { name: 'GitHub' }).waitFor();
    await press(page, texts['builder.personal.phone']);
    await write(page, '03-555-0199');
    await press(page, texts['builder.personal.detail']);
    await page.locator('.personal-row select:focus').selectOption('family');
    await page.getByText(texts['help.details.advice']).waitFor();
    await page.locator('.personal-row select').selectOption('licence');
    await expect.poll(() => page.getByText(texts['help.details.advice']).count()).toBe(0);
    await page.locator('.personal-row [data-resume-field="detail-1.value"]').fill('B');

    const moveUp = `${texts['builder.entry.up']}: ${texts['help.contacts.phone']}`;
    await press(page, moveUp);
    const kept = async () => {
      const { contacts, details } = (await storedResume(page)) ?? {};
      return [contacts, details].map((list) => list?.map(({ value }) => value));
    };
    await expect.poll(kept).toEqual([['03-555-0199', 'github.com/maya'], ['B']]);
    // A phone has the page behind the form.
    if (width > 1000) {
      await expect.poll(() => sheet(page).locator('.contact-link').allInnerTexts()).toEqual(['github.com/maya']);
      await expect.poll(() => sheet(page).locator('.detail').allInnerTexts()).toEqual(['Driving licence: B']);
    }

    await press(page, `${texts['builder.entry.delete']}: GitHub`);
    await expect.poll(kept).toEqual([['03-555-0199'], ['B']]);
    await page.locator('.toast').getByRole('button', { name: texts['builder.takeBack'] }).click();
    await expect.poll(kept).toEqual([['03-555-0199', 'github.com/maya'], ['B']]);
    // Enter goes on to the next field of the form, as everywhere.
    await page.locator('[data-resume-field="contact-2.value"]').press('Enter');
    await expect.poll(() => focused(page)).toBe('contact-1.value');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([isWide, faults]).toEqual([false, []]);
    await context.close();
  });
});
