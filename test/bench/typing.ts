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
const KEYS = 100;
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

/** A field that somebody types in, and where the sheet shows it. */
interface TypedField {
  readonly measure: string;
  readonly tab: string;
  /** Whose entry has to be opened. */
  readonly entry?: string;
  readonly field: string;
  /** What stands in it before; its own text where nothing is said. */
  readonly before?: string;
  readonly shownIn: string;
}

const NAME = { tab: 'personal', field: 'personal.fullName', shownIn: 'h1' } as const;
const JOB = { tab: 'experience', entry: 'exp-1', shownIn: '.entry[data-id="exp-1"]' } as const;
const DESCRIPTION: TypedField = { ...JOB, measure: 'a description', field: 'exp-1.description' };
const FIELDS: readonly TypedField[] = [
  DESCRIPTION,
  { ...JOB, measure: "a job's title", field: 'exp-1.title' },
  { ...NAME, measure: 'a short name', before: 'נועה' },
  { ...NAME, measure: 'a name that wraps', before: 'נועה אלכסנדרה ולדימירסקי ברקוביץ׳ בן־דוד כהן לוי מזרחי אברהם' },
];

/** Typing and exporting as a person does, in the real builder, on a résumé of 10 jobs with 10 bullets each. */
const bench: Bench = () =>
  withBuilder(async (browser, url) => {
    const rows: BenchRow[] = [];
    const type = async (look: Look, field: TypedField) => rows.push(...(await typingRows(browser, url, look, field)));
    for (const field of FIELDS) await type(newestChoice('professional'), field);
    await type(newestChoice('classic'), DESCRIPTION);
    await type({ ...newestChoice('professional'), design: COSTLY_DESIGN }, DESCRIPTION);
    rows.push(...(await exportRows(browser, url)));
    return rows;
  });
export default bench;

async function openField(browser: Browser, url: string, look: Look, typed: TypedField): Promise<Page> {
  const page = await openResume(browser, url, look, typed.tab);
  if (typed.entry) await page.locator(`.entry[data-entry="${typed.entry}"] .entry-toggle`).click();
  const field = page.locator(`[data-resume-field="${typed.field}"]`);
  if (typed.before !== undefined) await field.fill(typed.before);
  // Not by a click: what is loaded meanwhile may move the field away under it.
  await field.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  });
  return page;
}

async function openResume(browser: Browser, url: string, look: Look, tab: string): Promise<Page> {
  const resume = { ...createLongResume(SAMPLE_HE), ...look };
  const page = await openBuilder(browser, `${url}/builder#${tab}`, resume);
  await page.locator('.desk-sheets .paper .bullets li').nth(99).waitFor({ state: 'attached' });
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
  ס: 'KeyX',
  ף: 'Semicolon',
};
/** In what is typed: takes the letter before it away. */
const BACKSPACE = '\b';

function keyOf(letter: string) {
  if (letter === BACKSPACE) return { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
  if (letter === ' ') return { key: ' ', code: 'Space', windowsVirtualKeyCode: 32 };
  const code = HEBREW_KEYS[letter] ?? `Key${letter.toUpperCase()}`;
  return { key: letter, code, windowsVirtualKeyCode: code.charCodeAt(3) };
}

/**
 * Presses a key for each letter, at an even pace. Playwright's own `type` sends a letter that is on no US keyboard as
 * text without a key.
 */
async function typeKeys(session: CDPSession, text: string): Promise<void> {
  let due = performance.now();
  for (const letter of text) {
    const key = keyOf(letter);
    const typed = letter === BACKSPACE ? {} : { text: letter, unmodifiedText: letter };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...typed, ...key });
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    due += 1_000 / KEYS_PER_SECOND;
    // oxlint-disable-next-line no-await-in-loop
    await wait(Math.max(0, due - performance.now()));
  }
}

/** What is typed, again and again: a word, taken away at once, so that the text stays as long as it is. */
const WORD = 'מילה word ';
const ROUND = WORD + BACKSPACE.repeat(WORD.length);
/** What stands in the field in the end, and has to be on the sheet. */
const LAST = 'סוף';

/** Milliseconds from each key to the end of the frame that shows it on the sheet: style, layout and paint included. */
async function typingRows(browser: Browser, url: string, look: Look, typed: TypedField): Promise<BenchRow[]> {
  const what = `${typed.measure}, ${look.templateId}${look.design ? ' with a design' : ''}`;
  const runs: { p50: number; p95: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openField(browser, url, look, typed);
    await page.evaluate(collectKeyTimes);
    const session = await page.context().newCDPSession(page);
    await typeKeys(session, ROUND);
    await keyTimes(page, ROUND.length);
    await typeKeys(session, ROUND.repeat(KEYS / ROUND.length) + LAST);
    const times = (await keyTimes(page, ROUND.length + KEYS + LAST.length)).slice(ROUND.length);
    const shown = page.locator(`.desk-sheets .sheet ${typed.shownIn}`).filter({ hasText: LAST });
    await shown.first().waitFor({ state: 'attached' });
    if (times.some(Number.isNaN)) throw new Error('A letter came without its key');
    runs.push({ p50: quantile(times), p95: quantile(times, 0.95) });
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
  ];
}

/** The times of so many keys, once the frame of the last has come: on a busy machine that is after its key. */
async function keyTimes(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    (most) => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length >= most,
    count,
  );
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

/** Milliseconds from the click to the file's bytes in the browser, each time after a change. */
async function exportRows(browser: Browser, url: string): Promise<BenchRow[]> {
  const page = await openField(browser, url, newestChoice('professional'), DESCRIPTION);
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
