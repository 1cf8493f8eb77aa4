/**
 * What a table holds under a key that somebody else chose, undefined where it holds nothing: a plain lookup would find
 * what every object has (`constructor`, `__proto__`).
 */
export function ownProperty<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
