import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { EnginePage } from './enginePage.ts';
import { readPages } from './readPages.ts';

/** What people do in the product, in any engine. */

export const field = (name: string) => `[data-resume-field="${name}"]`;
export const tab = (name: string) => `[role=tab][data-tab="${name}"]`;
export const button = (name: string, within?: string) =>
  ({ role: 'button', name, ...(within !== undefined && { within }) }) as const;
export const labelled = (name: string) => ({ role: 'field', name }) as const;

export interface Visit {
  readonly language?: Language;
  /** What an earlier visit left in this browser. */
  readonly resume?: ResumeData;
  readonly path?: string;
}

/** Opens a screen of the product, and goes on when it listens. */
export async function visit(page: EnginePage, site: string, options: Visit = {}): Promise<void> {
  const { language = 'en', resume, path = '/builder' } = options;
  // A file of the same origin, whose page has no script of ours that would read or write the storage.
  await page.goTo(`${site}/robots.txt`);
  await page.evaluate(
    (left: Readonly<Record<string, string>>) => {
      for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
    },
    { language, ...(resume && { resumeData: JSON.stringify(resume) }) },
  );
  await page.goTo(site + path);
  await page.locate('main[data-screen]');
  if (path.startsWith('/builder')) await page.locate('.builder');
}

/** The text on the pages, its white space removed: what stands in elements of its own is still one text. */
async function pagesText(page: EnginePage): Promise<string> {
  const shown = await page.evaluate(readPages, undefined);
  return (shown?.words ?? []).map(({ text }) => text).join('');
}

/** Waits until the pages show, or no longer show, a text. */
export async function untilShown(page: EnginePage, text: string, isShown = true): Promise<void> {
  const wanted = text.replaceAll(/\s/g, '');
  const end = performance.now() + 20_000;
  let shown = '';
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is so
    shown = await pagesText(page);
    if (shown.includes(wanted) === isShown) return;
    // oxlint-disable-next-line no-await-in-loop
    await wait(50);
  }
  throw new Error(`The pages ${isShown ? 'do not show' : 'still show'} “${text}”: ${shown.slice(0, 500)}`);
}

/** Waits for a message at the edge of the screen. */
export async function untilTold(page: EnginePage, text: string): Promise<void> {
  await page.until(
    (wanted: string) => [...document.querySelectorAll('.toast')].some((each) => each.textContent?.includes(wanted)),
    text,
    `the message “${text}”`,
  );
}

/** Waits until nothing that was typed is still to be stored. */
export const untilSaved = (page: EnginePage) =>
  page.until(
    () => document.querySelector('.save-status')?.getAttribute('data-status') !== 'unsaved',
    undefined,
    'the draft to be stored',
  );

/** Waits until the page is at that path. */
export const untilAt = (page: EnginePage, path: string) =>
  page.until((wanted: string) => location.pathname === wanted, path, path);

/** The value of a field; of a text in its editor, what is read there. */
export const valueOf = (page: EnginePage, selector: string) =>
  page.evaluate((css: string) => {
    const field = document.querySelector<HTMLElement>(css);
    return field && 'value' in field ? String(field.value) : field?.innerText;
  }, selector);

/** The file that a window downloads when `act` has been done. */
export async function download(
  page: EnginePage,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const finished = async () =>
    (await readdir(page.downloads).catch(() => [])).filter(
      (file) => !/^\.|\.(?:part|crdownload|wkdownload)$/.test(file),
    );
  const before = await finished();
  await act();
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
    const name = (await finished()).find((file) => !before.includes(file));
    if (name !== undefined) {
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await readFile(join(page.downloads, name));
      if (bytes.length > 0) return { name, bytes: new Uint8Array(bytes) };
    }
    // oxlint-disable-next-line no-await-in-loop
    await wait(100);
  }
  throw new Error('Nothing was downloaded');
}

/** Signs in through the window that Continue with Google opens, as somebody new. */
export async function signIn(page: EnginePage, email: string): Promise<void> {
  const popup = await page.popup(() => page.click(button('Continue with Google')));
  await popup.fill(labelled('Email'), email);
  await popup.fill(labelled('Name'), 'Dana');
  await popup.click(button('Next'));
}
