/** Brings what the screen of a path needs; does nothing until the page has said how. */
let prefetch: (path: string) => void = () => undefined;

/** Says how a screen is brought early. The page does, so that links need not know the screens. */
export function setPrefetch(bring: (path: string) => void): void {
  prefetch = bring;
}

/** Brings the screen of a path before it is asked for. Never fails and never waits. */
export function prefetchPath(path: string): void {
  prefetch(path);
}
