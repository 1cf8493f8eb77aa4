/**
 * Returns a table's value under a key that somebody else chose; undefined if it has none or there is no table. A plain
 * look-up would find what every object inherits (`constructor`, `__proto__`).
 */
export function ownProperty<T>(table: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

declare const WITHOUT_PROTOTYPE: unique symbol;

/** A table that has nothing but its own keys: any text may be looked up in it and written to it. */
export type Dictionary<T> = Record<string, T> & { readonly [WITHOUT_PROTOTYPE]: true };

/** A new {@link Dictionary} with these entries. */
export function dictionary<T>(entries: Readonly<Record<string, T>> = {}): Dictionary<T> {
  return Object.assign(Object.create(null) as Dictionary<T>, entries);
}
