import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESIGN_KNOBS, type ResumeDesign } from '../../shared/resume/design.ts';
import type { Experience } from '../../shared/resume/schema.ts';
import { ACCENTS } from '../../shared/templates/design/renderDesign.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { accessibilityFaults } from './axe.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { field, filledResume, sheet, skipSignIn, storedResume, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const knob = (page: Page, name: keyof ResumeDesign): Locator => page.locator(`[data-knob=${name}]`);
const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { color, fontFamily, fontSize } = getComputedStyle(element);
    return { color, family: fontFamily.split(',')[0], size: fontSize };
  });
const resumeOf = async (page: Page) => {
  await page.waitForTimeout(1_200);
  return storedResume(page);
};

/** Of each page's text. */
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
    const resume = { ...lengthenResume(SAMPLE_EN, 5), templateId: 'classic' };
    const { page, context, faults } = await visitBuilder(product, { resume });
    await page.locator('.design-button').click();
    await page.locator('.export').first().click();
    const [first] = await Promise.all([page.waitForEvent('download'), skipSignIn(page)]);
    const before = await extractPages(await readFile(await first.path()));
    await page.locator('.export:not([aria-busy=true]):not([disabled])').first().waitFor();
    const coming = page.waitForEvent('download');
    const atOnce = await knob(page, 'leading')
      .getByRole('slider')
      .evaluate((slider: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, slider.max);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const host = [...document.querySelectorAll('.desk-sheets, .desk-sheets *')].find((each) => each.shadowRoot);
        const sheets = [...(host?.shadowRoot?.querySelectorAll('.sheet') ?? [])];
        document.querySelector<HTMLElement>('.export')?.click();
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

  it('arranges sections by keys and mouse: order, columns, headings and what is hidden, undone', async () => {
    const resume = { ...filledResume({ languages: [] }), language: 'en' as const };
    const { page, context, faults } = await visitBuilder(product, { resume });
    const row = (key: string) => page.locator(`[data-section-row="${key}"]`);
    const columns = () =>
      page
        .locator('.section-rows')
        .evaluateAll((lists) =>
          lists.map((list) => [...list.children].map((each) => each.getAttribute('data-section-row'))),
        );
    const onSheet = (column: string) =>
      sheet(page)
        .locator(`.${column} > .section`)
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')));
    const focused = () =>
      page.evaluate(() => {
        const { dataset, parentElement } = document.activeElement as HTMLElement;
        return [parentElement?.dataset['sectionRow'], dataset['step']];
      });
    const said = (text: string) => page.locator('output.visually-hidden', { hasText: text }).count();
    const toolbar = await page.locator('.toolbar').boundingBox();
    await page.getByRole('button', { name: 'Arrange sections' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('section-list-title');
    // The panel is scrolled to it, and nothing else is.
    expect((await page.locator('#section-list-title').boundingBox())?.y).toBeLessThan(450);
    expect(await page.locator('.toolbar').boundingBox()).toEqual(toolbar);
    const before = [
      ['summary', 'experience', 'education', 'projects', 'section-1'],
      ['skills', 'languages'],
    ];
    expect(await columns()).toEqual(before);
    expect(await row('languages').innerText()).toContain('Empty: not on the page');

    // By keys: the button keeps the focus, also in the other column and at an end of the list.
    await page.getByRole('button', { name: 'Move up: Education' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => onSheet('main')).toEqual(['summary', 'education', 'experience', 'projects', 'section-1']);
    await expect.poll(focused).toEqual(['education', 'up']);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => said('Education: place 1 of 5 in the main column')).toBe(1);
    await expect.poll(focused).toEqual(['education', 'up']);
    await page.getByRole('button', { name: 'Move down: Volunteering' }).press('ArrowDown');
    await expect.poll(() => onSheet('side')).toEqual(['section-1', 'skills']);
    await expect.poll(focused).toEqual(['section-1', 'down']);
    await expect.poll(() => said('place 1 of 3 in the sidebar')).toBe(1);
    expect(await accessibilityFaults(page, { within: '.design-panel' })).toEqual([]);

    // By mouse, from one column into the other.
    await row('skills')
      .locator('.section-grip > span')
      .dragTo(row('experience'), { targetPosition: { x: 90, y: 4 } });
    await expect.poll(() => onSheet('main')).toEqual(['education', 'summary', 'skills', 'experience', 'projects']);
    await row('section-1').getByRole('textbox').fill('Beside');
    await row('experience').getByRole('textbox').fill('My adventures');
    expect(await row('experience').innerText()).toContain('Screening software');
    await expect.poll(() => sheet(page).innerText()).toMatch(/My adventures[^]*Beside/);
    await page.getByRole('button', { name: 'Hide: Projects' }).click();
    await expect.poll(() => onSheet('main')).toEqual(['education', 'summary', 'skills', 'experience']);
    expect(await row('projects').innerText()).toContain('Hidden');
    const kept = await resumeOf(page);
    expect([kept?.sidebarSections, kept?.hiddenSections]).toEqual([['languages', 'section-1'], ['projects']]);

    // Another template has one column and rests on the same order; each step is undone.
    await page.locator('.template-button').click();
    await option(page, 'classic').click();
    await expect.poll(() => page.locator('.section-columns h3').count()).toBe(0);
    expect((await columns())[0]?.slice(0, 3)).toEqual(['education', 'summary', 'skills']);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+z');
    // Undo of the template led to the form.
    await page.getByRole('button', { name: 'Arrange sections' }).click();
    await expect.poll(columns).toEqual(before);
    expect(await resumeOf(page)).toEqual(resume);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[PDF-05] starts a page with a section and keeps an entry together, each a step of undo', async () => {
    const plain = { ...filledResume(), templateId: 'classic' };
    const { page, context, faults } = await visitBuilder(product, { resume: plain });
    const sheets = page.locator('.desk-sheets .sheet');
    await tab(page, 'summary').click();
    const starts = page.getByRole('button', { name: 'Start on a new page' });
    await expect.poll(() => sheets.count()).toBe(1);
    // The first section has nothing before it, and one page has no break.
    expect(await starts.count()).toBe(0);
    await tab(page, 'education').click();
    await starts.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sheets.count()).toBe(2);
    expect(await sheets.nth(1).locator('[data-section]').first().getAttribute('data-section')).toBe('education');
    await expect.poll(() => starts.getAttribute('aria-pressed')).toBe('true');

    await tab(page, 'experience').click();
    const keep = page.getByRole('checkbox', { name: 'Keep together on one page' });
    await page.locator('.entry-toggle').first().click();
    await keep.check();
    const kept = await resumeOf(page);
    expect([kept?.pageStarts, kept?.keptEntries]).toEqual([['education'], ['exp-1']]);
    // It may not be fitted into one page that begins two.
    await page.locator('.design-button').click();
    await page.locator('.fit-pages').waitFor();
    expect(await page.getByRole('button', { name: 'Fit to one page' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => sheets.count()).toBe(1);
    expect((await resumeOf(page))?.keptEntries).toBeUndefined();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('fits a page and a bit into one as one step of undo, and says what it moved or why it cannot', async () => {
    const resume = { ...filledResume(), templateId: 'classic' };
    const long = (jobs: number) => {
      const [job] = resume.experience as [Experience];
      return { ...resume, experience: Array.from({ length: jobs }, (_, at) => ({ ...job, id: `exp-${at}` })) };
    };
    const { page, context, faults } = await visitBuilder(product, { resume: long(11) });
    await page.locator('.design-button').click();
    const [fitted, gauge] = [page.locator('.fit-pages'), page.locator('.page-gauge')];
    expect(Number.parseFloat(await gauge.innerText())).toBeGreaterThan(1);
    const before = await resumeOf(page);
    await fitted.getByRole('button', { name: 'Fit to one page' }).click();
    await expect
      .poll(() => fitted.innerText())
      .toMatch(/fits on one page now\.[^]*Between sections: from 100% to \d+%/);
    await expect.poll(() => page.locator('.pages').innerText()).toMatch(/^1 page/);
    // Of one full page nothing is left to tell.
    expect((await gauge.allInnerTexts()).filter((text) => !/^\d\d% full$/.test(text))).toEqual([]);
    const design = (await resumeOf(page))?.design;
    expect(design?.sectionSpace).toBeLessThan(100);
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
    expect(await resumeOf(page)).toEqual(before);
    // The same again: nothing of the first search is left behind.
    await fitted.getByRole('button', { name: 'Fit to one page' }).click();
    expect((await resumeOf(page))?.design).toEqual(design);
    expect(faults).toEqual([]);
    await context.close();

    const much = await visitBuilder(product, { resume: long(14) });
    await much.page.locator('.design-button').click();
    await much.page.getByRole('button', { name: 'Fit to one page' }).click();
    await expect
      .poll(() => much.page.locator('.fit-said').innerText())
      .toMatch(/even with the smallest .* about \d+ lines too many\.[^]*Experience: \d+ lines/);
    expect(await resumeOf(much.page)).not.toHaveProperty('design');
    await much.context.close();
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

const option = (page: Page, id: string): Locator => page.locator(`.template-choice[data-template=${id}]`);
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

    // Screens in Hebrew: what comes next is on the left.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('modern');
    await page.keyboard.press('Enter');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('modern');
    expect(await option(page, 'modern').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.trial-note').innerText()).toContain('פרימיום');
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
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
    await sides.nth(1).getByRole('combobox').selectOption('classic');
    await expect.poll(looks).toEqual(['modern', 'classic']);
    expect(await sides.nth(0).getByRole('button').isDisabled()).toBe(true);
    await sides.nth(1).getByRole('button').click();
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    expect(await page.locator('.trial-note').innerText()).toBe('');
    expect(await accessibilityFaults(page, { within: '.template-strip' })).toEqual([]);
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
    const [asBefore, anew] = [['block'], ['flex']];
    const desk = page.locator('.desk-sheets');
    await expect.poll(() => heads(desk)).toEqual(asBefore);
    expect(await page.locator('.template-button').innerText()).toContain('לתבנית יש מראה חדש');
    await page.locator('.template-button').click();
    // Drawn as the résumé has it.
    await expect.poll(() => heads(option(page, 'compact'))).toEqual(asBefore);
    await page.locator('.template-newer .button').click();
    const sides = page.locator('dialog .compare-side');
    await expect.poll(() => heads(sides.nth(0))).toEqual(asBefore);
    await expect.poll(() => heads(sides.nth(1))).toEqual(anew);
    expect(await sides.getByRole('combobox').locator('option:checked').allInnerTexts()).toEqual([
      'קומפקטית (ישנה)',
      'קומפקטית',
    ]);
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
    await sides.nth(1).getByRole('button').click();
    await expect.poll(() => heads(desk)).toEqual(anew);
    await expect.poll(() => heads(option(page, 'compact'))).toEqual(anew);
    expect(await page.locator('.template-newer, .template-mark').count()).toBe(0);
    expect((await resumeOf(page))?.templateVersion).toBe(2);
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
