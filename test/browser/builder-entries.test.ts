import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import { field, filledResume, sheet, storedResume, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const entry = (page: Page, id: string) => page.locator(`.panel .entry[data-entry="${id}"]`);

const open = (page: Page, id: string) => entry(page, id).locator('.entry-toggle').click();

const order = (page: Page) =>
  page.locator('.panel .entry').evaluateAll((all) => all.map((each) => each.getAttribute('data-entry')));

describe('entries', () => {
  it('[BLD-28] offer delete only where there is more than one', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const remove = page.locator('.entries').getByRole('button', { name: 'Delete' });
    for (const name of ['experience', 'education', 'projects', 'languages', 'custom-section-1']) {
      await tab(page, name).click();
      await expect.poll(() => remove.count(), { message: name }).toBe(2);
      await remove.first().click();
      await expect.poll(() => page.locator('.panel .entry').count(), { message: name }).toBe(1);
      await expect.poll(() => remove.count(), { message: name }).toBe(0);
    }
    await tab(page, 'skills').click();
    await page.getByRole('button', { name: 'Remove Python' }).click();
    await expect.poll(() => page.locator('.chip-remove').count()).toBe(0);
    await expect.poll(() => sheet(page).locator('.skill').allInnerTexts()).toEqual(['SQL']);
    await context.close();
  });

  it('come back from a deletion, are moved by buttons and by drag, copied and added, said aloud', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await entry(page, 'exp-1').getByRole('button', { name: 'Delete' }).click();
    await entry(page, 'exp-2').getByLabel('Company').fill('Orchard Ltd');
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-1', 'exp-2']);
    await expect.poll(() => sheet(page).locator('.section-experience').innerText()).toContain('Team Lead');
    await expect.poll(() => sheet(page).locator('.section-experience').innerText()).toContain('Orchard Ltd');

    await entry(page, 'exp-2').getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-2', 'exp-1']);
    await expect
      .poll(() => page.locator('output', { hasText: 'Developer, Orchard Ltd moved to place 1 of 2' }).count())
      .toBe(1);
    await entry(page, 'exp-1')
      .locator('.entry-handle')
      .dragTo(entry(page, 'exp-2'), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(() => order(page)).toEqual(['exp-1', 'exp-2']);
    await entry(page, 'exp-2').getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('button', { name: 'Add a job' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-1', 'exp-2', 'exp-3', 'exp-4']);
    expect(await page.evaluate(() => document.activeElement?.closest('.entry')?.getAttribute('data-entry'))).toBe(
      'exp-4',
    );
    await context.close();
  });

  it('are named from their first words, English ones within Hebrew too, with the dates at the same edge', async () => {
    const [job] = filledResume().experience as [ReturnType<typeof filledResume>['experience'][0]];
    const experience = [
      { ...job, title: 'ראש צוות Backend & Infrastructure ומנהל תשתיות', company: 'Harbour Logistics' },
      { ...job, id: 'exp-2' },
    ];
    const { page, context } = await visitBuilder(product, {
      language: 'he',
      width: 360,
      resume: filledResume({ language: 'he', experience }),
      address: '#experience',
    });
    const line = entry(page, 'exp-1').locator('.entry-line');
    await expect.poll(() => line.innerText()).toContain('Backend');
    const seen = await line.evaluate((element) => {
      const [name, when] = [...element.children] as [HTMLElement, HTMLElement];
      const word = document.createRange();
      word.setStart(name.firstChild as Text, name.innerText.indexOf('Backend'));
      word.setEnd(name.firstChild as Text, name.innerText.indexOf('Backend') + 'Backend'.length);
      const [box, part] = [name.getBoundingClientRect(), word.getBoundingClientRect()];
      return {
        inside: part.left >= box.left && part.right <= box.right && part.bottom <= box.bottom + 1,
        edges: Math.abs(box.right - when.getBoundingClientRect().right),
      };
    });
    expect(seen.inside).toBe(true);
    expect(seen.edges).toBeLessThan(1);
    await context.close();
  });

  it('[BLD-27] close and clear the end date of the current job; what is doubtful is said', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await open(page, 'exp-1');
    const end = entry(page, 'exp-1').getByLabel('End', { exact: true });
    expect([await end.inputValue(), await end.isDisabled()]).toEqual(['05/2024', false]);
    await entry(page, 'exp-1').getByLabel('I currently work here').check();
    expect([await end.inputValue(), await end.isDisabled()]).toEqual(['', true]);
    await expect
      .poll(async () => (await storedResume(page))?.experience[0])
      .toMatchObject({ current: true, endDate: '' });
    await entry(page, 'exp-1').getByLabel('I currently work here').uncheck();
    await expect.poll(() => end.isDisabled()).toBe(false);
    await end.fill('today');
    await end.blur();
    await expect.poll(() => entry(page, 'exp-1').getByLabel('I currently work here').isChecked()).toBe(true);
    await entry(page, 'exp-1').getByLabel('I currently work here').uncheck();

    // Doubts are shown after the field is left.
    const reversed = page.getByText(en['builder.date.reversed'], { exact: true });
    await end.fill('2019');
    await end.blur();
    await expect.poll(() => reversed.count()).toBe(1);
    await end.fill('2021');
    await end.blur();
    await expect.poll(() => reversed.count()).toBe(0);
    await tab(page, 'personal').click();
    const doubt = page.getByText(en['builder.email.check'], { exact: true });
    await field(page, 'Email').fill('maya@example');
    await expect.poll(() => sheet(page).innerText()).toMatch(/maya@example(?!\.)/);
    expect(await doubt.count()).toBe(0);
    await field(page, 'Email').blur();
    await expect.poll(() => doubt.count()).toBe(1);
    await field(page, 'Email').fill('maya@example.com');
    await expect.poll(() => doubt.count()).toBe(0);
    await context.close();
  });

  it('take dates as people write them, and keep what they cannot read with a hint', async () => {
    const { page, context } = await visitBuilder(product, {
      language: 'he',
      resume: createBlankResume(),
      address: '#experience',
    });
    const start = page.locator('[data-resume-field="exp-1.startDate"]');
    for (const [typed, shown, stored] of [
      ['מרץ 2019', '03/2019', '2019-03'],
      ['3.19', '03/2019', '2019-03'],
      ['2017', '2017', '2017'],
      ['קיץ 2018', 'קיץ 2018', 'קיץ 2018'],
    ] as const) {
      await start.fill(typed);
      await expect.poll(() => start.inputValue()).toBe(typed);
      await start.blur();
      await expect.poll(() => start.inputValue()).toBe(shown);
      await expect.poll(async () => (await storedResume(page))?.experience[0]?.startDate).toBe(stored);
    }
    await expect.poll(() => page.getByText('יופיע כמו שנכתב').count()).toBe(1);
    await context.close();
  });
});
