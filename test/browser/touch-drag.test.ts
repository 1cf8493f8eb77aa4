import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { filledResume, storedResume, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const PHONE = { width: 390, height: 760, touch: true } as const;
/** Longer than a press must be. */
const LONG_MS = 600;

/** One finger on the screen, by the browser's own input events, so that the browser decides whether it scrolls. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at = { x: 0, y: 0 };
  return {
    down: (x: number, y: number) => send('touchStart', [(at = { x, y })]),
    async to(x: number, y: number, steps = 8) {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / steps, y: from.y + ((y - from.y) * step) / steps };
        // oxlint-disable-next-line no-await-in-loop -- one movement after the other
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
  };
}

type Finger = Awaited<ReturnType<typeof fingerOn>>;

const middle = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};
/** Holds the finger until what is below it is lifted, however late the press's own timer is on a busy machine. */
async function lift(page: Page, finger: Finger, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await finger.down(x, y);
  await expect.poll(() => page.locator('[data-dragged]').count()).toBe(1);
}
const said = (page: Page, text: string) => page.locator('output.visually-hidden', { hasText: text }).count();
const entryOrder = (page: Page) =>
  page.locator('.panel .entry').evaluateAll((all) => all.map((each) => each.getAttribute('data-entry')));

describe('a finger', () => {
  it('lifts an entry by a long press, says so, and drops it where it lets go', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      ...PHONE,
      resume: filledResume(),
      address: '#experience',
    });
    const finger = await fingerOn(page);
    const first = await middle(page.locator('[data-entry=exp-1] .entry-bar'));
    const second = await middle(page.locator('[data-entry=exp-2] .entry-bar'));
    await lift(page, finger, first);
    await expect.poll(() => page.locator('[data-entry=exp-1][data-dragged]').count()).toBe(1);
    await expect.poll(() => said(page, 'Lifted.')).toBe(1);
    await finger.to(first.x, second.box.y + second.box.height - 4);
    await expect.poll(() => page.locator('[data-entry=exp-2]').getAttribute('data-edge')).toBe('bottom');
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/drag.png` });
    await finger.up();
    await expect.poll(() => entryOrder(page)).toEqual(['exp-2', 'exp-1']);
    await expect.poll(() => said(page, 'moved to place 2 of 2')).toBe(1);
    await expect
      .poll(async () => (await storedResume(page))?.experience.map(({ id }) => id))
      .toEqual(['exp-2', 'exp-1']);
    // Lifting the finger opened nothing, and the dragged copy is gone.
    expect(await page.locator('.entry[data-open=true]').count()).toBe(0);
    expect(await page.locator('[data-dragged], [data-edge]').count()).toBe(0);
    expect(
      await page.locator('.entry').evaluateAll((all) => all.map((one) => (one as HTMLElement).style.translate)),
    ).toEqual(['', '']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['he', 'en'] as const)(
    'moves a section along the strip and a chip among the others: %s',
    async (language) => {
      const { page, context } = await visitBuilder(product, {
        ...PHONE,
        language,
        resume: filledResume({ skills: ['Python', 'SQL', 'Go'].map((name, at) => ({ id: `skill-${at + 1}`, name })) }),
        address: '#skills',
      });
      const finger = await fingerOn(page);
      const forth = language === 'he' ? -1 : 1;
      const chip = (nth: number) => page.locator(`.chip[draggable]:nth-child(${nth})`);
      const [from, to] = [await middle(chip(1)), await middle(chip(3))];
      await lift(page, finger, from);
      await finger.to(to.x + (forth * to.box.width) / 3, to.y);
      await finger.up();
      await expect.poll(() => page.locator('.chip[draggable] bdi').allInnerTexts()).toEqual(['SQL', 'Go', 'Python']);

      await tab(page, 'summary').click();
      const [summary, experience] = [await middle(tab(page, 'summary')), await middle(tab(page, 'experience'))];
      await lift(page, finger, summary);
      await finger.to(experience.x + (forth * experience.box.width) / 3, experience.y);
      await finger.up();
      const order = () =>
        page.locator('[role=tab]').evaluateAll((all) => all.slice(1, 3).map((each) => each.getAttribute('data-tab')));
      await expect.poll(order).toEqual(['experience', 'summary']);
      await context.close();
    },
  );

  it('moves a section in the list of all, by its dots, from one column into the empty other', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      ...PHONE,
      language: 'he',
      resume: { ...filledResume({ language: 'he', customSections: [] }), sidebarSections: [] },
    });
    await page.getByRole('button', { name: 'סידור החלקים' }).tap();
    await page.locator('.section-row').first().waitFor();
    const rows = () =>
      page
        .locator('.section-rows')
        .evaluateAll((lists) =>
          lists.map((list) => [...list.children].map((row) => row.getAttribute('data-section-row'))),
        );
    expect(await rows()).toEqual([['summary', 'experience', 'education', 'projects', 'skills', 'languages']]);
    const finger = await fingerOn(page);
    const empty = page.locator('.section-none');
    await empty.scrollIntoViewIfNeeded();
    const from = await middle(page.locator('[data-section-row=skills] .section-grip'));
    const to = await middle(empty);
    await lift(page, finger, from);
    await expect.poll(() => page.locator('[data-section-row=skills][data-dragged]').count()).toBe(1);
    await finger.to(to.x, to.y);
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/drag-section.png` });
    await finger.up();
    await expect.poll(rows).toEqual([['summary', 'experience', 'education', 'projects', 'languages'], ['skills']]);
    await expect.poll(async () => (await storedResume(page))?.sidebarSections).toEqual(['skills']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that moves at once scrolls, and lifts nothing', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, resume: longResume(), address: '#experience' });
    const finger = await fingerOn(page);
    const bar = await middle(page.locator('.entry').nth(3).locator('.entry-bar'));
    await finger.down(bar.x, bar.y);
    await finger.to(bar.x, bar.y - 200);
    await page.waitForTimeout(LONG_MS);
    expect(await page.locator('[data-dragged]').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await finger.up();
    expect(await entryOrder(page)).toEqual(longResume().experience.map(({ id }) => id));
    await context.close();
  });

  it('held at the edge scrolls the page on, and the entry goes along to the end of the list', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, resume: longResume(), address: '#experience' });
    const finger = await fingerOn(page);
    const bar = await middle(page.locator('.entry').first().locator('.entry-bar'));
    await lift(page, finger, bar);
    await finger.to(bar.x, 660);
    const last = page.locator('.entry').last();
    await expect.poll(() => last.getAttribute('data-edge')).toBe('bottom');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await finger.up();
    await expect.poll(async () => (await entryOrder(page)).at(-1)).toBe('exp-1');
    await context.close();
  });

  it('that is taken away, or lets go at the same place, leaves everything as it was and says so', async () => {
    const { page, context } = await visitBuilder(product, {
      ...PHONE,
      resume: filledResume(),
      address: '#experience',
    });
    const finger = await fingerOn(page);
    const first = await middle(page.locator('[data-entry=exp-1] .entry-bar'));
    const second = await middle(page.locator('[data-entry=exp-2] .entry-bar'));
    for (const ending of ['cancel', 'escape', 'same place'] as const) {
      await lift(page, finger, first);
      await finger.to(second.x, second.y);
      if (ending === 'cancel') await finger.cancel();
      if (ending === 'escape') await page.keyboard.press('Escape');
      if (ending === 'same place') await finger.to(first.x, first.y);
      if (ending !== 'cancel') await finger.up();
      await expect.poll(() => said(page, 'Left in its place')).toBe(1);
      expect([ending, await entryOrder(page)]).toEqual([ending, ['exp-1', 'exp-2']]);
      expect(await page.locator('[data-dragged], [data-edge]').count()).toBe(0);
    }
    // A press as short as ever still opens it.
    await page.locator('[data-entry=exp-2] .entry-toggle').tap();
    await expect.poll(() => page.locator('[data-entry=exp-2][data-open=true]').count()).toBe(1);
    await context.close();
  });
});

/** A résumé with more jobs than a phone shows. */
function longResume() {
  const [job] = createBlankResume().experience;
  if (!job) throw new Error('an empty résumé has one blank entry in every list');
  return filledResume({
    experience: Array.from({ length: 14 }, (_, at) => ({ ...job, id: `exp-${at + 1}`, title: `Job ${at + 1}` })),
  });
}
