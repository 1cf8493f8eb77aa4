import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TimeoutError, unlessAborted, withTimeout } from './withTimeout.ts';

const never = new Promise<never>(() => {});

describe('work with an end', () => {
  it('gives its result or its own error', async () => {
    expect(await withTimeout(Promise.resolve(1), 60_000)).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
  });

  it('rejects when time is over, in its own words where it has some', async () => {
    await expect(withTimeout(never, 1)).rejects.toEqual(new TimeoutError('It took longer than 1 ms'));
    await expect(withTimeout(never, 1, () => new Error('too late'))).rejects.toThrow('too late');
  });

  it('rejects with the reason of a signal, also of one that was aborted before', async () => {
    const stop = new AbortController();
    const work = unlessAborted(never, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
    await expect(unlessAborted(never, stop.signal)).rejects.toThrow('stopped');
  });

  it('leaves no timer behind that would keep the process', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await withTimeout(Promise.resolve(1), 60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
