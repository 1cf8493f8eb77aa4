import { describe, expect, it } from 'vitest';
import { createMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { createSafeStorage } from '../../../lib/storage/safeStorage.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';
import { createHistoryStore, type HistoryEntry } from './historyStore.ts';
import { serializeJournal } from './journal.ts';
import { EMPTY_FINGERPRINT, journalBase, parseStoredVersion } from './storedVersion.ts';
import { createUserDrafts } from './userDrafts.ts';

/** Storage that may be full, and a database that may be out of order. */
function places() {
  const state = { isFull: false, works: true };
  const map = new Map<string, string>();
  const storage = createMapStorage(map);
  const local = createSafeStorage(() => ({
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    key: (index: number) => storage.key(index),
    get length() {
      return storage.length;
    },
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  }));
  const stored = new Map<string, unknown>();
  const act = async <Value>(work: () => Value) => {
    if (!state.works) throw new Error('out of order');
    return work();
  };
  const database: KeyValueDatabase = {
    get: (key) => act(() => stored.get(key)),
    set: (key, value) => act(() => void stored.set(key, value)),
    delete: (key) => act(() => void stored.delete(key)),
    keys: () => act(() => [...stored.keys()]),
  };
  return { state, local, map, stored, database };
}

const DRAFT = { resume: '{"summary":"a"}', meta: '{}' };
const LATER = { ...DRAFT, resume: '{"summary":"b"}' };

describe('the draft of somebody who is away', () => {
  it.each([
    ['in the database', { isFull: false, works: true }],
    ['in local storage', { isFull: false, works: false }],
    ['in memory', { isFull: true, works: false }],
  ])('is kept %s, for them alone, and gone once it is removed', async (_, how) => {
    const { state, local, database } = places();
    Object.assign(state, how);
    const drafts = createUserDrafts(local, database);
    await drafts.save('dana', DRAFT);
    expect([await drafts.read('dana'), await drafts.read('noam')]).toEqual([DRAFT, null]);
    await drafts.remove('dana');
    expect(await drafts.read('dana')).toBeNull();
  });

  it('is the last one, wherever the ones before were kept', async () => {
    const { state, local, database } = places();
    const drafts = createUserDrafts(local, database);
    for (const how of [
      { isFull: true, works: false },
      { isFull: false, works: false },
      { isFull: false, works: true },
    ]) {
      Object.assign(state, how);
      const next = { ...DRAFT, resume: JSON.stringify(how) };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await drafts.save('dana', next);
      // oxlint-disable-next-line no-await-in-loop
      expect(await drafts.read('dana')).toEqual(next);
    }
    state.isFull = true;
    state.works = false;
    await drafts.save('dana', LATER);
    expect(await drafts.read('dana')).toEqual(LATER);
  });

  it.each(['1', '{"resume":1,"meta":""}', '{"resume":""}', 'null', '{"resume":'])(
    'is none where something else stands in its place: %s',
    async (text) => {
      const { local, map, stored, database } = places();
      const drafts = createUserDrafts(local, database);
      map.set('resumeData.of.dana', text);
      stored.set('owner:dana', text);
      expect(await drafts.read('dana')).toBeNull();
    },
  );
});

const entry = (id: string, text = '{}'): HistoryEntry => ({
  id,
  owner: null,
  reason: 'new',
  at: 1,
  name: '',
  cloud: null,
  text,
});

describe('the drafts set aside', () => {
  it('are each there once, as last written, wherever there was room', async () => {
    const { state, local, database } = places();
    const history = createHistoryStore(local, database);
    state.works = false;
    await history.put(entry('local'));
    await history.put(entry('local', '{"summary":"later"}'));
    state.isFull = true;
    await history.put(entry('memory'));
    expect(await history.all()).toEqual([entry('local', '{"summary":"later"}'), entry('memory')]);
    Object.assign(state, { works: true, isFull: false });
    await history.put(entry('memory', '{"summary":"stored"}'));
    await history.put(entry('database'));
    const all = await history.all();
    expect(
      all.map(({ id, text }) => [id, text]).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    ).toEqual([
      ['database', '{}'],
      ['local', '{"summary":"later"}'],
      ['memory', '{"summary":"stored"}'],
    ]);
    for (const { id } of all)
      // oxlint-disable-next-line no-await-in-loop
      await history.delete(id);
    expect(await history.all()).toEqual([]);
  });

  it('are removed from memory too, and local storage keeps no empty list', async () => {
    const { state, local, map } = places();
    const history = createHistoryStore(local, null);
    await history.put(entry('local'));
    state.isFull = true;
    await history.put(entry('memory'));
    await history.delete('memory');
    expect((await history.all()).map(({ id }) => id)).toEqual(['local']);
    await history.delete('local');
    expect([await history.all(), map.has('resumeData.aside')]).toEqual([[], false]);
  });

  it('leave out one that is damaged, and keep it where it stands', async () => {
    const { local, stored, database } = places();
    stored.set('aside:broken', { ...entry('broken'), at: 'yesterday' });
    const history = createHistoryStore(local, database);
    await history.put(entry('whole'));
    expect((await history.all()).map(({ id }) => id)).toEqual(['whole']);
    expect(stored.has('aside:broken')).toBe(true);
  });
});

const journalText = (seq: number, summary: string, base = journalBase(EMPTY_FINGERPRINT, 0)) =>
  serializeJournal({ base, seq, changes: [[[], { summary }]] });

describe('what was typed since the last save', () => {
  it('is what was typed last, in whichever of both places it stands', () => {
    const journals = [journalText(1, 'a'), journalText(3, 'abc'), journalText(2, 'ab')];
    for (const texts of [journals, journals.toReversed(), journals.toSorted()])
      expect(parseStoredVersion({ resume: null, meta: null, journals: texts })).toMatchObject({
        value: { summary: 'abc' },
        seq: 3,
        recovered: 1,
        ours: true,
      });
  });

  it('is nothing that belongs to another save, and no draft at all where nothing was saved either', () => {
    const other = [journalText(1, 'a', journalBase(EMPTY_FINGERPRINT, 4)), 'torn'];
    expect(parseStoredVersion({ resume: null, meta: null, journals: other })).toBeNull();
    expect(parseStoredVersion({ resume: '{"summary":"saved"}', meta: null, journals: other })).toMatchObject({
      value: { summary: 'saved' },
      recovered: 0,
      ours: false,
    });
  });
});
