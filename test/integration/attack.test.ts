import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyNth, howMany } from '../support/exhaustive.ts';
import { attackApart } from '../attack/attackApart.ts';
import { run as fuzz } from '../attack/fuzz.ts';
import { run as importWays } from '../attack/import-ways.ts';
import { run as compareCosts } from '../attack/print-costs.ts';
import { ATTACKS } from '../attack/registry.ts';

/** The part of `npm run attack` that is short enough for `npm test`. */
const FOLDER = fileURLToPath(new URL('../attack/', import.meta.url));
const print = () => {};

describe('the attacks', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('each have a process of their own: nothing that one leaves behind is met by the next', async () => {
    const leaving = new URL('../support/leaving.attack.ts', import.meta.url);
    const first = await attackApart(leaving, {});
    const second = await attackApart(leaving, {});
    expect([first.failures, second.failures]).toEqual([[], []]);
    const fallen = await attackApart(leaving, { rounds: 0 });
    expect(fallen).toMatchObject({ tried: 0, failures: [expect.stringContaining('could not be tried')] });
  });

  it('tell what they have come to where they are stopped', async () => {
    const leaving = new URL('../support/leaving.attack.ts', import.meta.url);
    const stopped = { tried: 5, passed: 4, failures: ['check 0', 'was stopped before its end'] };
    expect(await attackApart(leaving, { rounds: 5 })).toEqual(stopped);
    const before = await attackApart(leaving, { rounds: 5 }, AbortSignal.abort());
    expect(before).toMatchObject({ tried: 0, failures: [expect.stringContaining('SIGTERM')] });
  });

  it('are all registered, and load', async () => {
    const written = globSync('*.ts', { cwd: FOLDER })
      .filter((file) => /^export (?:const run\b|async function run\b)/m.test(readFileSync(FOLDER + file, 'utf8')))
      .map((file) => file.replace('.ts', ''));
    expect(Object.keys(ATTACKS)).toEqual(expect.arrayContaining(written));
    expect(written.length).toBeGreaterThanOrEqual(6);
    // What each loads, its type says; only a fault at its top is found by loading.
    for (const name of everyNth(4, written))
      expect(await import(ATTACKS[name]?.module.href ?? '')).toMatchObject({ run: expect.any(Function) as unknown });
  });

  it('by broken bodies, queries and parameters meet no fault of ours and see nothing of the inside', async () => {
    // It calls every endpoint: none needs to be loaded before the first call.
    vi.stubEnv('WARM', '0');
    const { tried, failures } = await fuzz({ rounds: howMany(3, 8), seed: 20_261_122, print });
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(howMany(75, 200));
  });

  it('by what a file says beside its text get a result or an error, and nobody waits for them', async () => {
    const { tried, failures } = await importWays({ rounds: howMany(2, 40) });
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(howMany(30, 200));
  });

  it('by texts of other scripts take no more of the printer than they are estimated to', async () => {
    const { tried, failures } = await compareCosts({ every: howMany(45, 1) });
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(howMany(2, 100));
  });
});
