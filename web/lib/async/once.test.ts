import { expect, it } from 'vitest';
import { once } from './once.ts';

const failing = () => {
  const calls = { count: 0 };
  const begin = async () => {
    calls.count += 1;
    if (calls.count === 1) throw new Error('the first fails');
    return calls.count;
  };
  return { calls, begin };
};

it('begins once, however often it is asked', async () => {
  let calls = 0;
  const open = once(async () => (calls += 1));
  expect(await Promise.all([open(), open()])).toEqual([1, 1]);
  expect(await open()).toBe(1);
});

it('keeps a failure', async () => {
  const open = once(failing().begin);
  await expect(open()).rejects.toThrow('the first fails');
  await expect(open()).rejects.toThrow('the first fails');
});

it('forgets a failure where it is told to, and keeps what came of the next try', async () => {
  const { begin, calls } = failing();
  const open = once(begin, { forgetFailure: true });
  await expect(Promise.all([open(), open()])).rejects.toThrow('the first fails');
  expect(await open()).toBe(2);
  expect(await open()).toBe(2);
  expect(calls.count).toBe(2);
});
