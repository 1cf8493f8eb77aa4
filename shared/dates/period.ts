import { orderOfPair, type DateOrder } from './datePoint.ts';
import { PeriodReader, type Period } from './periodReader.ts';
import { PointReader } from './point.ts';
import { toTokens, type DateToken } from './tokens.ts';

export type { Period };

/**
 * The periods that a text names, without overlaps, in its order: spans, what goes on, single dates; in Hebrew, English
 * and the months of four other languages, in years of ours or of the Hebrew calendar, which begin and end in two of
 * ours. Two numbers before a year are read in `order` where they do not show their own; with `hasFigures` a month may
 * have its year in one figure at one end alone, `Sep 6 – Nov 12`. In linear time.
 */
export function findPeriods(text: string, order: DateOrder = 'day', hasFigures = false): Period[] {
  if (!/[\d\u0660-\u06f9\uff10-\uff19]|תש/.test(text)) return [];
  const { tokens, sourceAt } = toTokens(text);
  const reader = new PeriodReader(tokens, order, hasFigures);
  const periods: { readonly period: Period; readonly isOurs: boolean }[] = [];
  for (let index = 0; index < tokens.length;) {
    const read = reader.canBegin(index) ? reader.read(index) : undefined;
    if (!read) {
      index += 1;
      continue;
    }
    const { start, end, current, present, isRange, next } = read;
    const [first, last] = [tokens[index] as DateToken, tokens[next - 1] as DateToken];
    const [from, to] = [sourceAt(first.from), sourceAt(last.to - 1) + 1];
    periods.push({ period: { start, end, current, present, isRange, from, to }, isOurs: read.isHebrew !== true });
    index = next;
  }
  // A year of the Hebrew calendar says less than one of ours beside it: `תשע"ח – היום (2017 ואילך)`.
  const ours = periods.filter(({ isOurs }) => isOurs);
  return (ours.length > 0 ? ours : periods).map(({ period }) => period);
}

/** The order that the dates of some texts show, by the first that does; undefined if all may be read either way. */
export function findDateOrder(texts: Iterable<string>): DateOrder | undefined {
  for (const text of texts) {
    if (!/\d[./-]\d{1,2}[./-]\d{2}/.test(text)) continue;
    const { tokens } = toTokens(text);
    const points = new PointReader(tokens, 'day');
    for (const index of tokens.keys()) {
      const { pair } = points.read(index) ?? {};
      const shown = pair && orderOfPair(pair);
      if (shown) return shown;
    }
  }
  return undefined;
}

/** Whether some texts have years in one figure, which nothing else is: `Sep 6 – Nov 8`, `מרץ '9`. */
export const findYearFigures = (texts: readonly string[]): boolean =>
  texts.some(
    (text) =>
      /\p{L}[.'׳’]?\s?['׳’]?\d(?!\d)/u.test(text) &&
      findPeriods(text).some(({ start, from, to }) => start.startsWith('200') && !/\d\d/.test(text.slice(from, to))),
  );
