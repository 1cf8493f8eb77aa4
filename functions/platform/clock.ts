let source = (): Date => new Date();

/** The product's clock: everything that expires or falls due is compared with it. */
export const clock = (): Date => source();

/**
 * Replaces the product's clock and returns a function that restores it. Emulators and tests use it to move on by
 * months; no function calls it, and bundles are built without it.
 */
export function setClock(other: () => Date): () => void {
  const before = source;
  source = other;
  return () => void (source = before);
}
