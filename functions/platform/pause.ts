import { setTimeout } from 'node:timers/promises';

type Pause = (milliseconds: number) => Promise<unknown>;

let source: Pause = setTimeout;

/** Waits so many milliseconds, between two attempts or two looks at what changes. */
export const pause = async (milliseconds: number): Promise<void> => void (await source(milliseconds));

/**
 * Replaces it, and returns a function that restores it. Tests use it where there is nothing to wait for; no function
 * calls it, and bundles are built without it.
 */
export function setPause(other: Pause): () => void {
  const before = source;
  source = other;
  return () => void (source = before);
}
