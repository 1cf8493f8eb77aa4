import type { Browser, Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { createLongResume } from '../../shared/resume/samples.fixture.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { openBuilder, withBuilder } from '../support/benchedBuilder.ts';
import { quantile, type Bench, type BenchRow } from './bench.ts';

const FRAME_MS = 16.7;
const KNOB_ROUNDS = 16;
const FIT_ROUNDS = 8;
/** Jobs of ten bullets each, so many that the template can just do with a page less. */
const FIT_JOBS = { classic: 7, professional: 10 } as const;

/** The design in the real builder: knobs and sections on 100 bullets, the fit to fewer pages, the templates' strip. */
const bench: Bench = () =>
  withBuilder(async (browser, url) => {
    const rows: BenchRow[] = [];
    for (const template of ['classic', 'professional'] as const) {
      rows.push(...(await changeRows(browser, url, template)));
      rows.push(await fitRow(browser, url, template));
    }
    rows.push(await stripRow(browser, url));
    return rows;
  });
export default bench;

async function openSheets(browser: Browser, url: string, resume: ResumeData): Promise<Page> {
  const page = await openBuilder(browser, `${url}/builder`, resume);
  await page.locator('.desk-sheets .sheet .entry').first().waitFor();
  return page;
}

/** When the pages out of sight have followed, and the document is not fitted to its pages yet. */
const FOLLOWED_MS = 150;

/**
 * Runs in the page: milliseconds from each of two changes in turn to the end of the frame that shows it on the sheet
 * in sight, as it stays until the document is fitted to its pages: style, layout and paint included. Changes come when
 * that is done.
 */
async function timeChanges(wanted: {
  changes: readonly (readonly [string, string])[];
  rounds: number;
  followedMs: number;
}) {
  const { changes, rounds, followedMs } = wanted;
  const root = [...document.querySelectorAll('.desk-sheets, .desk-sheets *')].find(
    (each) => each.shadowRoot,
  )?.shadowRoot;
  const viewport = root?.querySelector('.viewport')?.getBoundingClientRect() as DOMRect;
  const inSight = (sheet: Element) => {
    const { left, right } = sheet.getBoundingClientRect();
    return Math.min(right, viewport.right) - Math.max(left, viewport.left);
  };
  /** The one that is in sight, and of its neighbours no more than a strip. */
  const readSheet = () => {
    const [sheet] = [...(root?.querySelectorAll('.sheet') ?? [])].toSorted((one, two) => inSight(two) - inSight(one));
    const from = sheet?.getBoundingClientRect().x ?? 0;
    const places = [...(sheet?.querySelectorAll('*') ?? [])]
      .map((each) => each.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x - from, y, width, height].map((length) => length.toFixed(1)).join());
    const spacing = sheet?.firstElementChild?.getAttribute('data-spacing');
    return { spacing, look: [sheet?.outerHTML, ...places].join('\n') };
  };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [selector, value] = changes[round % changes.length] as readonly [string, string];
    const control = document.querySelector<HTMLInputElement>(selector);
    if (!control) throw new Error(`${selector} is not there`);
    const before = readSheet();
    const from = performance.now();
    if (value === '') control.click();
    else {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve());
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });
    times.push(performance.now() - from);
    const shown = readSheet();
    if (shown.look === before.look) throw new Error(`${selector} did not reach the sheets in its frame`);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, followedMs));
    const followed = readSheet();
    // On a busy machine it may be fitted to its pages by then.
    if (followed.spacing === shown.spacing && followed.look !== shown.look)
      throw new Error(`${selector} moved what it had shown`);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  return times;
}

async function changeRows(browser: Browser, url: string, templateId: string): Promise<BenchRow[]> {
  const page = await openSheets(browser, url, { ...createLongResume(SAMPLE_HE), ...newestChoice(templateId) });
  await page.locator('.design-button').click();
  await page.locator('.section-row').first().waitFor();
  const slider = '[data-knob=leading] input[type=range]';
  const changes = {
    'line height': [
      [slider, '110'],
      [slider, '105'],
    ],
    colour: [
      ['[data-knob=accent] label:nth-of-type(3) input', ''],
      ['[data-knob=accent] label:nth-of-type(4) input', ''],
    ],
    'section moved': [
      ['[data-section-row=education] [data-step=up]', ''],
      ['[data-section-row=education] [data-step=down]', ''],
    ],
  } as const;
  const rows: BenchRow[] = [];
  const time = async (name: string, each: readonly (readonly [string, string])[]) => {
    const wanted = { changes: each, rounds: KNOB_ROUNDS, followedMs: FOLLOWED_MS };
    const times = await page.evaluate(timeChanges, wanted);
    const measure = `${name} to painted sheets, 100 bullets, ${templateId}, median`;
    return { measure, value: quantile(times.slice(2)), unit: 'ms' };
  };
  for (const [name, each] of Object.entries(changes))
    // oxlint-disable-next-line no-await-in-loop -- in one page
    rows.push({ ...(await time(name, each)), bar: FRAME_MS });
  // All pages before it have to be known.
  const next = page.locator('.pages .icon-button').last();
  for (let clicks = 0; clicks < 20 && (await next.isEnabled()); clicks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other
    await next.click();
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100);
  }
  rows.push(await time('line height with the last page in sight', changes['line height']));
  await page.context().close();
  return rows;
}

/** From the press to the design that fits, undone each time. */
async function fitRow(browser: Browser, url: string, templateId: keyof typeof FIT_JOBS): Promise<BenchRow> {
  const long = createLongResume(SAMPLE_HE);
  const experience = long.experience.slice(0, FIT_JOBS[templateId]);
  const page = await openSheets(browser, url, { ...long, experience, ...newestChoice(templateId) });
  await page.locator('.design-button').click();
  // The last: one page less than now.
  const button = page.locator('.fit-pages button').last();
  await button.waitFor();
  const times: number[] = [];
  for (let round = 0; round < FIT_ROUNDS; round += 1) {
    await page.waitForTimeout(600);
    times.push(
      await button.evaluate(async (pressed: HTMLButtonElement) => {
        const said = document.querySelector('.fit-said') as HTMLElement;
        const from = performance.now();
        pressed.click();
        while (said.textContent === '') await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - from;
      }),
    );
    const style = await page.locator('.desk-sheets .sheet').first().getAttribute('style');
    if (!style?.includes('--design-section-space')) throw new Error('Nothing was fitted');
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelector('.fit-said')?.textContent === '');
  }
  await page.context().close();
  return {
    measure: `fit to one page less, ${10 * FIT_JOBS[templateId]} bullets, ${templateId}, press to result, median`,
    value: quantile(times.slice(1)),
    unit: 'ms',
    bar: 150,
  };
}

/** Main thread's time for each picture of the strip, drawn again when all styles and typefaces are there. */
async function stripRow(browser: Browser, url: string): Promise<BenchRow> {
  const page = await openSheets(browser, url, SAMPLE_HE);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const drawAll = async () => {
    await page.locator('.template-button').click();
    for (const { id } of TEMPLATES) {
      await page.locator(`.template-choice[data-template=${id}]`).scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (wanted) =>
          document
            .querySelector(`.template-choice[data-template=${wanted}] .first-page`)
            ?.shadowRoot?.querySelector('.sheet'),
        id,
      );
    }
  };
  await drawAll();
  await page.locator('.template-strip-head .icon-button').click();
  await page.waitForTimeout(500);
  const before = await busy();
  await drawAll();
  const spent = (await busy()) - before;
  await page.context().close();
  return {
    measure: `strip of templates, main thread for each of ${TEMPLATES.length} pictures`,
    value: spent / TEMPLATES.length,
    unit: 'ms',
    bar: 30,
  };
}
