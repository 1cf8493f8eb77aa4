import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdTimers } from './builder-page.ts';
import { openDraft, serveDraftPage, stateOf, type, type DraftPage, type DraftWindow } from './draft-page.ts';
import { launchWithProfile } from './launch.ts';
import { setUpBrowser } from './worker.ts';

const TEXT = 'ניהלתי צוות של 12 אנשים ב-AWS';
let site: DraftPage;

beforeAll(async () => {
  site = await serveDraftPage();
});
afterAll(() => site.close());

/** Returns a function that kills the processes of that browser with SIGKILL. */
async function killerOf(context: BrowserContext, kind: 'renderer' | 'browser'): Promise<() => void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const victims = processInfo.filter((process) => process.type === kind);
  expect(victims.length).toBeGreaterThan(0);
  return () => victims.forEach(({ id }) => process.kill(id, 'SIGKILL'));
}

/** Waits until nothing is left to be stored. */
const stored = (page: Page) => expect.poll(async () => (await stateOf(page)).unsaved).toBe(false);

const localStorageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(window.localStorage)));

describe('a draft in a browser whose profile is kept', () => {
  let profile: string;
  let context: BrowserContext;
  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'draft-profile-'));
    context = await launchWithProfile(profile);
  });
  afterAll(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  // First: a browser that has run for seconds writes its local storage to the disk by and by.
  it('loses nothing when the whole browser is killed 200 ms after the last key, as a phone does', async () => {
    const page = await context.newPage();
    const { resume } = await openDraft(page, site.url);
    const kill = await killerOf(context, 'browser');
    const gone = new Promise((resolve) => {
      context.browser()?.once('disconnected', resolve);
    });
    await type(page, `${TEXT} ועוד`);
    await wait(200);
    kill();
    await gone;
    // The processes that it started end a moment later.
    await wait(500);
    context = await launchWithProfile(profile);
    const again = await context.newPage();
    await again.goto(`${site.url}empty`);
    // Local storage was not on the disk yet; this is why drafts are kept in IndexedDB too.
    const onDisk = await localStorageOf(again);
    expect(`${onDisk['resumeData']}${onDisk['resumeData.journal']}`).not.toContain('ועוד');
    const report = await openDraft(again, site.url);
    expect(report).toMatchObject({ damaged: [], resume: { summary: `${resume.summary}${TEXT} ועוד` } });
    await again.close();
  });

  it('loses nothing when the renderer is killed 200 ms after the last key', async () => {
    const page = await context.newPage();
    const { resume } = await openDraft(page, site.url);
    const kill = await killerOf(context, 'renderer');
    await type(page, TEXT);
    const summary = resume.summary + TEXT;
    await wait(200);
    kill();
    const again = await context.newPage();
    const report = await openDraft(again, site.url);
    expect(report).toMatchObject({ recovered: 1, damaged: [], resume: { summary } });
    expect(JSON.parse((await localStorageOf(again))['resumeData'] ?? '')).toMatchObject({ summary });
    await again.close();
  });
});

describe('a draft in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  setUpBrowser((one) => (browser = one));

  async function fresh(): Promise<Page> {
    context = await browser.newContext();
    return context.newPage();
  }

  it('[AUTO-01] is in local storage 1 s after the last key, as a résumé and nothing else', async () => {
    const page = await fresh();
    await openDraft(page, site.url);
    // Timers of the page measure this: they fire in order on a busy machine too; the test itself would look too late.
    await page.evaluate(() => {
      const order = { all: [] as string[] };
      Object.assign(globalThis, { order });
      addEventListener('input', () => {
        order.all = [];
        for (const milliseconds of [950, 2_500])
          setTimeout((note: string[]) => note.push(`${milliseconds} ms`), milliseconds, order.all);
      });
      const set: (key: string, value: string) => void = Reflect.get(Storage.prototype, 'setItem');
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key === 'resumeData') order.all.push('stored');
        set.call(this, key, value);
      };
    });
    await type(page, TEXT);
    await stored(page);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { order: { all: string[] } }).order.all))
      .toEqual(['950 ms', 'stored', '2500 ms']);
    expect(JSON.parse((await localStorageOf(page))['resumeData'] ?? '')).toEqual((await stateOf(page)).resume);
    expect(await stateOf(page)).toMatchObject({ unsaved: false, status: 'savedLocally' });
    await context.close();
  });

  it('[AUTO-05] is stored when the page is left within that second, and the browser asks first', async () => {
    const page = await fresh();
    await openDraft(page, site.url);
    await holdTimers(page);
    await type(page, TEXT);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    const other = await context.newPage();
    await other.goto(`${site.url}empty`);
    expect((await localStorageOf(other))['resumeData']).toContain(TEXT);
    await context.close();
  });

  it('moves to the database when local storage is full, says so, and is found there', async () => {
    const page = await fresh();
    await page.goto(`${site.url}empty`);
    await page.evaluate(() => {
      for (let size = 2_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let turn = 0; turn < 9; turn += 1) localStorage.setItem(`filler-${size}-${turn}`, 'x'.repeat(size));
        } catch {
          // No further piece of this size fits.
        }
      }
    });
    await openDraft(page, site.url);
    await type(page, TEXT);
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ storage: 'database', storageError: 'storageFull', unsaved: false });
    expect((await openDraft(page, site.url)).resume.summary).toBe(TEXT);
    await context.close();
  });

  it('that is damaged is set aside with its text, and work goes on', async () => {
    const page = await fresh();
    await page.goto(`${site.url}empty`);
    await page.evaluate(() => {
      localStorage.setItem('resumeData', '{"templateId":"tech","summary":"חצי');
      localStorage.setItem('resumeData.journal', 'zz|{"base":');
    });
    const report = await openDraft(page, site.url);
    expect(report.damaged).toMatchObject([{ kind: 'lost' }]);
    expect(
      await page.evaluate(
        (id) => (window as unknown as DraftWindow).drafts.readHistoryEntry(id),
        report.damaged[0]?.id ?? '',
      ),
    ).toContain('חצי');
    await type(page, TEXT);
    expect((await openDraft(page, site.url)).resume.summary).toBe(TEXT);
    await context.close();
  });

  it('open in two tabs is not overwritten by the one that did not know', async () => {
    const one = await fresh();
    await openDraft(one, site.url);
    await type(one, 'התחלה');
    await stored(one);
    const two = await context.newPage();
    await openDraft(two, site.url);
    expect((await stateOf(one)).changedElsewhere).toBeNull();
    await type(two, ' מהשני');
    await stored(two);
    await expect.poll(async () => (await stateOf(one)).changedElsewhere).toMatchObject({ changedHere: false });

    await type(one, ' מהראשון');
    await wait(1_200);
    expect((await localStorageOf(two))['resumeData']).toContain('התחלה מהשני');
    await one.evaluate(() => (window as unknown as DraftWindow).drafts.keepMine());
    expect((await localStorageOf(one))['resumeData']).toContain('התחלה מהראשון');
    await expect.poll(async () => (await stateOf(two)).changedElsewhere).not.toBeNull();
    const kept = await one.evaluate(async () => {
      const { drafts } = window as unknown as DraftWindow;
      return Promise.all((await drafts.listHistory()).map(({ id }) => drafts.readHistoryEntry(id)));
    });
    expect(kept).toHaveLength(1);
    expect(kept[0]).toContain('התחלה מהשני');

    await two.evaluate(() => (window as unknown as DraftWindow).drafts.keepTheirs());
    expect((await stateOf(two)).resume.summary).toBe('התחלה מהראשון');
    expect((await stateOf(one)).changedElsewhere).toBeNull();
    await context.close();
  });
});
