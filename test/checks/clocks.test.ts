import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const files = globSync(['{shared,functions,web,infra,test}/**/*.test.{ts,tsx}', 'test/support/**/*.ts'], { cwd: ROOT });

/** Milliseconds that a test, and what prepares it, has at least: Vitest gives 5,000 and 10,000 by itself. */
const LEAST_MS = 180_000;

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
  const projects = (config.test?.projects ?? []) as { test: { testTimeout?: number; hookTimeout?: number } }[];
  expect(projects.length).toBeGreaterThan(5);
  for (const { test } of projects) {
    expect(JSON.stringify(test)).toContain('patientWaits.setup.ts');
    expect(test.testTimeout).toBeGreaterThanOrEqual(LEAST_MS);
    expect(test.hookTimeout).toBeGreaterThanOrEqual(LEAST_MS);
  }
  expect(linesWith(/\bvi\.wait(?:For|Until)\(.*(?:timeout|interval|, [\d_]+\))/)).toEqual([]);
});
