import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const files = globSync('{shared,functions,web,infra,test}/**/*.test.{ts,tsx}', { cwd: ROOT });

/** Lines of tests that are so, with their files. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

/**
 * A slow machine is not a defect: `test/support/growth.ts` compares within one run, `npm run bench` has the figures,
 * and what hangs is ended with its test.
 */
it('no test expects anything to be over within a time of the clock', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(linesWith(/\bnow\(\) - .*\.toBeLess/)).toEqual([]);
});

it('what a test waits for may come late, in every project', async () => {
  const begun = performance.now();
  await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(1_100));
  const setups = (config.test?.projects ?? []).map((project) => JSON.stringify(project));
  expect(setups.length).toBeGreaterThan(5);
  expect(setups.filter((project) => !project.includes('patientWaits.setup.ts'))).toEqual([]);
  expect(linesWith(/\bvi\.wait(?:For|Until)\(.*(?:timeout|interval|, [\d_]+\))/)).toEqual([]);
});
