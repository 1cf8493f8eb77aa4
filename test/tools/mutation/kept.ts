/** Maps and sets that a module has for as long as the process runs: what it remembers. */
type Kept = Map<unknown, unknown> | Set<unknown> | WeakMap<object, unknown> | WeakSet<object>;

/** What puts things back as they were before a test, in order; null while none runs, when anything may be kept. */
let undone: (() => void)[] | null = null;

/**
 * Has what a test puts into a map or set undone by {@link forget}: a text whose answer is remembered would never be
 * looked at with a mutant. Those that are made within a test are its own.
 */
export function keep(kept: Kept): Kept {
  if (undone) return kept;
  const plain = Object.getPrototypeOf(kept) as Map<unknown, unknown> & Set<unknown>;
  const isMap = kept instanceof Map || kept instanceof WeakMap;
  const call = (name: 'set' | 'add' | 'delete' | 'clear', args: unknown[]) =>
    Reflect.apply(plain[name], kept, args) as unknown;
  const before = (key: unknown) => {
    if (!undone) return;
    const has = kept.has(key as never);
    const value = isMap ? (kept as Map<unknown, unknown>).get(key) : undefined;
    if (!has) undone.push(() => call('delete', [key]));
    else undone.push(() => call(isMap ? 'set' : 'add', isMap ? [key, value] : [key]));
  };
  const over = (name: 'set' | 'add' | 'delete' | 'clear', value: (...args: unknown[]) => unknown) =>
    Object.defineProperty(kept, name, { value, enumerable: false, configurable: true });
  for (const name of [isMap ? 'set' : 'add', 'delete'] as const)
    over(name, (...args) => {
      before(args[0]);
      return call(name, args);
    });
  if (kept instanceof Map || kept instanceof Set)
    over('clear', () => {
      const all = undone ? [...(kept as Map<unknown, unknown>).entries()] : [];
      undone?.push(() => {
        for (const [key, value] of all) call(isMap ? 'set' : 'add', isMap ? [key, value] : [key]);
      });
      return call('clear', []);
    });
  return kept;
}

/** From now on what is remembered belongs to a test. */
export function beginTest(): void {
  undone = [];
}

/** Maps and sets are as they were when the test began. */
export function forget(): void {
  for (const undo of undone?.toReversed() ?? []) undo();
  undone = null;
}
