/** A table whose keys come from outside: `__proto__` and `constructor` are keys like any other. */
export function dictionary<Value>(entries: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
