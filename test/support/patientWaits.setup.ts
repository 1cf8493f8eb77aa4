import { beforeEach, vi } from 'vitest';

/** Milliseconds: a second, as `vi.waitFor` waits by itself, a busy machine takes for an import. */
const PATIENCE = 30_000;

/**
 * Milliseconds that every test has at least: one that is given less than others "as it takes five seconds" takes a
 * minute beside three browsers on a slow machine.
 */
const LEAST_OF_A_TEST = 180_000;

// Files that share their process share `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitPatiently(step, options = { timeout: PATIENCE }) {
    return waitFor(step, options);
  };
  vi.waitUntil = (step, options = { timeout: PATIENCE }) => waitUntil(step, options);
}

beforeEach(({ task }) => {
  if (task.timeout < LEAST_OF_A_TEST)
    throw new Error(`A test has no less than ${LEAST_OF_A_TEST} ms, however busy the machine is: leave its limit out`);
});
