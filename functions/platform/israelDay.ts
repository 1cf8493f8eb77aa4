import { DAY_SECONDS } from '../../shared/platform/time.ts';

/** Time zone of the daily quotas. */
const TIME_ZONE = 'Asia/Jerusalem';

const ISRAEL_TIME_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Milliseconds in which no zone changes its clocks but at the beginning. */
const QUARTER_HOUR_MS = 900_000;

/** The last quarter of an hour that was asked for: to ask the calendar takes as long as the rest of a call's limits. */
let known = { quarter: Number.NaN, day: '', secondsLeft: 0 };

/**
 * The day in Israel, and the seconds until it ends; in the two nights of the year when clocks change, up to an hour
 * more or less.
 */
export function israelDay(now: Date): { readonly day: string; readonly secondsLeft: number } {
  const quarter = Math.floor(now.getTime() / QUARTER_HOUR_MS);
  if (quarter !== known.quarter) known = { quarter, ...dayAt(new Date(quarter * QUARTER_HOUR_MS)) };
  const passed = Math.floor((now.getTime() - quarter * QUARTER_HOUR_MS) / 1_000);
  return { day: known.day, secondsLeft: known.secondsLeft - passed };
}

function dayAt(now: Date): { readonly day: string; readonly secondsLeft: number } {
  const parts = Object.fromEntries(ISRAEL_TIME_FORMAT.formatToParts(now).map(({ type, value }) => [type, value]));
  const passed = Number(parts['hour']) * 3_600 + Number(parts['minute']) * 60 + Number(parts['second']);
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, secondsLeft: DAY_SECONDS - passed };
}
