import {
  findDateOrder,
  findPeriods as readPeriods,
  findYearFigures,
  type Period,
} from '../../../shared/dates/period.ts';
import type { DateOrder } from '../../../shared/dates/datePoint.ts';
import { saysPresent } from '../../../shared/dates/parseDate.ts';
import { LEGAL_FORMS } from '../lexicon/words.ts';
import { forgetTexts, rememberTexts } from './remember.ts';

export type { Period } from '../../../shared/dates/period.ts';

/** After a year, a legal form shows that the year belongs to a company's name: `פלסטו 1996 בע"מ`. */
const GOES_ON_AS_NAME = new RegExp(
  String.raw`^\s{1,9}(?:${LEGAL_FORMS.filter((form) => form.length > 2).join('|')})(?![\p{L}\d])`,
  'iu',
);

/** After a year that begins a text, a verb shows that a sentence is about the year: `2019 was a year of growth`. */
const IS_SUBJECT = new RegExp(
  String.raw`^\s{1,9}(?:was|were|is|saw|brought|marked|became|had|ended|began|` +
    String.raw`היה|היתה|הייתה|היו|הביאה|הביא|התאפיינה|סימנה)(?!\p{L})`,
  'iu',
);
const MARKS_ALONE = /^[^\p{L}\d]*$/u;

/** The order of day and month in the current document. */
let order: DateOrder = 'day';
/** Whether the current document writes years with one digit. */
let hasFigures = false;

/** Sets how the current document writes dates, before its periods are looked for. One file has one way. */
export function noteDateOrder(texts: readonly string[]): void {
  const [shown, figures] = [findDateOrder(texts) ?? 'day', findYearFigures(texts)];
  if (shown !== order || figures !== hasFigures) forgetTexts();
  [order, hasFigures] = [shown, figures];
}

/** Returns the periods in a text in their order, without overlaps; a span takes precedence over a single date. */
export const findPeriods = rememberTexts((text: string): readonly Period[] =>
  readPeriods(text, order, hasFigures).filter(
    ({ isRange, from, to }) =>
      isRange ||
      !(
        GOES_ON_AS_NAME.test(text.slice(to)) ||
        (MARKS_ALONE.test(text.slice(0, from)) && IS_SUBJECT.test(text.slice(to)))
      ),
  ),
);

/** Whether a text says only that something continues: `היום`, `עד היום`, `to date`. */
export const isOngoing = rememberTexts(saysPresent);

const DURATION = new RegExp(
  [
    String.raw`\(?\s{0,9}`,
    // 3 years, 2+ שנים, חצי שנה
    String.raw`(?:\d{1,4}\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|months?|mos?|שנים|שנה|חודשים)|שנתיים|חודשיים|שנה|חצי שנה)`,
    // and 2 months, וחצי
    String.raw`(?:[\s,]{0,9}(?:and\s{1,9})?ו?-?(?:\d{1,4}\s{0,9}(?:months?|mos?|חודשים)|חודשיים|חצי))?`,
    String.raw`\s{0,9}(?:\)|(?=$|[|,;]))`,
  ].join(''),
  'i',
);
const DURATION_BEFORE = new RegExp(`^\\s*${DURATION.source}`, 'i');
const DURATION_ALONE = new RegExp(`^${DURATION.source}$`, 'i');
/** Signs between a period and the text after it. */
const JOINING_BEHIND = /^[\s|,;:()[\]•·–—-]+/;

/** Whether a text is only a length of time: `7 years 2 months`, `שנתיים`. */
export const isDuration = (text: string): boolean => DURATION_ALONE.test(text.trim());

/** Whether a text is only a period, with or without its length. */
export const isPeriodOnly = rememberTexts((text: string): boolean => {
  const [period] = findPeriods(text);
  if (!period) return false;
  const behind = text.slice(period.to).replace(JOINING_BEHIND, '').replace(DURATION_BEFORE, '');
  return !/[\p{L}\d]/u.test(text.slice(0, period.from) + behind);
});

/** Compares two dates as far as both are known: a year alone equals each of its months. */
export function compareDates(date: string, other: string): number {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length).localeCompare(other.slice(0, length));
}
