import { MONTH_NAMES } from './monthNames.ts';

/** A month of a year in a text, by its key `2016-07`; `index` in UTF-16 code units. */
interface MonthInText {
  readonly kind: 'date';
  readonly key: string;
  readonly text: string;
  readonly index: number;
}

/** The names of a month; its Hebrew abbreviations are separate words, as `נוב`. */
const MONTH_PATTERNS = MONTH_NAMES.map(({ names, englishShort }) => [...names, ...englishShort].join('|'));
/** `ביולי 2016`, `July of 2016`: a group for each month, then the year. */
const NAMED_MONTH = new RegExp(
  [
    '(?<![A-Za-zא-ת])(?:[ושהבלמכ]{0,2}-?)',
    `(?:${MONTH_PATTERNS.map((month) => `(${month})`).join('|')})`,
    String.raw`\.?,?\s+(?:of |ב-?)?((?:19|20)\d{2})`,
  ].join(''),
  'giu',
);
const NUMERIC_MONTH =
  /(?<![\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})(?!\d)|(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?!\d)/g;

/**
 * Months with their year, however written: `July 2016`, `יולי 2016`, `07/2016` are `2016-07`. Years alone
 * are numbers.
 */
export function findMonthDates(text: string): MonthInText[] {
  const named = [...text.matchAll(NAMED_MONTH)].map((match) => {
    const month = match.slice(1, 13).findIndex((part) => part !== undefined) + 1;
    return toDateFact(match, match[13] as string, month);
  });
  const numeric = [...text.matchAll(NUMERIC_MONTH)].map((match) =>
    toDateFact(match, (match[2] ?? match[3]) as string, Number(match[1] ?? match[4])),
  );
  return [...named, ...numeric];
}

function toDateFact(match: RegExpMatchArray, year: string, month: number): MonthInText {
  return { kind: 'date', key: `${year}-${String(month).padStart(2, '0')}`, text: match[0], index: match.index ?? 0 };
}
