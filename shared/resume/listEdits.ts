/** An entry with these fields changed; the same entry when they hold these values already. */
export function patchEntry<T extends object>(entry: T, changes: Partial<NoInfer<T>>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => changes[key] === undefined || entry[key] === changes[key])
    ? entry
    : { ...entry, ...changes };
}

/** A list with an entry at that place; places beyond the ends are the ends. */
export function insertEntry<T>(entries: readonly T[], entry: T, place: number): T[] {
  return entries.toSpliced(Math.max(0, Math.min(place, entries.length)), 0, entry);
}

/** A list without the entry of that id. */
export function removeById<T extends { readonly id: string }>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id);
}

/** A list with one entry at another place, counted after it was taken out; the same list when it stays where it is. */
export function moveById<T extends { readonly id: string }>(entries: T[], id: string, to: number): T[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const entry = entries[from];
  const place = Math.max(0, Math.min(to, entries.length - 1));
  return entry === undefined || place === from ? entries : insertEntry(entries.toSpliced(from, 1), entry, place);
}
