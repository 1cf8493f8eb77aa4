import type { Browser } from 'playwright-core';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import { createLongResume } from '../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { skipSignIn } from '../browser/builder-page.ts';
import { withBuilder } from '../support/benchedBuilder.ts';
import { quantile, type Bench, type BenchRow } from './bench.ts';
import { openField, TYPED_FIELDS, typeInto, type TypedField } from './typing/typedField.ts';

const RUNS = 5;
const KEYS = 100;
const EXPORTS = 15;

/** Settings that make the sheet most expensive: other faces, larger type, boxes, dots, names on later pages. */
const COSTLY_DESIGN: ResumeDesign = {
  accent: '#8a1538',
  fonts: 'rubik',
  size: 11,
  leading: 115,
  headingStyle: 'box',
  paper: 'letter',
  sidebarSide: 'start',
  laterPages: 'name',
  icons: 'contacts',
  levels: 'dots',
};

type Look = Pick<ResumeData, 'templateId' | 'templateVersion' | 'design'>;

/** Typing and exporting as a person does, in the real builder, on a résumé of 10 jobs with 10 bullets each. */
const bench: Bench = () =>
  withBuilder(async (browser, url) => {
    const rows: BenchRow[] = [];
    const type = async (look: Look, field: TypedField) => rows.push(...(await typingRows(browser, url, look, field)));
    for (const field of Object.values(TYPED_FIELDS)) await type(newestChoice('professional'), field);
    await type(newestChoice('classic'), TYPED_FIELDS.description);
    await type({ ...newestChoice('professional'), design: COSTLY_DESIGN }, TYPED_FIELDS.description);
    rows.push(...(await exportRows(browser, url)));
    return rows;
  });
export default bench;

/** Measures the cost of a key in the field, in some visits. */
async function typingRows(browser: Browser, url: string, look: Look, typed: TypedField): Promise<BenchRow[]> {
  const what = `${typed.measure}, ${look.templateId}${look.design ? ' with a design' : ''}`;
  const runs: { p50: number; p95: number; mainThread: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openField(browser, url, { ...createLongResume(SAMPLE_HE), ...look }, typed);
    const { times, mainThread } = await typeInto(page, typed, KEYS);
    runs.push({ p50: quantile(times), p95: quantile(times, 0.95), mainThread });
    await page.context().close();
  }
  return [
    { measure: `key to painted sheet, ${what}, median`, value: quantile(runs.map((run) => run.p50)), unit: 'ms' },
    {
      measure: `key to painted sheet, ${what}, 95th percentile (median of ${RUNS} runs)`,
      value: quantile(runs.map((run) => run.p95)),
      unit: 'ms',
      bar: 16,
    },
    {
      measure: `processor time of the main thread for a key, ${what}`,
      value: quantile(runs.map((run) => run.mainThread)),
      unit: 'ms',
    },
  ];
}

/** Milliseconds from the click to the file's bytes in the browser, each time after a change. */
async function exportRows(browser: Browser, url: string): Promise<BenchRow[]> {
  const resume = { ...createLongResume(SAMPLE_HE), ...newestChoice('professional') };
  const page = await openField(browser, url, resume, TYPED_FIELDS.description);
  await page.evaluate(() => {
    const times: number[] = [];
    let clicked = 0;
    Object.assign(globalThis, { exportTimes: times });
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true });
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      times.push(performance.now() - clicked);
      return createObjectURL(blob);
    };
  });
  for (let round = 0; round < EXPORTS; round += 1) {
    await page.locator('[data-resume-field="exp-1.description"]').pressSequentially('.');
    const coming = page.waitForEvent('download');
    await page.locator('.export').first().click();
    await skipSignIn(page);
    await coming;
    await page.locator('.export:not([aria-busy=true]):not([disabled])').first().waitFor();
  }
  const times = await page.evaluate(() => (globalThis as unknown as { exportTimes: number[] }).exportTimes);
  if (times.length < EXPORTS) throw new Error('Not every export made a file');
  await page.context().close();
  return [
    {
      measure: 'click to PDF in the browser, 100 bullets, warm, median',
      value: quantile(times.slice(3)),
      unit: 'ms',
      bar: 100,
    },
  ];
}
