import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setPause } from '../pause.ts';
import { retryOnConflict } from './retryOnConflict.ts';

describe('a conditional write', () => {
  it('is worked out again from the newer state until nobody came between', async () => {
    const seen: number[] = [];
    const done = await retryOnConflict<number, string>(1, async (version) => {
      seen.push(version);
      return version < 3 ? { conflict: version + 1 } : { done: `written over ${version}` };
    });
    expect([seen, done]).toEqual([[1, 2, 3], 'written over 3']);
  });

  it('is none where there is nothing to write over, at first or meanwhile', async () => {
    expect(await retryOnConflict<number, string>(undefined, async () => ({ done: 'written' }))).toBeUndefined();
    expect(await retryOnConflict<number, string>(1, async () => ({ conflict: undefined }))).toBeUndefined();
  });

  it('fails at once with what is no conflict', async () => {
    const attempts: number[] = [];
    const broken = retryOnConflict<number, string>(1, async (version) => {
      attempts.push(version);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(attempts).toHaveLength(1);
  });

  it('gives up where others write without end', async () => {
    let attempts = 0;
    const endless = retryOnConflict<number, string>(1, async (version) => {
      attempts += 1;
      return { conflict: version + 1 };
    });
    await expect(endless).rejects.toThrow('faster than it can be written');
    expect(attempts).toBe(60);
  });

  it('waits longer after each conflict, by a random part, up to fifty milliseconds', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    const waits: number[] = [];
    onTestFinished(setPause(async (milliseconds) => void waits.push(milliseconds)));
    await retryOnConflict<number, string>(1, async (version) =>
      version < 13 ? { conflict: version + 1 } : { done: '' },
    );
    expect(waits).toEqual([2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 25, 25]);
  });
});
