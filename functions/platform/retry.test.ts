import { describe, expect, it } from 'vitest';
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

  it('throws at once what no other attempt would mend', async () => {
    await expect(retry(failing('again', 'broken', 'again'), options)).rejects.toBe('broken');
  });

  it('throws what the last attempt failed with', async () => {
    await expect(retry(failing('again', 'again', 'again'), options)).rejects.toBe('again');
  });

  it('waits a random part of a time that doubles', () => {
    for (const attempt of [1, 2, 3]) expect(exponentialJitter(10)(attempt)).toBeLessThan(10 * 2 ** attempt);
  });
});
