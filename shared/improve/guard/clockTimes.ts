import { factsBy } from './facts.ts';

const CLOCK = new RegExp(
  String.raw`(?<![\d:])(\d{1,2})(?::(\d{2}))?\s?(a\.?m\b\.?|p\.?m\b\.?)|(?<![\d:.])(\d{1,2}):(\d{2})(?![\d:])|` +
    String.raw`(?<=(?:בשעה|משעה|עד שעה|שעה) )(\d{1,2})(?![\d:%])`,
  'giu',
);

/** Finds times of day in any form: 5 p.m., 17:00 and בשעה 17 are all `clock 17:00`. */
export const findClockTimes = factsBy('number', CLOCK, (match) => {
  const hour = Number(match[1] ?? match[4] ?? match[6]);
  const half = match[3];
  // Noon is 12 p.m., and midnight 12 a.m.
  const whole = half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  return `clock ${String(whole).padStart(2, '0')}:${match[2] ?? match[5] ?? '00'}`;
});
