import { vi } from 'vitest';

/** Milliseconds: a second, as `vi.waitFor` waits by itself, a busy machine takes for an import. */
const PATIENCE = 30_000;

// Files that share their process share `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitPatiently(step, options = { timeout: PATIENCE }) {
    return waitFor(step, options);
  };
  vi.waitUntil = (step, options = { timeout: PATIENCE }) => waitUntil(step, options);
}
