import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { howMany } from '../support/exhaustive.ts';
import { run as fuzz } from '../attack/fuzz.ts';
import { ATTACKS } from '../attack/registry.ts';

/** The part of `npm run attack` that is short enough for `npm test`. */
const FOLDER = fileURLToPath(new URL('../attack/', import.meta.url));
const print = () => {};

describe('the attacks', () => {
  it('are all registered, and load', async () => {
    const written = globSync('*.ts', { cwd: FOLDER })
      .filter((file) => /^export (?:const run\b|async function run\b)/m.test(readFileSync(FOLDER + file, 'utf8')))
      .map((file) => file.replace('.ts', ''));
    expect(Object.keys(ATTACKS)).toEqual(expect.arrayContaining(written));
    expect(written.length).toBeGreaterThanOrEqual(6);
    for (const name of written)
      expect(await ATTACKS[name]?.load()).toMatchObject({ run: expect.any(Function) as unknown });
  });

  it('by broken bodies, queries and parameters meet no fault of ours and see nothing of the inside', async () => {
    const { tried, failures } = await fuzz({ rounds: howMany(3, 8), seed: 20_261_122, print });
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(howMany(75, 200));
  });
});
