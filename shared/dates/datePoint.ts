/** Which of two numbers before a year is its month: the second as in Israel, or the first as in America. */
export type DateOrder = 'day' | 'month';

/** A time of a year or a month, as a text names it. */
export interface DatePoint {
  /** 0 if it is not said: a month alone, or with its day. */
  readonly year: number;
  /** 1-12; undefined if it is not said. */
  readonly month?: number | undefined;
  /**
   * How far its form alone tells that it is a date. `sure`: it does. Others say so only beside one of the same form, or
   * where they go on until today: a month or an apostrophe with two figures of a year may be anything, and so may a
   * month with one (`figure`).
   */
  readonly form: 'sure' | 'dotted' | 'named' | 'figure' | 'quoted' | 'days' | 'month';
  /** Two numbers before a year, as written: either may be the month. */
  readonly pair?: readonly [first: number, second: number];
  /** Two numbers alone: a day and its month where the date after them says the year of both, `1.2 – 30.6.2019`. */
  readonly numbers?: readonly [first: number, second: number] | undefined;
  /** The date names a day, so that figures beside another month are a day too. */
  readonly hasDay?: boolean;
  /** The year that it goes on into: `2018/19`, and every year of the Hebrew calendar. */
  readonly until?: number | undefined;
  /** Whether the date is in the Hebrew calendar. */
  readonly isHebrew?: true;
  /** Index of the token after it. */
  readonly next: number;
}

/** Years in two figures up to this belong to this century. */
const LAST_SHORT_YEAR = 49;

/** A year by its last two figures. */
export const longYear = (short: number): number => short + (short > LAST_SHORT_YEAR ? 1900 : 2000);

export const isMonth = (number: number): boolean => number >= 1 && number <= 12;

/** The month of two numbers: where one of them can be none, the other is it. */
export function monthOfPair([first, second]: readonly [number, number], order: DateOrder): number | undefined {
  const [wanted, other] = order === 'month' ? [first, second] : [second, first];
  return isMonth(wanted) ? wanted : isMonth(other) && wanted <= 31 ? other : undefined;
}

/** The order that two numbers show: `15.3` the day first, `3/15` the month; undefined if either may be. */
export const orderOfPair = ([first, second]: readonly [number, number]): DateOrder | undefined =>
  isMonth(first) === isMonth(second) ? undefined : isMonth(first) ? 'month' : 'day';

/** A date as it is kept: `YYYY-MM`, or `YYYY` where no month is known. */
export const canonicalDate = ({ year, month }: Pick<DatePoint, 'year' | 'month'>): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
