import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { createLongResume } from '../../shared/resume/samples.fixture.ts';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { skipSignIn } from '../browser/builder-page.ts';
import { openBuilder, withBuilder } from '../support/benchedBuilder.ts';
import { collectKeyTimes } from '../tools/key-times.ts';
import { quantile, type Bench, type BenchRow } from './bench.ts';

const RUNS = 5;
const KEYS = 90;
const KEYS_PER_SECOND = 15;
const EXPORTS = 15;

/** What a person can set that makes the sheet dearest: other faces, larger type, boxes, dots, names on later pages. */
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
    for (const templateId of ['professional', 'classic'])
      rows.push(...(await typingRows(browser, url, newestChoice(templateId))));
    rows.push(...(await typingRows(browser, url, { ...newestChoice('professional'), design: COSTLY_DESIGN })));
    rows.push(...(await exportRows(browser, url)));
    return rows;
  });
export default bench;

async function openExperience(browser: Browser, url: string, look: Look): Promise<Page> {
  const resume = { ...createLongResume(SAMPLE_HE), ...look };
  const page = await openBuilder(browser, `${url}/builder#experience`, resume);
  await page.locator('.desk-sheets .paper .bullets li').nth(99).waitFor({ state: 'attached' });
  await page.locator('.entry[data-entry="exp-1"] .entry-toggle').click();
  return page;
}

/** Where the letters that are typed stand on the Hebrew keyboard. */
const HEBREW_KEYS: Readonly<Record<string, string>> = {
  ש: 'KeyA',
  ל: 'KeyK',
  ו: 'KeyU',
  ם: 'KeyO',
  מ: 'KeyN',
  י: 'KeyH',
  ה: 'KeyV',
};

/**
 * Presses a key for each letter, at an even pace. Playwright's own `type` sends a letter that is on no US keyboard as
 * text without a key.
 */
async function typeKeys(session: CDPSession, text: string): Promise<void> {
  let due = performance.now();
  for (const letter of text) {
    const code = letter === ' ' ? 'Space' : (HEBREW_KEYS[letter] ?? `Key${letter.toUpperCase()}`);
    const key = { key: letter, code, windowsVirtualKeyCode: letter === ' ' ? 32 : code.charCodeAt(3) };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, unmodifiedText: letter, ...key });
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    due += 1_000 / KEYS_PER_SECOND;
    // oxlint-disable-next-line no-await-in-loop
    await wait(Math.max(0, due - performance.now()));
  }
}

/** Milliseconds from each key to the end of the frame that shows it on the sheet: style, layout and paint included. */
async function typingRows(browser: Browser, url: string, look: Look): Promise<BenchRow[]> {
  const name = look.design ? `${look.templateId} with a design` : look.templateId;
  const runs: { p50: number; p95: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openExperience(browser, url, look);
    const field = page.locator('[data-resume-field="exp-1.description"]');
    await field.click();
    await page.evaluate(collectKeyTimes);
    const session = await page.context().newCDPSession(page);
    await typeKeys(session, 'שלום wor');
    await page.evaluate(() => ((globalThis as unknown as { keyTimes: number[] }).keyTimes.length = 0));
    await typeKeys(session, 'מילה word '.repeat(KEYS / 10));
    const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
    const shown = await page.locator('.desk-sheets .sheet .entry[data-id="exp-1"]').first().innerText();
    if (times.length < KEYS || times.some(Number.isNaN) || !shown.includes('מילה word מילה'))
      throw new Error('What was typed did not reach the sheet');
    runs.push({ p50: quantile(times), p95: quantile(times, 0.95) });
    await page.context().close();
  }
  return [
    { measure: `key to painted sheet, ${name}, median`, value: quantile(runs.map((run) => run.p50)), unit: 'ms' },
    {
      measure: `key to painted sheet, ${name}, 95th percentile (median of ${RUNS} runs)`,
      value: quantile(runs.map((run) => run.p95)),
      unit: 'ms',
      bar: 16,
    },
  ];
}

/** Milliseconds from the click to the file's bytes in the browser, each time after a change. */
async function exportRows(browser: Browser, url: string): Promise<BenchRow[]> {
  const page = await openExperience(browser, url, newestChoice('professional'));
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
    // An account is offered once a visit.
    if (round === 0) await skipSignIn(page);
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
