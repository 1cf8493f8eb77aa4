import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { filledResume, storedResume, tab, visitBuilder } from './builder-page.ts';
import { switchLanguage } from './scenes/check-scene.ts';
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
  it('lifts an entry by a long press, says so, and drops or leaves it where it lets go', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      ...PHONE,
      resume: filledResume(),
      address: '#experience',
    });
    const finger = await fingerOn(page);
    const first = await middle(page.locator('[data-entry=exp-1] .entry-bar'));
    const second = await middle(page.locator('[data-entry=exp-2] .entry-bar'));
    // Taken away, or let go at the same place.
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
    // A press as short as ever still opens it.
    await page.locator('[data-entry=exp-2] .entry-toggle').tap();
    await expect.poll(() => page.locator('[data-entry=exp-2][data-open=true]').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('moves a chip among the others and a section along the strip, whatever the direction of reading', async () => {
    const skills = ['Python', 'SQL', 'Go'].map((name, at) => ({ id: `skill-${at + 1}`, name }));
    const { page, context } = await visitBuilder(product, {
      ...PHONE,
      language: 'he',
      resume: filledResume({ skills }),
      address: '#skills',
    });
    const finger = await fingerOn(page);
    const chip = (nth: number) => page.locator(`.chip[draggable]:nth-child(${nth})`);
    const order = () =>
      page.locator('[role=tab]').evaluateAll((all) => all.slice(1, 3).map((each) => each.getAttribute('data-tab')));
    for (const [language, chips, [later, earlier]] of [
      ['he', ['SQL', 'Go', 'Python'], ['experience', 'summary']],
      ['en', ['Go', 'Python', 'SQL'], ['summary', 'experience']],
    ] as const) {
      await switchLanguage(page, language);
      const forth = language === 'he' ? -1 : 1;
      await tab(page, 'skills').click();
      const [from, to] = [await middle(chip(1)), await middle(chip(3))];
      await lift(page, finger, from);
      await finger.to(to.x + (forth * to.box.width) / 3, to.y);
      await finger.up();
      await expect.poll(() => page.locator('.chip[draggable] bdi').allInnerTexts()).toEqual(chips);

      await tab(page, earlier).click();
      const [first, second] = [await middle(tab(page, earlier)), await middle(tab(page, later))];
      await lift(page, finger, first);
      await finger.to(second.x + (forth * second.box.width) / 3, second.y);
      await finger.up();
      await expect.poll(order).toEqual([later, earlier]);
    }
    await context.close();
  });

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

  it('that moves at once scrolls and lifts nothing; held at the edge it takes the entry along', async () => {
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

    await page.evaluate(() => scrollTo(0, 0));
    const first = await middle(page.locator('.entry').first().locator('.entry-bar'));
    await lift(page, finger, first);
    await finger.to(first.x, 660);
    const last = page.locator('.entry').last();
    await expect.poll(() => last.getAttribute('data-edge')).toBe('bottom');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await finger.up();
    await expect.poll(async () => (await entryOrder(page)).at(-1)).toBe('exp-1');
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
