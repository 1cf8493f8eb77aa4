import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { field, filledResume, sheet, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';
import { knob, option, resumeOf } from './design-page.ts';

const product = setUpProduct();

const drawn = (page: Page) =>
  page
    .locator('.template-choice')
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter((one) => one.querySelector('.first-page')?.shadowRoot?.querySelector('.sheet'))
        .map(({ dataset }) => dataset['template']),
    );

const pictureOf = (page: Page, id: string) =>
  option(page, id)
    .locator('.first-page')
    .evaluate((host) => {
      const found = host.shadowRoot?.querySelector<HTMLElement>('.sheet');
      return { dressed: found?.dataset['template'], text: found?.textContent ?? '' };
    });

/** How the first head of an entry is set: beside its text in compact 1, in one line in compact 2. */
const heads = (within: Locator) =>
  within
    .locator('.sheet .entry-head')
    .evaluateAll((all) => all.slice(0, 1).map((head) => getComputedStyle(head).display));

describe('the strip of templates', () => {
  it('[BLD-10] draws one’s own content, and is browsed, chosen from and compared by keys alone', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume(), language: 'he' });
    await page.locator('.template-button').focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['template']);
    await expect.poll(focused).toBe('professional');
    await expect.poll(async () => (await pictureOf(page, 'professional')).text).toContain('Maya Cohen');
    expect(await option(page, 'professional').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await drawn(page)).includes('elegant')).toBe(true);
    expect(await drawn(page)).not.toContain('fresh');

    await expect.poll(() => page.locator('.template-choice').count()).toBe(TEMPLATES.length);

    // Screens in Hebrew: what comes next is on the left.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('modern');
    await page.keyboard.press('Enter');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('modern');
    expect(await option(page, 'modern').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.trial-note').innerText()).toContain('פרימיום');
    expect((await sheet(page).innerText()).toLowerCase()).toContain('harbour');
    const { templateVersion: _, ...chosen } = (await resumeOf(page)) ?? {};
    expect(chosen).toEqual({ ...filledResume(), templateId: 'modern' });
    await page.keyboard.press('Control+z');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('professional');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('modern');
    await page.keyboard.press('End');
    expect(await focused()).toBe('fresh');
    await expect.poll(() => pictureOf(page, 'fresh')).toMatchObject({ dressed: 'fresh' });
    const shape = async () => {
      const { width = 0, height = 0 } = (await option(page, 'fresh').locator('.first-page').boundingBox()) ?? {};
      return (height / width).toFixed(2);
    };
    expect(await shape()).toBe('1.41');
    // Scrolled to: the pictures follow what is written, once it rests.
    await field(page, 'שם מלא').fill('Noa Levi');
    await expect.poll(async () => (await pictureOf(page, 'fresh')).text).toContain('Noa Levi');

    await page.locator('.design-button').click();
    await knob(page, 'paper').getByText('Letter').click();
    await expect.poll(shape).toBe('1.29');
    await page.keyboard.press('Escape');

    await page.locator('.template-strip-head .button').click();
    const sides = page.locator('dialog .compare-side');
    const looks = () =>
      sides.locator('.sheet').evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['template']));
    await expect.poll(looks).toEqual(['modern', 'professional']);
    await sides.nth(1).getByRole('combobox').selectOption('classic');
    await expect.poll(looks).toEqual(['modern', 'classic']);
    expect(await sides.nth(0).getByRole('button').isDisabled()).toBe(true);
    await sides.nth(1).getByRole('button').click();
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    expect(await page.locator('.trial-note').innerText()).toBe('');
    await option(page, 'classic').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('template-button');
    expect(await page.locator('.template-strip').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[PREM-07] tries a premium template on a phone, where only downloading asks', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      width: 360,
      height: 740,
      touch: true,
      resume: filledResume(),
    });
    await page.locator('.view-switch .segment').last().click();
    await page.locator('.template-button').click();
    await option(page, 'modern').click();
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('modern');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const room = await sheet(page).boundingBox();
    expect(740 - (room?.y ?? 740)).toBeGreaterThan(260);
    expect(await page.locator('.trial-note').innerText()).toContain('yours to try');
    await page.locator('.template-strip-head .button').click();
    const [one, other] = await page
      .locator('.compare-sheets')
      .evaluateAll((all) => all.map((side) => side.getBoundingClientRect().toJSON() as DOMRect));
    expect([one?.top === other?.top, (other?.right ?? 999) <= 360]).toEqual([true, true]);
    await page.goBack();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.locator('.view-switch .export').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('One premium template, free').waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await page.locator('.toast', { hasText: 'Nothing was downloaded' }).waitFor();
    expect(await sheet(page).getAttribute('data-template')).toBe('modern');
    await page.goBack();
    await expect.poll(() => page.locator('.template-strip').count()).toBe(0);
    expect(await page.locator('.sheet-pane').count()).toBe(1);
    await page.goBack();
    await page.locator('.panel').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves a résumé in its template’s version, and offers the newer one beside it', async () => {
    const resume = filledResume({ templateId: 'compact' });
    const { page, context, faults } = await visitBuilder(product, { resume, language: 'he' });
    const [asBefore, anew] = [['block'], ['grid']];
    const desk = page.locator('.desk-sheets');
    await expect.poll(() => heads(desk)).toEqual(asBefore);
    expect(await page.locator('.template-button').innerText()).toContain('לתבנית יש מראה חדש');
    await page.locator('.template-button').click();
    // Drawn as in the résumé.
    await expect.poll(() => heads(option(page, 'compact'))).toEqual(asBefore);
    await page.locator('.template-newer .button').click();
    const sides = page.locator('dialog .compare-side');
    await expect.poll(() => heads(sides.nth(0))).toEqual(asBefore);
    await expect.poll(() => heads(sides.nth(1))).toEqual(anew);
    expect(await sides.getByRole('combobox').locator('option:checked').allInnerTexts()).toEqual([
      'קומפקטית (ישנה)',
      'קומפקטית',
    ]);
    await sides.nth(1).getByRole('button').click();
    await expect.poll(() => heads(desk)).toEqual(anew);
    await expect.poll(() => heads(option(page, 'compact'))).toEqual(anew);
    expect(await page.locator('.template-newer, .template-mark').count()).toBe(0);
    expect((await resumeOf(page))?.templateVersion).toBe(newestChoice('compact').templateVersion);
    await page.keyboard.press('Control+z');
    await expect.poll(() => heads(desk)).toEqual(asBefore);
    expect(await page.locator('.template-mark').count()).toBe(1);
    expect((await resumeOf(page))?.templateVersion).toBeUndefined();
    // Another template and back: then it is the newest, as for a new résumé.
    await option(page, 'classic').click();
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    await option(page, 'compact').click();
    await expect.poll(() => heads(desk)).toEqual(anew);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows samples while nothing is written', async () => {
    const { page, context } = await visitBuilder(product);
    await page.locator('.template-button').click();
    await page.locator('.template-choice img').first().waitFor();
    expect(await page.locator('.template-strip .first-page, .template-strip-head .button').count()).toBe(0);
    await context.close();
  });
});
