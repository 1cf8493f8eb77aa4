import type { Fact } from './facts.ts';

const MONTHS: readonly string[] = [
  'jan(?:uary)?|ינואר', 'feb(?:ruary)?|פברואר', 'mar(?:ch)?|מרץ|מרס', 'apr(?:il)?|אפריל', 'may|מאי', 'june?|יוני',
  'july?|יולי', 'aug(?:ust)?|אוגוסט', 'sept?(?:ember)?|ספטמבר', 'oct(?:ober)?|אוקטובר', 'nov(?:ember)?|נובמבר', 'dec(?:ember)?|דצמבר',
];
const NAMED = new RegExp(`(?<![A-Za-zא-ת])(?:[ושהבלמכ]{0,2}-?)(?:${MONTHS.map((month) => `(${month})`).join('|')})\\.?,?\\s+(?:of |ב-?)?((?:19|20)\\d{2})`, 'giu');
const NUMERIC = /(?<![\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})(?!\d)|(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?!\d)/g;

/** Months with their year, however written: `July 2016`, `יולי 2016`, `07/2016` are `2016-07`. Years alone are numbers.ts's. */
export function datesIn(text: string): Fact[] {
  const named = [...text.matchAll(NAMED)].map((match) => {
    const month = match.slice(1, 13).findIndex((part) => part !== undefined) + 1;
    return fact(match, match[13] as string, month);
  });
  const numeric = [...text.matchAll(NUMERIC)].map((match) => fact(match, (match[2] ?? match[3]) as string, Number(match[1] ?? match[4])));
  return [...named, ...numeric];
}

function fact(match: RegExpMatchArray, year: string, month: number): Fact {
  return { kind: 'date', key: `${year}-${String(month).padStart(2, '0')}`, text: match[0], index: match.index ?? 0 };
}
