import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setPause } from './pause.ts';
import { exponentialJitter, retry } from './retry.ts';

const options = { attempts: 3, delayMs: () => 0, isRetryable: (error: unknown) => error === 'again' };

/** Fails with each of these in turn, then gives the number of its calls. */
function failing(...errors: string[]) {
  let calls = 0;
  return async () => {
    const error = errors[calls];
    calls += 1;
    if (error !== undefined) throw error;
    return calls;
  };
}

describe('retrying', () => {
  it('goes on until it succeeds', async () => {
    expect(await retry(failing('again', 'again'), options)).toBe(3);
  });

  it('throws at once what no other attempt would cure', async () => {
    await expect(retry(failing('again', 'broken', 'again'), options)).rejects.toBe('broken');
  });

  it('throws what the last attempt failed with', async () => {
    await expect(retry(failing('again', 'again', 'again'), options)).rejects.toBe('again');
  });

  it('waits a random part of a time that doubles', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    expect([1, 2, 3].map(exponentialJitter(10))).toEqual([10, 20, 40]);
  });

  it('waits before each further attempt as long as is said', async () => {
    const waits: number[] = [];
    onTestFinished(setPause(async (milliseconds) => void waits.push(milliseconds)));
    await retry(failing('again', 'again'), { ...options, delayMs: (attempt) => attempt * 1_000 });
    expect(waits).toEqual([1_000, 2_000]);
  });
});
