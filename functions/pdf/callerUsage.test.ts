import { expect, it } from 'vitest';
import { CallerUsage } from './callerUsage.ts';

it('adds up what was done for a caller, and forgets half of it in ten seconds', () => {
  let now = 0;
  const usage = new CallerUsage(() => now);
  expect(usage.of('a')).toBe(0);
  usage.add('a', 100);
  now += 10_000;
  usage.add('a', 10);
  expect([usage.of('a'), usage.of('b')]).toEqual([60, 0]);
});

it('knows a bounded number of callers, and forgets the one that was served longest ago', () => {
  const usage = new CallerUsage(() => 0);
  usage.add('first', 1);
  usage.add('again', 1);
  for (let n = 0; n < 4_999; n += 1) {
    usage.add(`other ${n}`, 1);
    usage.add('again', 1);
  }
  expect([usage.of('first'), usage.of('again')]).toEqual([0, 5_000]);
});
