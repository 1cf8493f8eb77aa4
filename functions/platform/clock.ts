let source = (): Date => new Date();

/** What time it is for the product: whatever ends, expires or falls due is compared with it. */
export const clock = (): Date => source();

/**
 * Takes the product's time from somewhere else, and answers what puts it back. Emulators and tests move months on with
 * it; no function calls it, and bundles are built without it.
 */
export function setClock(other: () => Date): () => void {
  const before = source;
  source = other;
  return () => void (source = before);
}
