import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';
import { createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { FILE_KEPT_KEY, RUNNING_PREFIX } from './importState.ts';
import { createPendingFileStore } from './pendingFile.ts';

const PDF = new File(['%PDF-1.7 text'], 'קורות חיים.pdf', { type: 'application/pdf' });
let stored: Map<string, unknown>;
let shared: Map<string, string>;
let now: number;
let ids = 0;

beforeEach(() => {
  stored = new Map();
  shared = new Map();
  now = 1_000;
});

const database = (): KeyValueDatabase => ({
  get: async (key) => structuredClone(stored.get(key)),
  set: async (key, value) => void stored.set(key, structuredClone(value)),
  delete: async (key) => void stored.delete(key),
  keys: async () => [...stored.keys()],
});
const isKnown = () => shared.has(FILE_KEPT_KEY);

/** A new tab over the same database. */
function tab(over: KeyValueDatabase | null = database()) {
  const own = new Map<string, string>();
  return {
    keeper: createPendingFileStore({
      database: over,
      tab: createSafeMapStorage(own),
      browser: createSafeMapStorage(shared),
      now: () => now,
      newId: () => `id${(ids += 1)}`,
    }),
    own,
  };
}

describe('a file that waits for a sign-in', () => {
  it('is there once for the tab that kept it, and then nowhere', async () => {
    const { keeper, own } = tab();
    await keeper.save(PDF, null);
    const { file, under } = (await keeper.takeOut('dana')) ?? {};
    expect([file?.name, file?.type, await file?.text(), under]).toEqual([
      PDF.name,
      PDF.type,
      '%PDF-1.7 text',
      undefined,
    ]);
    expect([await keeper.takeOut('dana'), stored.size, own.size]).toEqual([null, 0, 0]);
  });

  it('says whether it was being imported, and by which job, before the database is opened', async () => {
    const { keeper, own } = tab();
    await keeper.save(PDF, 'dana', { job: 'j' });
    expect([...own.values()]).toEqual([expect.stringMatching(`^${RUNNING_PREFIX}`)]);
    expect((await keeper.takeOut('dana'))?.under).toEqual({ job: 'j' });
  });

  it('is nobody else’s: another tab neither gets it nor takes it away', async () => {
    const mine = tab();
    await mine.keeper.save(PDF, null);
    expect(await tab().keeper.takeOut('dana')).toBeNull();
    expect((await mine.keeper.takeOut('dana'))?.file.name).toBe(PDF.name);
  });

  it('is given to its owner alone, and not kept for anybody else who asks in the same tab', async () => {
    const { keeper } = tab();
    await keeper.save(PDF, 'dana');
    expect([await keeper.takeOut('noam'), stored.size]).toEqual([null, 0]);
    await keeper.save(PDF, 'dana');
    expect([await keeper.takeOut(null), stored.size]).toEqual([null, 1]);
    expect((await keeper.takeOut('dana'))?.file.name).toBe(PDF.name);
  });

  it('is gone when it is forgotten', async () => {
    const { keeper } = tab();
    await keeper.save(PDF, null);
    await keeper.clear();
    expect([await keeper.takeOut('dana'), stored.size]).toEqual([null, 0]);
  });

  it('is known about without the database, by every tab and as long as it is stored', async () => {
    const mine = tab();
    await mine.keeper.save(PDF, null);
    await tab().keeper.takeOut('dana');
    expect(isKnown()).toBe(true);
    await mine.keeper.takeOut('dana');
    expect(isKnown()).toBe(false);

    const refusing = tab({ ...database(), set: () => Promise.reject(new Error('full')) });
    await refusing.keeper.save(PDF, null);
    await tab({ ...database(), get: () => Promise.reject(new Error('busy')) }).keeper.takeOut('dana');
    expect(isKnown()).toBe(true);
    await tab().keeper.takeOut('dana');
    expect(isKnown()).toBe(false);

    // Another tab looks between the mark and the file.
    const slow = tab({
      ...database(),
      set: async (key, value) => {
        await tab().keeper.takeOut('dana');
        stored.set(key, value);
      },
    });
    await slow.keeper.save(PDF, null);
    expect(isKnown()).toBe(true);
  });

  it('waits no longer than a sign-in takes, whoever looks next', async () => {
    await tab().keeper.save(PDF, null);
    now += 31 * 60_000;
    expect(await tab().keeper.takeOut('dana')).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is asked for again where nothing can be kept', async () => {
    const { keeper } = tab(null);
    await keeper.save(PDF, null);
    expect(await keeper.takeOut('dana')).toBeNull();
    const broken = tab({ ...database(), set: () => Promise.reject(new Error('full')) });
    await broken.keeper.save(PDF, null);
    expect(await broken.keeper.takeOut('dana')).toBeNull();
  });
});
