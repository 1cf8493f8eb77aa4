import { afterAll, vi } from 'vitest';

/**
 * Files share their process, so that packages are loaded once. The sources are loaded anew for each: their clients read
 * the environment, which is another one for every product that a file starts.
 */
afterAll(() => {
  vi.resetModules();
});
