import { withTimeout } from '../async/withTimeout.ts';
import { openBrowserDatabase, type DatabaseKey, type KeyValueDatabase } from './browserDatabase.ts';
import { parseJson } from './parseJson.ts';
import { safeLocal, safeSession, type SafeStorage } from './safeStorage.ts';
import { STORED_ROWS, type StoragePlace, type StoredEntry, type StoredRow } from './storedRows.ts';

/**
 * A session that has ended in another way than by signing out: `of` is the person's id. `gone`: the account was
 * deleted, and not here.
 */
export interface EndedSession {
  readonly of: string;
  readonly how: 'expired' | 'deleted' | 'gone';
}

/** The users of this browser: the signed-in person, and the one whose session ended before; null if there is none. */
export interface BrowserUse {
  readonly person: string | null;
  readonly ended: EndedSession | null;
}

/** The storages of a browser; `database`: null if there is none. */
export interface SweptPlaces {
  readonly local: SafeStorage<string>;
  readonly session: SafeStorage<string>;
  readonly database: KeyValueDatabase | null;
}

type Fate = 'stays' | 'goes' | 'adopted';

/** Longest time that the database is waited for, in ms: a blocked one must not keep anybody signed in. */
const DATABASE_WAIT_MS = 2_000;

/**
 * Removes what no longer belongs into these storages, by the table alone: no feature's code is needed. What nobody owns
 * becomes theirs who are signed in. Never rejects; what cannot be removed is still shown to nobody but its owner.
 */
export async function sweepStorage({ local, session, database }: SweptPlaces, use: BrowserUse): Promise<void> {
  sweepTexts('local', local, use);
  sweepTexts('session', session, use);
  if (database) await withTimeout(sweepDatabase(database, use), DATABASE_WAIT_MS).catch(() => undefined);
}

/** {@link sweepStorage} in this browser. */
export const sweepBrowser = (use: BrowserUse): Promise<void> =>
  sweepStorage({ local: safeLocal, session: safeSession, database: openBrowserDatabase() }, use);

const TOKENS = 'CognitoIdentityServiceProvider.';

/** Removes the last person's tokens, without the sign-in code and without a call to the identity provider. */
export function forgetTokens(): void {
  for (const key of safeLocal.list())
    if (key.startsWith(TOKENS)) safeLocal.remove(`${TOKENS}${key.slice(TOKENS.length)}`);
}

const isDeleted = (ended: EndedSession | null): ended is EndedSession => ended !== null && ended.how !== 'expired';

/** Decides about an entry of that owner. */
function fateOf({ whose }: StoredRow, owner: string | null, { person, ended }: BrowserUse): Fate {
  if (whose === 'work') return isDeleted(ended) && owner === ended.of ? 'goes' : 'stays';
  const awaited = person ?? (ended?.how === 'expired' ? ended.of : null);
  if (whose === 'passing') return awaited === null ? 'goes' : 'stays';
  if (whose !== 'beside' || (owner !== null && owner === awaited)) return 'stays';
  return owner === null && person !== null ? 'adopted' : 'goes';
}

function sweepTexts(place: 'local' | 'session', storage: SafeStorage<string>, use: BrowserUse): void {
  const read = (key: string) => parseJson(storage.read(key));
  const changes = storage.list().flatMap((key): [string, string | null][] => {
    const row = rowOf(place, key);
    if (!row) return [];
    const value = read(key);
    const fate = (entry: unknown) =>
      fateOf(row, row.ownerOf?.({ ...entryOf(row, key, read), value: entry }) ?? null, use);
    if (!row.isList || !Array.isArray(value)) return fate(value) === 'goes' ? [[key, null]] : [];
    const hasOwn = value.some((entry) => Object(entry).owner === use.person);
    const left = value
      // A value that is no object can have no owner: no feature writes such values any more.
      .filter((entry) => typeof entry === 'object' && fate(entry) !== 'goes')
      // If the person has such an entry too, the feature joins both.
      .map((entry: unknown) =>
        fate(entry) === 'adopted' && !hasOwn ? { ...Object(entry), owner: use.person } : entry,
      );
    const text = left.length > 0 ? JSON.stringify(left) : null;
    return text === storage.read(key) ? [] : [[key, text]];
  });
  // Afterwards: another entry may say who owns one.
  for (const [key, text] of changes) storage.write(key, text);
}

async function sweepDatabase(database: KeyValueDatabase, use: BrowserUse): Promise<void> {
  const isDue = ({ whose }: StoredRow) => whose !== 'work' || isDeleted(use.ended);
  const due = (await database.keys()).flatMap((key) => {
    const row = rowOf('database', key);
    return row && isDue(row) ? [{ key: key as DatabaseKey, row }] : [];
  });
  const values = new Map<string, unknown>(
    await Promise.all(due.map(async ({ key }) => [key, await database.get(key)] as const)),
  );
  const going = due.filter(
    ({ key, row }) =>
      fateOf(row, row.ownerOf?.(entryOf(row, key, (other) => values.get(other))) ?? null, use) === 'goes',
  );
  await Promise.all(going.map(({ key }) => database.delete(key)));
}

const entryOf = (row: StoredRow, key: string, read: StoredEntry['read']): StoredEntry => ({
  rest: key.slice(row.key.length),
  value: read(key),
  read,
});

/** The row of a key; undefined for what is not the product's. */
function rowOf(place: StoragePlace, key: string): StoredRow | undefined {
  const rows: readonly StoredRow[] = STORED_ROWS;
  return rows.find((row) => row.place === place && (row.isPrefix ? key.startsWith(row.key) : key === row.key));
}
