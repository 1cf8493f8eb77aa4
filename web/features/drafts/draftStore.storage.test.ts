import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser, flushMicrotasks, type FakeBrowser } from './fakeBrowser.fixture.ts';

const saying = (summary: string) => ({ ...SAMPLE_HE, summary });

/** Local storage as the disk has it after a crash: that earlier moment. */
const crashBackTo = (browser: FakeBrowser, moment: ReadonlyMap<string, string>) => {
  browser.local.clear();
  for (const [key, value] of moment) browser.local.set(key, value);
};
const openTab = async (browser: FakeBrowser) => {
  const tab = browser.open();
  await tab.drafts.load();
  return tab;
};

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('storage that is full', () => {
  it('says so, keeps the draft in the database, finds it there, and returns when there is room', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    await tab.drafts.load();
    tab.drafts.edit(() => saying('first'));
    await browser.advanceTime(1_000);
    browser.quota = 100;
    tab.drafts.edit(() => saying('second'));
    await browser.advanceTime(1_000);
    expect(tab.drafts.state).toMatchObject({
      storage: 'database',
      storageError: 'storageFull',
      unsaved: false,
      status: 'savedLocally',
    });
    tab.drafts.edit(() => saying('third'));
    await browser.advanceTime(10);
    tab.kill();

    const later = browser.open().drafts;
    expect((await later.load()).resume.summary).toBe('third');
    expect(later.state).toMatchObject({ storage: 'database', storageError: 'storageFull' });
    browser.quota = 1_000_000;
    later.edit(() => saying('fourth'));
    await browser.advanceTime(1_000);
    expect(later.state).toMatchObject({ storage: 'local', storageError: null });
    expect(browser.local.get('resumeData')).toContain('fourth');
  });

  it('keeps the earlier full save readable, and what fits of the changes', async () => {
    const browser = createFakeBrowser();
    browser.databaseWorks = false;
    const tab = browser.open();
    await tab.drafts.load();
    tab.drafts.edit(() => saying('first'));
    await browser.advanceTime(1_000);
    browser.quota = [...browser.local].reduce((sum, [key, value]) => sum + key.length + value.length, 0) + 200;
    tab.drafts.edit(() => saying('second'));
    await browser.advanceTime(500);
    tab.kill();
    expect((await browser.open().drafts.load()).resume.summary).toBe('second');
  });
});

describe('a browser that crashes after a tab was killed before the database had its writes', () => {
  it.each([
    ['what was saved last', 'edit', 'second'],
    ['what was undone, and not what it undid', 'undo', 'first'],
  ] as const)('finds %s', async (_, how, last) => {
    const browser = createFakeBrowser();
    const tab = await openTab(browser);
    tab.drafts.edit(() => saying('first'));
    await browser.advanceTime(1_000);
    if (how === 'undo') {
      tab.drafts.edit(() => saying('second'));
      await flushMicrotasks();
    }
    const moment = new Map(browser.local);
    if (how === 'undo') tab.drafts.undo();
    else {
      tab.drafts.edit(() => saying('second'));
      tab.drafts.flush();
    }
    tab.kill();

    const next = await openTab(browser);
    expect(next.drafts.state.resume.summary).toBe(last);
    await flushMicrotasks();
    next.kill();
    crashBackTo(browser, moment);
    expect((await openTab(browser)).drafts.state.resume.summary).toBe(last);
  });
});

const typeIn = async (quota?: number) => {
  const browser = createFakeBrowser();
  const { drafts } = await openTab(browser);
  drafts.edit(() => saying('first'));
  await browser.advanceTime(1_000);
  if (quota !== undefined) browser.quota = quota;
  drafts.editShown(() => saying('typed'));
  await flushMicrotasks();
  const journals = () =>
    [browser.local.get('resumeData.journal'), browser.database.get('journal')].map((text) =>
      String(text).includes('typed'),
    );
  return { browser, drafts, journals };
};

describe('what is typed letter by letter', () => {
  it('is in local storage at once, and in the database when nothing more is typed', async () => {
    const { browser, journals } = await typeIn();
    expect(journals()).toEqual([true, false]);
    await browser.advanceTime(100);
    expect(journals()).toEqual([true, true]);
  });

  it('is in the database at once where local storage has no room', async () => {
    const { journals } = await typeIn(100);
    expect(journals()).toEqual([false, true]);
  });

  it('leaves no journal behind in the database that a save has overtaken', async () => {
    const { browser, drafts } = await typeIn();
    drafts.flush();
    await browser.advanceTime(1_000);
    expect(browser.database.has('journal')).toBe(false);
    expect(JSON.stringify(browser.database.get('draft'))).toContain('typed');
  });
});

describe('where the draft is kept', () => {
  it.each([
    ['local', 5_000_000, true, null],
    ['database', 100, true, 'storageFull'],
    ['memory', 100, false, 'storageFull'],
  ] as const)('is told: %s', async (storage, quota, databaseWorks, storageError) => {
    const browser = createFakeBrowser();
    const { drafts } = await openTab(browser);
    expect(drafts.state).toMatchObject({ storage: 'local', storageError: null, storedAt: null });
    Object.assign(browser, { quota, databaseWorks });
    drafts.edit(() => saying('typed'));
    await browser.advanceTime(1_000);
    const isStored = storage !== 'memory';
    expect(drafts.state).toMatchObject({ storage, storageError, unsaved: !isStored });
    expect(drafts.state.storedAt !== null).toBe(isStored);
  });

  it('is the database alone where local storage goes away, and what is typed meanwhile is unsaved', async () => {
    const browser = createFakeBrowser();
    const { drafts } = await openTab(browser);
    drafts.edit(() => saying('first'));
    await browser.advanceTime(1_000);
    browser.quota = 100;
    const saving = drafts.saveLocally();
    drafts.edit(() => saying('second'));
    await saving;
    expect(drafts.state).toMatchObject({ storage: 'database', unsaved: true });
    await browser.advanceTime(1_000);
    expect(drafts.state.unsaved).toBe(false);
    expect((await browser.open().drafts.load()).resume.summary).toBe('second');
  });
});

describe('no storage at all', () => {
  it('works in memory, warns, and keeps the unsaved-changes flag', async () => {
    const { drafts } = createFakeBrowser().open({ local: null, database: null, tabs: null });
    expect((await drafts.load()).restored).toBe(false);
    expect(drafts.state).toMatchObject({ storage: 'memory', storageError: 'storageUnavailable', unsaved: false });
    drafts.edit(() => saying('typed'));
    expect(await drafts.saveLocally()).toBe(false);
    expect(drafts.state).toMatchObject({ status: 'error', unsaved: true, resume: { summary: 'typed' } });
    const { archivedId: asideId } = await drafts.replace(drafts.newResume(), 'new');
    expect((await drafts.restoreFromHistory(asideId ?? ''))?.summary).toBe('typed');
  });

  it('takes storage that throws for none', async () => {
    const local = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
    const browser = createFakeBrowser();
    const { drafts } = browser.open({ local });
    await drafts.load();
    expect(drafts.state).toMatchObject({ storage: 'database', storageError: 'storageUnavailable' });
    drafts.edit(() => saying('typed'));
    await browser.advanceTime(1_000);
    expect(drafts.state).toMatchObject({ unsaved: false, storageError: 'storageUnavailable' });
    expect((await browser.open({ local }).drafts.load()).resume.summary).toBe('typed');
  });
});
