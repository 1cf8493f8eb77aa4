import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delay } from './delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('resolves when its time has come, and leaves nothing behind at the signal', async () => {
  const own = new AbortController();
  const removed = vi.spyOn(own.signal, 'removeEventListener');
  const waiting = delay(1_000, own.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(waiting).resolves.toBeUndefined();
  expect(removed).toHaveBeenCalledOnce();
});

it.each(['before', 'meanwhile'])('rejects where the signal is aborted %s, and no timer is left', async (when) => {
  const own = new AbortController();
  const reason = new Error('given up');
  if (when === 'before') own.abort(reason);
  const waiting = delay(1_000, own.signal);
  if (when === 'meanwhile') own.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});
