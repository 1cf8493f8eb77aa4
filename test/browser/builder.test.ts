import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { chosenTab, field, filledResume, holdTimers, sheet, storedResume, tab, visitBuilder } from './builder-page.ts';
import { switchLanguage } from './scenes/check-scene.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const TABS = ['personal', 'summary', 'experience', 'education', 'projects', 'skills', 'languages', 'ai'];

/** In the page: keeps what the sheet says about the name when the browser draws the frame of the next key. */
function seeNextKeyInItsFrame(): void {
  addEventListener(
    'input',
    () =>
      requestAnimationFrame(() => {
        const name = document.querySelector('.desk-sheets')?.shadowRoot?.querySelector('.paper .name');
        Object.assign(globalThis, { seen: name?.textContent });
      }),
    { capture: true, once: true },
  );
}

describe('the sections', () => {
  it('[BLD-01] [BLD-02] [BLD-03] [BLD-04] [BLD-05] lead through the résumé with progress, up to Save', async () => {
    const { page, context, faults } = await visitBuilder(product);
    for (const [index, name] of TABS.entries()) {
      await expect.poll(() => chosenTab(page)).toBe(name);
      if (name !== 'ai')
        expect(await page.locator('.panel [role=progressbar]').getAttribute('aria-valuenow')).toBe('0');
      expect((await page.locator('.panel-hint').innerText()).length).toBeGreaterThan(20);
      await expect.poll(() => page.locator('.section-steps').getByText('Previous').count()).toBe(index === 0 ? 0 : 1);
      if (name !== 'ai') await page.locator('.section-steps').getByRole('button', { name: 'Next' }).click();
    }
    await expect.poll(() => page.locator('.section-steps').getByRole('button', { name: 'Next' }).count()).toBe(0);
    await expect.poll(() => page.locator('.section-steps').getByRole('button', { name: 'Save' }).count()).toBe(1);
    await page.locator('.section-steps').getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => chosenTab(page)).toBe('languages');

    await tab(page, 'personal').click();
    await field(page, 'Full name').pressSequentially('Maya Cohen');
    await expect.poll(() => sheet(page).locator('.name').innerText()).toBe('Maya Cohen');
    await expect.poll(() => page.locator('.panel [role=progressbar]').getAttribute('aria-valuenow')).toBe('20');
    // After a rest a lone key is on the sheet in the frame that shows it in its field.
    await expect.poll(() => page.locator('.save-status').getAttribute('data-status')).not.toBe('unsaved');
    await page.evaluate(seeNextKeyInItsFrame);
    await field(page, 'Full name').press('s');
    await expect.poll(() => page.evaluate(() => (globalThis as { seen?: string }).seen)).toBe('Maya Cohens');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are tabs for the keyboard too: arrows walk in reading direction, Home and End jump', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he' });
    await tab(page, 'personal').focus();
    await page.keyboard.press('ArrowDown');
    expect(await chosenTab(page)).toBe('summary');
    await page.keyboard.press('ArrowLeft');
    expect(await chosenTab(page)).toBe('experience');
    await page.keyboard.press('End');
    expect(await chosenTab(page)).toBe('ai');
    await page.keyboard.press('Home');
    expect(await chosenTab(page)).toBe('personal');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tab'))).toBe('personal');
    await context.close();
  });

  it('[BLD-06] [BLD-22] [DATA-12] [DATA-14] grow by the person’s own, with a name and with items', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume({ customSections: [] }) });
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Blank, with your own name' }).click();
    const id = (await chosenTab(page)) ?? '';
    expect(id).toMatch(/^custom-section-\d{13,}$/);
    await field(page, 'Section name').fill('Patents');
    expect((await tab(page, id).innerText()).trim()).toContain('Patents');
    for (const [label, value] of [
      ['Title', 'Valve'],
      ['Organisation', 'Patent office'],
      ['Location', 'Geneva'],
      ['Start', '03/2019'],
      ['End', '2021'],
      ['Details', 'Granted in 2021'],
    ] as const) {
      await field(page, label).fill(value);
    }
    await field(page, 'Details').blur();
    const section = sheet(page).locator('.section-custom');
    await expect.poll(() => section.locator('.heading').innerText()).toBe('Patents');
    const text = await section.innerText();
    for (const shown of ['Valve', 'Patent office', 'Geneva', '03/2019', '2021', 'Granted in 2021'])
      expect(text).toContain(shown);
    await expect
      .poll(async () => (await storedResume(page))?.customSections[0])
      .toMatchObject({
        id: id.slice('custom-'.length),
        title: 'Patents',
        items: [
          {
            title: 'Valve',
            organization: 'Patent office',
            location: 'Geneva',
            startDate: '2019-03',
            endDate: '2021',
            description: 'Granted in 2021',
          },
        ],
      });
    await context.close();
  });

  it('[BLD-07] say so when the address names a section that is not there', async () => {
    const { page, context } = await visitBuilder(product, { address: '#custom-section-404' });
    const heading = page.locator('.panel').getByRole('heading', { level: 2 });
    await expect.poll(() => heading.innerText()).toBe('Section not found');
    await switchLanguage(page, 'he');
    await expect.poll(() => heading.innerText()).toBe(he['builder.notFound']);
    await page.locator('.not-found button').first().click();
    expect(await chosenTab(page)).toBe('personal');
    await context.close();
  });

  it('move in the document by buttons and by drag, and back by undo', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#education' });
    const order = () =>
      sheet(page)
        .locator('.main [data-section]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')));
    await expect.poll(order).toEqual(['summary', 'experience', 'education', 'projects', 'section-1']);
    await page.getByRole('button', { name: 'Move section up the page' }).click();
    await expect.poll(order).toEqual(['summary', 'education', 'experience', 'projects', 'section-1']);
    await expect.poll(() => page.locator('output', { hasText: 'Education moved to place 2' }).count()).toBe(1);
    await tab(page, 'projects').dragTo(tab(page, 'summary'), { targetPosition: { x: 40, y: 4 } });
    await expect.poll(order).toEqual(['projects', 'summary', 'education', 'experience', 'section-1']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['summary', 'experience', 'education', 'projects', 'section-1']);
    await context.close();
  });
});

describe('the bar above', () => {
  it('[BLD-08] shows overall completion and whether the résumé is saved', async () => {
    const { page, context } = await visitBuilder(product);
    const percent = async () => {
      await page.locator('.score-dial').click();
      const said = await page.getByRole('dialog').innerText();
      await page.keyboard.press('Escape');
      return Number(/The form is (\d+)% filled in/.exec(said)?.[1]);
    };
    expect(await percent()).toBe(0);
    const timers = await holdTimers(page);
    await field(page, 'Full name').fill('Maya');
    await expect.poll(() => page.locator('.save-status').innerText()).toBe('Saving…');
    await timers.release();
    await expect.poll(() => page.locator('.save-status output').innerText()).toBe('In this browser only');
    await page.locator('.save-status').getByRole('button', { name: 'Save to the cloud' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Save to the cloud' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(percent).toBeGreaterThan(0);
    await context.close();
  });

  it('undoes and redoes what was typed and shows where; other fields keep the browser’s undo', async () => {
    const { page, context } = await visitBuilder(product);
    // After a pause of a second the next change is a separate undo step.
    await field(page, 'Full name').fill('Maya');
    await page.waitForTimeout(1_100);
    await field(page, 'Full name').fill('Maya Cohen');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Maya');
    await expect.poll(() => sheet(page).locator('.name').innerText()).toBe('Maya');
    await tab(page, 'skills').click();
    await field(page, 'New skill').pressSequentially('abc');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'New skill').inputValue()).not.toBe('abc');
    await tab(page, 'ai').focus();
    await page.keyboard.press('Control+Shift+z');
    expect(await chosenTab(page)).toBe('personal');
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Maya Cohen');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('');
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await context.close();
  });
});

/** The largest overflow of any element, with each tooltip shown in turn. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const reach = [document.documentElement.scrollWidth - innerWidth];
    for (const tip of document.querySelectorAll<HTMLElement>('.icon-button > .tip')) {
      tip.style.display = 'block';
      const { left, right } = tip.getBoundingClientRect();
      reach.push(-left, right - innerWidth);
      tip.style.display = '';
    }
    return Math.max(0, ...reach);
  });

describe('reading and using it', () => {
  it('[BLD-12] shows either form or page below 992 px, nothing over the edge, and from there on both', async () => {
    const { page, context } = await visitBuilder(product, {
      width: 360,
      height: 420,
      resume: filledResume({ summary: 'Line\n'.repeat(80) }),
      language: 'he',
      address: '#experience',
    });
    const [form, pane] = [page.locator('.panel'), page.locator('.sheet-pane')];
    for (const [width, language] of [
      [360, 'he'],
      [360, 'en'],
      [768, 'en'],
      [991, 'he'],
    ] as const) {
      await page.setViewportSize({ width, height: 420 });
      await switchLanguage(page, language);
      const words = language === 'he' ? he : en;
      const view = (name: 'form' | 'preview') =>
        page.locator('.view-switch').getByText(words[`builder.view.${name}`], { exact: true }).click();
      expect([width, await form.isVisible(), await pane.count()]).toEqual([width, true, 0]);
      expect([width, language, await overflowOf(page)]).toEqual([width, language, 0]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const gap = () =>
        page.evaluate(
          () =>
            (document.querySelector('.sections')?.getBoundingClientRect().top ?? 0) -
            (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0),
        );
      await expect.poll(gap).toBeLessThanOrEqual(0);
      await view('preview');
      await sheet(page).waitFor();
      await page.getByRole('button', { name: words['builder.page.previous'] }).waitFor();
      expect([width, await form.count(), await pane.isVisible()]).toEqual([width, 0, true]);
      expect([width, language, await overflowOf(page)]).toEqual([width, language, 0]);
      await view('form');
      await form.waitFor();
    }

    await page.setViewportSize({ width: 992, height: 900 });
    await expect.poll(() => page.locator('.view-switch').count()).toBe(0);
    await sheet(page).waitFor();
    const [left, right] = await Promise.all([pane.boundingBox(), form.boundingBox()]);
    expect(left && right && left.x + left.width <= right.x + 1).toBe(true);
    await context.close();
  });
});
