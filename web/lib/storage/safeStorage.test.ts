import { describe, expect, it, vi } from 'vitest';
import { CLOSED_STORAGE, createMapStorage, createSafeMapStorage } from './mapStorage.fixture.ts';
import { createSafeStorage, onStorageKey, readJson, withMemory } from './safeStorage.ts';

describe('storage that never throws', () => {
  it('reads, writes and removes what is written as null', () => {
    const map = new Map<string, string>();
    const storage = createSafeMapStorage<string>(map);
    expect(storage.write('a', '1')).toBe('written');
    expect([storage.read('a'), storage.read('b'), storage.list()]).toEqual(['1', null, ['a']]);
    expect(storage.write('a', null)).toBe('written');
    storage.write('b', '2');
    storage.remove('b');
    expect(map.size).toBe(0);
  });

  it('says that storage is full, by whatever name', () => {
    for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']) {
      const full = createSafeStorage<string>(() => ({
        ...createMapStorage(),
        setItem: () => {
          throw new DOMException('full', name);
        },
      }));
      expect(full.write('a', '1')).toBe('full');
    }
  });

  it('is unavailable where there is none, and where looking at it throws', () => {
    for (const storage of [createSafeStorage<string>(() => null), CLOSED_STORAGE]) {
      expect(storage.write('a', '1')).toBe('unavailable');
      expect([storage.read('a'), storage.list()]).toEqual([null, []]);
      expect(() => storage.remove('a')).not.toThrow();
    }
  });
});

describe('storage with a memory', () => {
  it('keeps what the storage refuses, until it is removed', () => {
    const storage = withMemory(CLOSED_STORAGE);
    storage.write('a', '1');
    expect([storage.read('a'), storage.list()]).toEqual(['1', ['a']]);
    storage.write('a', null);
    storage.write('b', '2');
    storage.remove('b');
    expect([storage.read('a'), storage.read('b')]).toEqual([null, null]);
  });

  it('shows what another tab has written', () => {
    const map = new Map<string, string>();
    const storage = withMemory(createSafeMapStorage<string>(map));
    storage.write('a', 'ours');
    map.set('a', 'theirs');
    expect(storage.read('a')).toBe('theirs');
  });

  it('has nothing any more where the storage was emptied by somebody else', () => {
    const map = new Map<string, string>();
    const storage = withMemory(createSafeMapStorage<string>(map));
    storage.write('a', 'ours');
    map.clear();
    expect([storage.read('a'), storage.list()]).toEqual([null, []]);
  });
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['{', null],
  ['', null],
])('reads the JSON text %s as %j', (text, value) => {
  expect(readJson(createSafeMapStorage<string>(new Map([['key', text]])), 'key')).toEqual(value);
});

it('reads nothing as null', () => {
  expect(readJson(createSafeMapStorage<string>(), 'key')).toBeNull();
});

it('tells of its own key and of a storage that was cleared, until it is stopped', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const heard: (string | null)[] = [];
  const stop = onStorageKey('a', ({ newValue }) => heard.push(newValue));
  const tell = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  tell('a', '1');
  tell('b', '2');
  tell(null, null);
  stop();
  tell('a', '3');
  vi.unstubAllGlobals();
  expect(heard).toEqual(['1', null]);
});
