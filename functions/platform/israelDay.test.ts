import { beforeEach, expect, it } from 'vitest';
import { israelDay } from './israelDay.ts';

// Another quarter of an hour than the one that is asked about: what is known about it is forgotten.
beforeEach(() => void israelDay(new Date(0)));

it.each([
  ['2026-07-29T20:59:59.999Z', '2026-07-29', 1],
  ['2026-07-29T21:00:00.000Z', '2026-07-30', 86_400],
  ['2026-07-29T21:14:59.500Z', '2026-07-30', 85_501],
  ['2026-07-29T21:15:00.000Z', '2026-07-30', 85_500],
  // The same quarter of an hour again, of which the day is known, and one before it.
  ['2026-07-29T21:15:01.000Z', '2026-07-30', 85_499],
  ['2026-07-29T20:45:30.000Z', '2026-07-29', 870],
  // Winter, and the hour in which clocks go forward.
  ['2026-01-01T21:59:58.000Z', '2026-01-01', 2],
  ['2026-03-26T23:59:59.000Z', '2026-03-27', 79_201],
  ['2026-03-27T00:00:00.000Z', '2026-03-27', 75_600],
])('at %s it is %s in Israel, for %i more seconds', (time, day, secondsLeft) => {
  const asked = () => israelDay(new Date(time));
  // Asked again, it is known.
  expect([asked(), asked()]).toEqual([
    { day, secondsLeft },
    { day, secondsLeft },
  ]);
});
