import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWarm } from './keepWarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A program that is known by its number. */
function count() {
  let started = 0;
  const ended: number[] = [];
  const kept = keepWarm({ start: () => (started += 1), end: (program) => void ended.push(program) }, 1_000);
  return { ...kept, ended };
}

it('is started once for all who hold it, and ended a while after the last of them has gone', () => {
  const { hold, get, ended } = count();
  const [first, second] = [hold(), hold()];
  first();
  first();
  vi.advanceTimersByTime(60_000);
  expect([get(), ended]).toEqual([1, []]);
  second();
  vi.advanceTimersByTime(999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
  expect(get()).toBe(2);
});

it('goes on for whoever comes back in time, and for whoever asks', () => {
  const { hold, get, ended } = count();
  hold()();
  vi.advanceTimersByTime(900);
  const again = hold();
  vi.advanceTimersByTime(5_000);
  again();
  vi.advanceTimersByTime(900);
  expect(get()).toBe(1);
  vi.advanceTimersByTime(900);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(ended).toEqual([1]);
});

it('is new after it has failed, and what is gone already fails nobody', () => {
  const { hold, get, drop, ended } = count();
  const release = hold();
  drop(1);
  expect([get(), ended]).toEqual([2, [1]]);
  drop(1);
  expect([get(), ended]).toEqual([2, [1]]);
  release();
  drop(2);
  vi.advanceTimersByTime(5_000);
  expect(ended).toEqual([1, 2]);
});
