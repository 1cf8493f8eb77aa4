/** What a module has for as long as the process runs, and remembers something in. */
type Kept =
  | Map<unknown, unknown>
  | Set<unknown>
  | WeakMap<object, unknown>
  | WeakSet<object>
  | Uint8Array
  | Uint16Array;

/** Shorter arrays are made for one text, and remember nothing: answers for each unit of UTF-16 are as many. */
const LEAST_LENGTH = 0x10000;
/** Those arrays, each with what it held when the test began. */
const arrays: { readonly kept: Uint8Array | Uint16Array; before: Uint8Array | Uint16Array }[] = [];

/** What puts things back as they were before a test, in order; null while none runs, when anything may be kept. */
let undone: (() => void)[] | null = null;

/**
 * Has what a test puts into a map or set undone by {@link forget}: a text whose answer is remembered would never be
 * looked at with a mutant. Those that are made within a test are its own.
 */
export function keep(kept: Kept): Kept {
  if (undone) return kept;
  if (kept instanceof Uint8Array || kept instanceof Uint16Array) {
    if (kept.length >= LEAST_LENGTH) arrays.push({ kept, before: kept });
    return kept;
  }
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
  for (const array of arrays) array.before = array.kept.slice();
}

/** All of it is as it was when the test began. */
export function forget(): void {
  for (const undo of undone?.toReversed() ?? []) undo();
  undone = null;
  for (const { kept, before } of arrays) kept.set(before);
}
