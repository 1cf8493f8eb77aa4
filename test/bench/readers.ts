import type { Browser, Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { READERS } from '../../web/features/builder/readers/readTexts.ts';
import { openBuilder, withBuilder } from '../support/benchedBuilder.ts';
import { quantile, type Bench } from './bench.ts';

/** Limit in ms from an available PDF to each reader's result (issue 49). */
const MOST_MS = 300;

interface Waits {
  /** Until facts are shown, by pdf.js and the model of PDFBox, with their places. */
  readonly first: number;
  /** Until every reader has answered. */
  readonly all: number;
  /** Until each of them has. */
  readonly each: Readonly<Record<string, number>>;
}

interface Reading extends Waits {
  /** Processor time of the builder's process and its workers in the meantime, ms. */
  readonly processor: number;
}

/** A premium template asks a visitor for an account in the place of its facts. */
const FREE = TEMPLATES.filter(({ tier }) => tier === 'basic');

/** "What their software reads" in the real builder, over the free templates in both languages. */
const bench: Bench = () =>
  withBuilder(async (browser, url) => {
    const waits: Reading[] = [];
    const opening: number[] = [];
    for (const { id } of FREE)
      for (const sample of [SAMPLE_HE, SAMPLE_EN]) {
        const { cold, warm } = await timeReading(browser, url, { ...sample, ...newestChoice(id) });
        const each = Object.entries(warm.each).map(([reader, ms]) => `${reader} ${Math.round(ms)}`);
        process.stderr.write(
          `  ${id} ${sample.language}: ${each.join(', ')} ms, ${Math.round(warm.processor)} ms of a processor\n`,
        );
        waits.push(warm);
        opening.push(cold);
      }
    return [
      ...rowsOf(
        'PDF at hand to the first facts',
        waits.map(({ first }) => first),
      ),
      ...rowsOf(
        'PDF at hand to the facts of all readers',
        waits.map(({ all }) => all),
      ),
      {
        measure: 'processors, for a reading, its pages drawn, median',
        value: quantile(waits.map(({ processor }) => processor)),
        unit: 'ms',
      },
      {
        measure: 'first opening, with its PDF made and its readers loaded, median',
        value: quantile(opening),
        unit: 'ms',
      },
    ];
  });
export default bench;

const rowsOf = (what: string, values: readonly number[]) => [
  { measure: `${what}, median`, value: quantile(values), unit: 'ms', bar: MOST_MS },
  { measure: `${what}, longest of ${values.length}`, value: Math.max(...values), unit: 'ms' },
];

/** Opens the dialog twice: the second time the PDF exists, and nothing needs to be loaded. */
async function timeReading(browser: Browser, url: string, resume: ResumeData) {
  const page = await openBuilder(browser, `${url}/builder`, resume);
  await page.locator('.desk-sheets .sheet .entry').first().waitFor();
  const { all: cold } = await openReaders(page);
  const processorOf = await processorTime(browser);
  await page.keyboard.press('Escape');
  await page.locator('.readers').waitFor({ state: 'detached' });
  const before = await processorOf();
  const warm = await openReaders(page);
  const processor = (await processorOf()) - before;
  await page.context().close();
  return { cold, warm: { ...warm, processor } };
}

/** Milliseconds of processors that the processes of pages have taken, as the browser tells it. */
async function processorTime(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + 1_000 * cpuTime, 0);
  };
}

async function openReaders(page: Page): Promise<Waits> {
  await page.locator('.more > .icon-button').click();
  const item = page.locator('.more-item').nth(7);
  await item.waitFor();
  return item.evaluate(timeFacts, READERS.length);
}

/** Runs in the page: milliseconds from the press of an item to the frame that shows what it opens. */
async function timeFacts(item: Element, readers: number): Promise<Waits> {
  const started = performance.now();
  (item as HTMLElement).click();
  let first: number | undefined;
  const each: Record<string, number> = {};
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- of frames
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (document.querySelector('.readers .fact')) first ??= performance.now() - started;
    for (const option of document.querySelectorAll<HTMLOptionElement>('.read-text option'))
      each[option.value] ??= performance.now() - started;
    if (Object.keys(each).length === readers) return { first: first ?? 0, all: performance.now() - started, each };
  }
}
