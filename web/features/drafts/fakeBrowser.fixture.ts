import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { createDraftStore } from './draftStore.ts';
import type { DraftStoreOptions, DraftStore } from './types.ts';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';

/** A fake browser for tests: storage that outlives tabs, tabs that can be killed, a clock that only moves by hand. */
export interface FakeBrowser {
  readonly local: Map<string, string>;
  readonly database: Map<string, unknown>;
  /** Capacity of local storage in characters. */
  quota: number;
  /** Whether the database accepts writes. */
  databaseWorks: boolean;
  /** Advances the clock and runs every timer that is due. */
  advanceTime(ms: number): Promise<void>;
  /** A timer of the page that is run by `advanceTime`; returns a function that cancels. */
  setTimer(ms: number, call: () => void): () => void;
  open(changes?: Partial<DraftStoreOptions>): FakeTab;
}

export interface FakeTab {
  readonly drafts: DraftStore;
  /** Kills the tab as the system does: no code of it runs any more, and its pending database writes are lost. */
  kill(): void;
}

/** Runs all pending microtasks. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
}

/** `hasLocks`: its tabs can wait for each other. */
export function createFakeBrowser(hasLocks = true): FakeBrowser {
  const local = new Map<string, string>();
  const stored = new Map<string, unknown>();
  const listening = new Set<{ readonly tab: object; readonly call: () => void }>();
  const inTurn = createSerialQueue();
  let due: { readonly at: number; readonly call: () => void }[] = [];
  let clock = 1_700_000_000_000;
  let ids = 0;

  const browser: FakeBrowser = {
    local,
    database: stored,
    quota: 5_000_000,
    databaseWorks: true,
    async advanceTime(ms) {
      const end = clock + ms;
      for (let next = earliest(end); next; next = earliest(end)) {
        clock = next.at;
        due = due.filter((timer) => timer !== next);
        next.call();
        // oxlint-disable-next-line no-await-in-loop
        await flushMicrotasks();
      }
      clock = end;
      await flushMicrotasks();
    },
    setTimer(ms, call) {
      const timer = { at: clock + ms, call };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    open(changes = {}) {
      const tab = { alive: true };
      const options: DraftStoreOptions = {
        local: createFakeStorage(browser),
        database: createFakeDatabase(browser, tab),
        tabs: {
          notifyChanged: () => tell(tab),
          listen(call) {
            const listener = { tab, call };
            listening.add(listener);
            return () => listening.delete(listener);
          },
          close: () => undefined,
        },
        now: () => clock,
        setTimer: (ms, call) => browser.setTimer(ms, () => void (tab.alive && call())),
        alone: hasLocks ? inTurn : (work) => work(),
        newId: () => `id-${(ids += 1)}`,
        ...changes,
      };
      return {
        drafts: createDraftStore(options),
        kill() {
          tab.alive = false;
          for (const listener of listening) if (listener.tab === tab) listening.delete(listener);
        },
      };
    },
  };

  const earliest = (end: number) => due.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
  const tell = (from: object) => {
    for (const { tab, call } of listening) if (tab !== from) queueMicrotask(call);
  };
  return browser;
}

function createFakeStorage(browser: FakeBrowser): NonNullable<DraftStoreOptions['local']> {
  const { local } = browser;
  const used = () => [...local].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    getItem: (key) => local.get(key) ?? null,
    setItem(key, value) {
      const before = local.has(key) ? key.length + (local.get(key)?.length ?? 0) : 0;
      if (used() - before + key.length + value.length > browser.quota)
        throw new DOMException('full', 'QuotaExceededError');
      local.set(key, value);
    },
    removeItem: (key) => void local.delete(key),
    key: (index) => [...local.keys()][index] ?? null,
    get length() {
      return local.size;
    },
  };
}

function createFakeDatabase(browser: FakeBrowser, tab: { readonly alive: boolean }): KeyValueDatabase {
  const step = async () => {
    await Promise.resolve();
    if (!tab.alive) await new Promise(() => {});
    if (!browser.databaseWorks) throw new Error('the database is out of order');
  };
  return {
    get: (key) => step().then(() => structuredClone(browser.database.get(key))),
    set: (key, value) => step().then(() => void browser.database.set(key, structuredClone(value))),
    delete: (key) => step().then(() => void browser.database.delete(key)),
    keys: () => step().then(() => [...browser.database.keys()]),
  };
}
