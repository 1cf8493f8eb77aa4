import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { runNights } from './nightlyWork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('each night is run at the start and once a day, and files are tidied after it, failed or not', async () => {
  const schedules = listSchedules();
  const [began, tidied] = [vi.fn(), vi.fn()];
  const stopped = new AbortController();
  const night = async ({ name }: (typeof schedules)[number]) => {
    began(name);
    if (name === schedules[0]?.name) throw new Error('the provider is down');
  };
  runNights(schedules, { signal: stopped.signal, tidy: tidied, night });
  await vi.advanceTimersByTimeAsync(DAY_MS);
  const names = schedules.map(({ name }) => name);
  expect(began.mock.calls.flat()).toEqual([...names, ...names]);
  expect(tidied).toHaveBeenCalledTimes(2 * names.length);
  stopped.abort();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(tidied).toHaveBeenCalledTimes(2 * names.length);
});
