import type { Browser, CDPSession, Page } from 'playwright-core';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { openBuilder } from '../../support/benchedBuilder.ts';
import { collectKeyTimes } from '../../tools/key-times.ts';
import { BACKSPACE, typeKeys } from './keyboard.ts';

/** A field that somebody types in, and where the sheet shows it. */
export interface TypedField {
  readonly measure: string;
  readonly tab: string;
  /** The entry to open. */
  readonly entry?: string;
  readonly field: string;
  /** The text in it before; by default its usual text. */
  readonly before?: string;
  readonly shownIn: string;
}

const NAME = { tab: 'personal', field: 'personal.fullName', shownIn: 'h1' } as const;
const jobOf = (entry: string) => ({ tab: 'experience', entry, shownIn: `.entry[data-id="${entry}"]` }) as const;

/** The description of a job, by the id of its entry. */
export const descriptionOf = (entry: string): TypedField => ({
  ...jobOf(entry),
  measure: 'a description',
  field: `${entry}.description`,
});

/** The fields of the long résumé that are measured (`createLongResume`). */
export const TYPED_FIELDS = {
  description: descriptionOf('exp-1'),
  title: { ...jobOf('exp-1'), measure: "a job's title", field: 'exp-1.title' },
  shortName: { ...NAME, measure: 'a short name', before: 'נועה' },
  wrappedName: {
    ...NAME,
    measure: 'a name that wraps',
    before: 'נועה אלכסנדרה ולדימירסקי ברקוביץ׳ בן־דוד כהן לוי מזרחי אברהם',
  },
} as const satisfies Readonly<Record<string, TypedField>>;

/** The typed word, removed at once, so that the text keeps its length. */
const WORD = 'מילה word ';
const ROUND = WORD + BACKSPACE.repeat(WORD.length);
/** The final text of the field, which must be on the sheet. */
const LAST = 'סוף';
/** The list item that the sheet of the long résumé ends with. */
const LAST_BULLET = 99;

/** The cost of a key. */
export interface KeyCosts {
  /** Milliseconds from each key to the end of the frame that shows it: style, layout and paint included. */
  readonly times: readonly number[];
  /** Milliseconds of a processor that the page's main thread takes for a key, at the mean. */
  readonly mainThread: number;
}

/** Opens the builder in a separate browser, with the field open and the caret at its end. */
export async function openField(
  browser: Browser,
  url: string,
  resume: ResumeData,
  { tab, entry, field: name, before }: TypedField,
  lastBullet = LAST_BULLET,
): Promise<Page> {
  const page = await openBuilder(browser, `${url}/builder#${tab}`, resume);
  await page.locator('.desk-sheets .paper .bullets li').nth(lastBullet).waitFor({ state: 'attached' });
  const toggle = entry === undefined ? undefined : page.locator(`.entry[data-entry="${entry}"] .entry-toggle`);
  // The only entry is always open, and has none.
  if (toggle && (await toggle.and(page.locator('[aria-expanded=false]')).count()) > 0) await toggle.click();
  const field = page.locator(`[data-resume-field="${name}"]`);
  if (before !== undefined) await field.fill(before);
  // Not by a click: what is loaded meanwhile may move the field away under it.
  await field.focus();
  // A description's own editor comes when it is focused; 0cb21df3 had none, and did not say that lines are bullets.
  if (name.endsWith('.description')) await field.and(page.locator('.written, :not([data-bulleted] *)')).waitFor();
  await field.evaluate((element: HTMLElement) => {
    element.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.setSelectionRange(element.value.length, element.value.length);
    else getSelection()?.selectAllChildren(element.lastElementChild ?? element);
  });
  await page.keyboard.press('End');
  return page;
}

/** Types about so many keys into a field that was opened. Throws where the sheet does not show them. */
export async function typeInto(page: Page, { shownIn }: TypedField, keys: number): Promise<KeyCosts> {
  await page.evaluate(collectKeyTimes);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await typeKeys(session, ROUND);
  await keyTimes(page, ROUND.length);
  const before = await taskSeconds(session);
  await typeKeys(session, ROUND.repeat(keys / ROUND.length) + LAST);
  const count = Math.floor(keys / ROUND.length) * ROUND.length + LAST.length;
  const times = (await keyTimes(page, ROUND.length + count)).slice(ROUND.length);
  const mainThread = (1_000 * ((await taskSeconds(session)) - before)) / count;
  const shown = page.locator(`.desk-sheets .sheet ${shownIn}`).filter({ hasText: LAST });
  await shown.first().waitFor({ state: 'attached' });
  if (times.some(Number.isNaN)) throw new Error('A letter came without its key');
  return { times, mainThread };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The times of so many keys, once the frame of the last has come: on a busy machine that is after its key. */
async function keyTimes(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    (most) => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length >= most,
    count,
  );
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}
