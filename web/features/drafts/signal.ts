/** A value that changes and tells who listens; a new value is a new object. */
export interface Signal<T> {
  readonly value: T;
  set(value: T): void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignal<T>(first: T): Signal<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get value() {
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
