import { afterAll, vi } from 'vitest';

/** Unit tests share their process: what a file has put in the place of something real ends with the file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
