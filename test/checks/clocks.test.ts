import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A slow machine is not a defect: `test/support/growth.ts` compares within one run, `npm run bench` has the figures,
 * and what hangs is ended with its test.
 */
it('no test expects anything to be over within a time of the clock', () => {
  const files = globSync('{shared,functions,web,infra,test}/**/*.test.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(150);
  const bounds = files.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .filter((line) => /\bnow\(\) - .*\.toBeLess/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(bounds).toEqual([]);
});
