import { foldText, plainSigns } from '../text/fold.ts';
import { PhraseReader } from './phrases.ts';
import { canonicalDate } from './datePoint.ts';
import { PointReader } from './point.ts';
import { toTokens } from './tokens.ts';

/** No date is longer; it bounds the work on texts that are not dates. */
const MAX_DATE_LENGTH = 40;
/** The time of a day after a date of a program. */
const TIME = /^(\d{4}-\d{2}-\d{2})T.*$/;

/**
 * Reads a date as people write it: `2019`, `03/2019`, `3.2019`, `2019-03`, `מרץ 2019`, `במרץ 2019`, `Mar 2019`, `3/19`,
 * `15.3.2019`, `March 15th, 2019`. Returns `YYYY-MM`, `YYYY`, or null when it is none of them. Years run from 1900 to
 * 2099; of two digits, 50-99 belong to the last century. Of two numbers before a year the second is the month, as in
 * Israel, where it can be one. A season and a year of the Hebrew calendar are kept as they are written.
 */
export function parseDate(text: string): string | null {
  const value = plainSigns(text).trim().replace(TIME, '$1');
  if (value.length > MAX_DATE_LENGTH || /^\p{L}.*[(]/u.test(value)) return null;
  const { tokens } = toTokens(value);
  const point = new PointReader(tokens, 'day', true).read(0);
  const isWhole = point !== undefined && point.next === tokens.length && point.year > 0 && point.form !== 'figure';
  if (!isWhole || point.isHebrew || (point.month === undefined && tokens.length > 1)) return null;
  return canonicalDate(point);
}

/** Figures of a day and a month that only spaces separate from their year, as the boxes of forms do: `14 02 1981`. */
const IN_BOXES = /^(\d{1,2})\s(\d{1,2})\s(?=(?:19|20)\d{2}(?!\d))/;
/** A day of the Hebrew calendar. */
const HEBREW_DAY = /^[א-ל](?:["'][א-ט]|')\s(?=\S)/;

/** Characters, in UTF-16, of the date that a text begins with; 0 if it begins with none, or with a month alone. */
export function lengthOfDate(source: string): number {
  const { text, sourceAt } = foldText(source.slice(0, MAX_DATE_LENGTH));
  const [day = ''] = HEBREW_DAY.exec(text) ?? [];
  const { tokens } = toTokens(text.slice(day.length).replace(IN_BOXES, '$1.$2.'));
  const point = new PointReader(tokens, 'day', true).read(0);
  const last = tokens[(point?.next ?? 0) - 1];
  const behind = tokens[point?.next ?? 0];
  if (!point || point.year === 0 || !last || (day !== '' && !point.isHebrew)) return 0;
  // The figures belong to a longer number: `1990123`.
  return behind?.kind === 'number' && behind.from === last.to ? 0 : sourceAt(day.length + last.to - 1) + 1;
}

/** The most words of a text that says only that something goes on. */
const MAX_WORDS = 6;

/** Whether a text says that something goes on, and no more: `היום`, `ועד היום`, `to date`, `bis heute`. */
export function saysPresent(text: string): boolean {
  if (text.length > 60) return false;
  const { tokens } = toTokens(text);
  return tokens.length > 0 && tokens.length <= MAX_WORDS && new PhraseReader(tokens).present(0)?.next === tokens.length;
}
