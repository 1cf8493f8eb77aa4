import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { EnginesReporter } from './enginesReporter.ts';

/** `npm run test:browsers`: not part of `npm test`, which installs no browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    name: 'engines',
    include: ['test/engines/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file starts every engine: two at once would disturb each other on a small machine.
    maxWorkers: 1,
    reporters: ['default', new EnginesReporter()],
  },
});
