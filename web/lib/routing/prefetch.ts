/** Prefetches what the screen of a path needs; does nothing until a prefetch function is set. */
let prefetch: (path: string) => void = () => undefined;

/** Sets the prefetch function. Injected, so that links do not depend on the screens. */
export function setPrefetch(bring: (path: string) => void): void {
  prefetch = bring;
}

/** Prefetches the screen of a path. Fire and forget: never throws and never waits. */
export function prefetchPath(path: string): void {
  prefetch(path);
}
