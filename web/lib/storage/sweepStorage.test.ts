import { describe, expect, it } from 'vitest';
import type { KeyValueDatabase } from './browserDatabase.ts';
import { CLOSED_STORAGE, createSafeMapStorage } from './mapStorage.fixture.ts';
import { readOwned, writeOwned } from './ownedValue.ts';
import { STORED_ROWS, type Ownership, type StoredRow } from './storedRows.ts';
import { sweepStorage, type BrowserUse } from './sweepStorage.ts';

const ROWS: readonly StoredRow[] = STORED_ROWS;
const swept = ROWS.filter(({ place }) => place === 'local' || place === 'session' || place === 'database');

/** How each row is written by its feature: JSON, or a value of the database. `OWNER` is whose it is. */
const WRITTEN: Readonly<Record<string, object>> = {
  'local resumeData': { summary: 'x' },
  'local resumeData.journal': {},
  'local importedResumeData': { summary: 'x' },
  'session importedResumeData': { summary: 'x' },
  'local resumeData.aside': [{ owner: 'OWNER' }],
  'local resumeData.texts': [{ owner: 'OWNER' }],
  'local resumeData.ads': [{ owner: 'OWNER' }],
  'session builder.ai': [{ owner: 'OWNER' }],
  'database draft': { resume: '{}', meta: '{"owner":"OWNER"}' },
};
/** The keys that only mean something beside these. */
const TELLING = [
  'local resumeData.meta',
  'local importedResumeData.found',
  'session importedResumeData.found',
  'database draft',
];

function browserOf(owner: string | null) {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const database = new Map<string, unknown>();
  for (const row of swept) {
    const name = `${row.place} ${row.key}`;
    const text = JSON.stringify(WRITTEN[name] ?? { owner: 'OWNER' });
    const owned = owner === null ? text.replace(/\\?"OWNER\\?"/, 'null') : text.replace('OWNER', owner);
    const key = row.isPrefix ? `${row.key}${owner ?? ''}` : row.key;
    if (row.place === 'database') database.set(key, JSON.parse(owned));
    else (row.place === 'local' ? local : session).set(key, owned);
  }
  const store: KeyValueDatabase = {
    get: async (key) => structuredClone(database.get(key)),
    set: async (key, value) => void database.set(key, value),
    delete: async (key) => void database.delete(key),
    keys: async () => [...database.keys()],
  };
  return {
    local,
    session,
    database,
    sweep: (use: BrowserUse) =>
      sweepStorage(
        { local: createSafeMapStorage<string>(local), session: createSafeMapStorage<string>(session), database: store },
        use,
      ),
    has: ({ place, key, isPrefix }: StoredRow) => {
      const keys = [...(place === 'local' ? local : place === 'session' ? session : database).keys()];
      return keys.some((one) => (isPrefix ? one.startsWith(key) : one === key));
    },
  };
}

const DANA = 'dana';
/** What becomes of what is Dana's, in the order of the page of decision 51. */
const ENDS: readonly (readonly [string, BrowserUse, readonly Ownership[]])[] = [
  ['signs out', { person: null, ended: null }, ['beside', 'passing']],
  ['is there again', { person: DANA, ended: null }, []],
  ['is waited for, since the session ended by itself', { person: null, ended: { of: DANA, how: 'expired' } }, []],
  ['has deleted the account', { person: null, ended: { of: DANA, how: 'deleted' } }, ['work', 'beside', 'passing']],
  ['has deleted it elsewhere', { person: null, ended: { of: DANA, how: 'gone' } }, ['work', 'beside', 'passing']],
  ['is followed by somebody else', { person: 'noam', ended: null }, ['beside']],
];

describe('what a browser keeps of somebody', () => {
  it.each(ENDS)('who %s', async (_, use, goes) => {
    const browser = browserOf(DANA);
    await browser.sweep(use);
    const left = swept.filter((row) => browser.has(row)).map(({ place, key }) => `${place} ${key}`);
    const due = swept.filter(({ whose }) => !goes.includes(whose)).map(({ place, key }) => `${place} ${key}`);
    expect(left).toEqual(due);
  });

  it('is found by the row: each that somebody owns finds its owner in what its feature writes', async () => {
    const browser = browserOf(DANA);
    await browser.sweep({ person: null, ended: { of: 'noam', how: 'deleted' } });
    const work = swept.filter(({ whose }) => whose === 'work');
    expect(work.filter((row) => !browser.has(row))).toEqual([]);
    for (const row of ROWS)
      expect([row.key, row.ownerOf !== undefined]).toEqual([row.key, row.whose === 'work' || row.whose === 'beside']);
    expect(TELLING.every((name) => ROWS.some(({ place, key }) => `${place} ${key}` === name))).toBe(true);
  });

  it('and that nobody owned is theirs who sign in, and goes with them', async () => {
    const browser = browserOf(null);
    // Without its note nobody can say whose it is.
    browser.local.delete('importedResumeData.found');
    await browser.sweep({ person: DANA, ended: null });
    expect(JSON.parse(browser.local.get('resumeData.ads') ?? '')).toEqual([{ owner: DANA }]);
    expect(JSON.parse(browser.session.get('builder.ai') ?? '')).toEqual([{ owner: DANA }]);
    expect(JSON.parse(browser.local.get('importedResumeData') ?? '')).toEqual({ summary: 'x' });
    await browser.sweep({ person: null, ended: { of: DANA, how: 'expired' } });
    expect([browser.local.has('resumeData.ads'), browser.local.has('importedResumeData')]).toEqual([true, false]);
    await browser.sweep({ person: null, ended: null });
    expect(swept.filter((row) => row.whose === 'beside' && browser.has(row))).toEqual([]);
  });

  it('leaves what another one has in the same list', async () => {
    const browser = browserOf(DANA);
    browser.local.set('resumeData.aside', '[{"owner":"dana"},{"owner":"noam"},{"owner":null}]');
    browser.database.set('aside:2', { owner: 'noam' });
    browser.local.set('resumeData.ads', '[{"owner":"dana"},{"owner":null}]');
    await browser.sweep({ person: DANA, ended: null });
    expect(browser.local.get('resumeData.ads')).toBe('[{"owner":"dana"},{"owner":null}]');
    await browser.sweep({ person: null, ended: { of: DANA, how: 'deleted' } });
    expect(browser.local.get('resumeData.aside')).toBe('[{"owner":"noam"},{"owner":null}]');
    expect([...browser.database.keys()]).toEqual(['aside:2']);
  });

  it('takes no text for somebody’s, as an earlier version has left them', async () => {
    const browser = browserOf(DANA);
    browser.local.set('resumeData.ads', '["an ad",{"owner":null,"value":["another"]}]');
    await browser.sweep({ person: DANA, ended: null });
    expect(browser.local.get('resumeData.ads')).toBe('[{"owner":"dana","value":["another"]}]');
  });

  it('stands in the way of nobody where storage is refused or does not answer', async () => {
    const database: KeyValueDatabase = {
      get: () => Promise.reject(new Error('refused')),
      set: () => Promise.reject(new Error('refused')),
      delete: () => Promise.reject(new Error('refused')),
      keys: () => Promise.reject(new Error('refused')),
    };
    await sweepStorage({ local: CLOSED_STORAGE, session: CLOSED_STORAGE, database }, { person: null, ended: null });
    await sweepStorage(
      { local: CLOSED_STORAGE, session: CLOSED_STORAGE, database: null },
      { person: null, ended: null },
    );
  });
});

describe('a value with its owner', () => {
  it('is read by its owner, and stands beside those of others', () => {
    const storage = createSafeMapStorage();
    const all = () => [DANA, 'noam', null].map((who) => readOwned(storage, 'resumeData.ads', who));
    writeOwned(storage, 'resumeData.ads', DANA, ['a']);
    expect(all()).toEqual([['a'], null, null]);
    writeOwned(storage, 'resumeData.ads', null, ['b']);
    writeOwned(storage, 'resumeData.ads', DANA, ['c']);
    expect(all()).toEqual([['c'], null, ['b']]);
    writeOwned(storage, 'resumeData.ads', DANA, null);
    writeOwned(storage, 'resumeData.ads', null, null);
    expect([all(), storage.list()]).toEqual([[null, null, null], []]);
  });

  it.each(['{', '[]', '"x"', '{"value":1}', '[null,1,{"owner":null}]'])('is nothing where %s stands there', (text) => {
    const storage = createSafeMapStorage();
    storage.write('resumeData.ads', text);
    expect(readOwned(storage, 'resumeData.ads', null)).toBeNull();
  });
});
