import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESIGN_KNOBS } from '../../shared/resume/design.ts';
import { ACCENTS } from '../../shared/templates/design/accents.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { accessibilityFaults } from './axe.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { filledResume, sheet, skipSignIn, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';
import { knob, resumeOf } from './design-page.ts';

const product = setUpProduct();

const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { color, fontFamily, fontSize } = getComputedStyle(element);
    return { color, family: fontFamily.split(',')[0], size: fontSize };
  });

/** Counts the bullets of each page's text. */
const countBullets = (pages: readonly string[]) => pages.map((text) => text.split('•').length - 1);

describe('the design', () => {
  it('is opened, set and given back by keyboard, each knob seen on the sheet and kept', async () => {
    const resume = { ...filledResume(), templateId: 'classic' };
    const { page, context, faults } = await visitBuilder(product, { resume });
    const heading = sheet(page).locator('.heading').first();
    const own = await lookOf(heading);
    await page.locator('.design-button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('design-title');

    await knob(page, 'accent').getByRole('radio', { name: 'Plum' }).focus();
    await page.keyboard.press('Space');
    expect((await lookOf(heading)).color).toBe('rgb(143, 29, 92)');
    await knob(page, 'fonts').getByRole('radio', { name: 'Heebo', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await lookOf(heading)).family).toBe('Heebo');
    for (const name of [
      'size',
      'headings',
      'leading',
      'sectionSpace',
      'entrySpace',
      'marginInline',
      'marginBlock',
    ] as const) {
      const before = await sheet(page).locator('.entry').last().boundingBox();
      await knob(page, name).getByRole('slider').focus();
      await page.keyboard.press('End');
      expect(await sheet(page).locator('.entry').last().boundingBox(), name).not.toEqual(before);
      expect(await knob(page, name).getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^\d+\s?(?:pt|mm|%)$/u);
    }
    await knob(page, 'ink').getByText('Dark brown').click();
    await knob(page, 'headingStyle').getByText('Filled box').click();
    expect(await heading.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(143, 29, 92)');
    await knob(page, 'dates').getByText('September 2024').click();
    await knob(page, 'icons').getByText('With icons').click();
    await knob(page, 'levels').getByText('As dots').click();
    const text = await sheet(page).innerText();
    expect([text.includes('March 2021 – May 2024'), text.includes('●●●●○')]).toEqual([true, true]);
    expect(await accessibilityFaults(page, { within: '.design-panel' })).toEqual([]);

    expect((await resumeOf(page))?.design).toEqual({
      accent: ACCENTS.plum,
      fonts: 'heebo',
      size: DESIGN_KNOBS.size.max,
      headings: DESIGN_KNOBS.headings.max,
      leading: DESIGN_KNOBS.leading.max,
      sectionSpace: DESIGN_KNOBS.sectionSpace.max,
      entrySpace: DESIGN_KNOBS.entrySpace.max,
      marginInline: DESIGN_KNOBS.marginInline.max,
      marginBlock: DESIGN_KNOBS.marginBlock.max,
      ink: 'brown',
      headingStyle: 'box',
      icons: 'contacts',
      dates: 'words',
      levels: 'dots',
    });
    // One step of undo for each; a knob alone and all of them go back to the template.
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
    await expect.poll(() => sheet(page).innerText()).not.toContain('●');
    await knob(page, 'accent').locator('.knob-reset').click();
    expect((await lookOf(heading)).color).not.toBe('rgb(143, 29, 92)');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => lookOf(heading)).toEqual(own);
    expect(await resumeOf(page)).not.toHaveProperty('design');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('design-button');
    expect(await page.locator('#section-panel').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[PDF-05] is on all pages of a file that is downloaded in the moment in which one page shows it', async () => {
    const resume = { ...lengthenResume(SAMPLE_EN, 3), templateId: 'classic' };
    const { page, context, faults } = await visitBuilder(product, { resume });
    await page.locator('.design-button').click();
    await page.locator('.export').first().click();
    const [first] = await Promise.all([page.waitForEvent('download'), skipSignIn(page)]);
    const before = await extractPages(await readFile(await first.path()));
    await page.locator('.export:not([aria-busy=true]):not([disabled])').first().waitFor();
    const coming = page.waitForEvent('download');
    await page.locator('.export').first().click();
    await page.getByRole('dialog').waitFor();
    const atOnce = await knob(page, 'leading')
      .getByRole('slider')
      .evaluate((slider: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, slider.max);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const host = [...document.querySelectorAll('.desk-sheets, .desk-sheets *')].find((each) => each.shadowRoot);
        const sheets = [...(host?.shadowRoot?.querySelectorAll('.sheet') ?? [])];
        // Without an account, at once.
        document.querySelector<HTMLElement>('dialog[open] .dialog-actions .button-primary')?.click();
        return sheets.map((each) => each.getAttribute('style')?.includes('--design-leading: 1.3') ?? false);
      });
    expect([atOnce[0], atOnce.at(-1)]).toEqual([true, false]);
    const { pages } = await extractPages(await readFile(await (await coming).path()));
    const printed = countBullets(pages);
    expect(printed).not.toEqual(countBullets(before.pages));
    const bullets = () =>
      page
        .locator('.desk-sheets .sheet')
        .evaluateAll((sheets) => sheets.map((each) => each.querySelectorAll('.bullet').length));
    await expect.poll(bullets).toEqual(printed);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says when a colour is made darker; headings are renamed, sections hidden, and the form says so', async () => {
    const resume = { ...filledResume(), design: { accent: '#ffe600' as const } };
    const { page, context, faults } = await visitBuilder(product, { resume });
    await page.locator('.design-button').click();
    await expect.poll(() => knob(page, 'accent').innerText()).toContain('Made darker');
    await page.getByLabel('Heading: Experience').fill('My adventures');
    await expect.poll(() => sheet(page).innerText()).toContain('My adventures');
    await expect.poll(() => page.locator('.design-panel').innerText()).toContain('Screening software');
    await page.getByRole('button', { name: 'Hide: Projects' }).click();
    await expect.poll(() => sheet(page).innerText()).not.toContain('Tide tables');
    const kept = await resumeOf(page);
    expect([kept?.sectionTitles, kept?.hiddenSections, kept?.projects.length]).toEqual([
      { experience: 'My adventures' },
      ['projects'],
      2,
    ]);
    await tab(page, 'projects').click();
    await page.locator('.hidden-note button').click();
    await expect.poll(() => sheet(page).innerText()).toContain('Tide tables');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stands below the page on a phone, which stays in sight and changes', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      language: 'he',
      width: 360,
      height: 740,
      touch: true,
      resume: filledResume({ language: 'he' }),
    });
    await page.locator('.view-switch .segment').last().click();
    await page.locator('.design-button').click();
    const panel = page.locator('.design-panel');
    await panel.waitFor();
    const [above, below] = [await sheet(page).boundingBox(), await panel.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(120);
    await knob(page, 'accent').locator('.swatch').nth(4).click();
    await expect
      .poll(async () => (await lookOf(sheet(page).locator('.heading').first())).color)
      .toBe('rgb(10, 104, 71)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await accessibilityFaults(page, { within: '.design-panel' })).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
