import { readJson, type SafeStorage, type StorageKey } from './safeStorage.ts';

/** As stored, in a list with those of others: the values of a key whose owners are waited for do not make room. */
interface OwnedValue {
  /** Null: nobody's, of a visitor who is not signed in. */
  readonly owner: string | null;
  readonly value: unknown;
}

const readAll = (storage: SafeStorage, key: StorageKey): readonly OwnedValue[] => {
  const list = readJson(storage, key);
  return Array.isArray(list) ? list.filter((entry): entry is OwnedValue => Object(entry).value !== undefined) : [];
};

/**
 * The value of this owner under a key, not validated; null if there is none.
 *
 * @param owner id of the person who is signed in, or null
 */
export function readOwned(storage: SafeStorage, key: StorageKey, owner: string | null): unknown {
  return readAll(storage, key).find((entry) => entry.owner === owner)?.value ?? null;
}

/** Writes what {@link readOwned} reads; null removes it. */
export function writeOwned(storage: SafeStorage, key: StorageKey, owner: string | null, value: unknown): void {
  const others = readAll(storage, key).filter((entry) => entry.owner !== owner);
  const all = value === null ? others : [...others, { owner, value } satisfies OwnedValue];
  storage.write(key, all.length === 0 ? null : JSON.stringify(all));
}
