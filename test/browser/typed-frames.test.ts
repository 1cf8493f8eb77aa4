import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { filledResume, tab, visitBuilder } from './builder-page.ts';
import { openEditor } from './rich-text-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

/** Of the layouts of a page while `work` goes on, how many began at the page itself, and how many within it. */
async function countLayouts(page: Page, work: () => Promise<void>): Promise<{ whole: number; within: number }> {
  const session = await page.context().newCDPSession(page);
  const events: { name: string; args: { beginData?: { partialLayout?: boolean } } }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const layouts = events.filter(({ name, args }) => name === 'Layout' && args.beginData !== undefined);
  const within = layouts.filter(({ args }) => args.beginData?.partialLayout === true).length;
  return { whole: layouts.length - within, within };
}

it('what is typed lays out the form and the sheet, and nothing around them', async () => {
  const { page, context } = await visitBuilder(product, { resume: filledResume({ summary: 'Led a team' }) });
  await tab(page, 'summary').click();
  await openEditor(page, 'summary');
  await page.keyboard.press('ControlOrMeta+End');
  // What comes and goes with the first edit, such as the state of saving, is there.
  await page.keyboard.type(' of five');
  const { whole, within } = await countLayouts(page, () => page.keyboard.type('.'.repeat(20)));
  expect(within).toBeGreaterThanOrEqual(20);
  expect(whole).toBeLessThan(10);
  await context.close();
});

it('what is typed is brought into sight by the browser and measured by nobody, a new line by the editor', async () => {
  const lines = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
  const { page, context } = await visitBuilder(product, { resume: filledResume({ summary: lines }) });
  await tab(page, 'summary').click();
  const editor = await openEditor(page, 'summary');
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its range
    const read = Range.prototype.getClientRects;
    Range.prototype.getClientRects = function () {
      document.body.dataset['reads'] = `${Number(document.body.dataset['reads'] ?? 0) + 1}`;
      return read.call(this);
    };
  });
  const press = async (key: string) => {
    await page.evaluate(() => {
      document.body.dataset['reads'] = '0';
      document.querySelector('.panel')?.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('.written')?.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.keyboard.press(key);
    return editor.evaluate((element) => {
      const { top, bottom } = getSelection()?.focusNode?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const isInSight = [element, element.closest('.panel') as Element, document.documentElement]
        .map((each) => each.getBoundingClientRect())
        .every((place) => top >= place.top - 1 && bottom <= place.bottom + 1);
      return { isInSight, isMeasured: document.body.dataset['reads'] !== '0' };
    });
  };
  expect(await press('a')).toEqual({ isInSight: true, isMeasured: false });
  expect(await press('Backspace')).toEqual({ isInSight: true, isMeasured: false });
  expect((await press('Enter')).isInSight).toBe(true);
  await context.close();
});
