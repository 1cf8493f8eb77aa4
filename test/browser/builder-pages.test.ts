import { describe, expect, it } from 'vitest';
import type { Experience } from '../../shared/resume/schema.ts';
import { filledResume, sheet, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';
import { option, resumeOf } from './design-page.ts';

const product = setUpProduct();

describe('sections and pages', () => {
  it('are arranged by keys and mouse: order, columns, headings and what is hidden, undone', async () => {
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

  it('[PDF-05] start with a section and keep an entry together, each a step of undo', async () => {
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

  it('become one where it is little more, as one step of undo, with what was moved or why it cannot', async () => {
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
    expect((await gauge.allInnerTexts()).filter((text) => text !== 'Room left')).toEqual([]);
    const design = (await resumeOf(page))?.design;
    expect(design?.sectionSpace).toBeLessThan(100);
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
    expect(await resumeOf(page)).toEqual(before);
    // Once more: the first search has left no traces.
    await fitted.getByRole('button', { name: 'Fit to one page' }).click();
    await expect.poll(async () => (await resumeOf(page))?.design).toEqual(design);
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

  it('become one by what else was tried: a template, the sidebar or the longest bullets, with its pages', async () => {
    const resume = { ...filledResume(), templateId: 'professional', language: 'en' as const };
    const [job] = resume.experience as [Experience];
    const experience = Array.from({ length: 12 }, (_, at) => ({ ...job, id: `exp-${at}` }));
    const { page, context, faults } = await visitBuilder(product, { resume: { ...resume, experience } });
    await page.locator('.design-button').click();
    await page.getByRole('button', { name: 'Fit to one page' }).click();
    const offers = page.locator('.fit-offers');
    await offers.waitFor();
    const said = await offers.locator('> li').allInnerTexts();
    expect(said.join('\n')).toMatch(/^Template .+: one page/m);
    // The hidden preview of the trial is removed.
    expect(await page.locator('.fit-trial').count()).toBe(0);
    const before = await resumeOf(page);
    const template = offers.getByRole('button', { name: /^Template / }).first();
    const [, name] = /^Template (.+): one page/.exec(await template.innerText()) ?? [];
    await template.click();
    await expect.poll(() => page.locator('.pages').innerText()).toMatch(/^1 page/);
    expect(await page.locator('.template-button').innerText()).toContain(name);
    // Offered for another résumé than this one.
    expect(await offers.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
    expect(await resumeOf(page)).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});
