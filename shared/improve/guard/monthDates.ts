import type { Fact } from './facts.ts';

const MONTH_PATTERNS: readonly string[] = [
  'jan(?:uary)?|ינואר',
  'feb(?:ruary)?|פברואר',
  'mar(?:ch)?|מרץ|מרס',
  'apr(?:il)?|אפריל',
  'may|מאי',
  'june?|יוני',
  'july?|יולי',
  'aug(?:ust)?|אוגוסט',
  'sept?(?:ember)?|ספטמבר',
  'oct(?:ober)?|אוקטובר',
  'nov(?:ember)?|נובמבר',
  'dec(?:ember)?|דצמבר',
];
const NAMED_MONTH = new RegExp(
  `(?<![A-Za-zא-ת])(?:[ושהבלמכ]{0,2}-?)(?:${MONTH_PATTERNS.map((month) => `(${month})`).join('|')})\\.?,?\\s+(?:of |ב-?)?((?:19|20)\\d{2})`,
  'giu',
);
const NUMERIC_MONTH =
  /(?<![\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})(?!\d)|(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?!\d)/g;

/**
 * Months with their year, however written: `July 2016`, `יולי 2016`, `07/2016` are `2016-07`. Years alone are
 * numbers.ts's.
 */
export function findMonthDates(text: string): Fact[] {
  const named = [...text.matchAll(NAMED_MONTH)].map((match) => {
    const month = match.slice(1, 13).findIndex((part) => part !== undefined) + 1;
    return toDateFact(match, match[13] as string, month);
  });
  const numeric = [...text.matchAll(NUMERIC_MONTH)].map((match) =>
    toDateFact(match, (match[2] ?? match[3]) as string, Number(match[1] ?? match[4])),
  );
  return [...named, ...numeric];
}

function toDateFact(match: RegExpMatchArray, year: string, month: number): Fact {
  return { kind: 'date', key: `${year}-${String(month).padStart(2, '0')}`, text: match[0], index: match.index ?? 0 };
}
