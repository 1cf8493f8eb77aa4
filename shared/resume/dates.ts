import type { Language } from '../platform/language.ts';
import type { ResumeDesign } from './design.ts';
import { monthName, parseMonthName } from './monthNames.ts';

/** What stands for the end of something that goes on (TPL-05). */
export const PRESENT_LABEL: Readonly<Record<Language, string>> = { he: 'היום', en: 'Present' };

const PRESENT_WORDS =
  /^(?:עד\s+)?(?:היום|כיום|הווה|כעת|עתה|עכשיו|present|now|today|current|currently|ongoing|to date)$/i;

/** Marks that change how a text is shown and not what it says: they come along when dates are pasted. */
const INVISIBLE_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** No date is longer; it bounds the work on texts that are not dates. */
const MAX_DATE_LENGTH = 40;

/** Whether a text means "until today" in either language. */
export function isPresent(text: string): boolean {
  return PRESENT_WORDS.test(text.replace(INVISIBLE_MARKS, '').trim());
}

/**
 * Year and month (each as written) of the forms that hold a month as a number or a day before it; day first, as in
 * Israel.
 */
const NUMERIC_FORMS: readonly [form: RegExp, year: number, month: number][] = [
  [/^(\d{1,2})\s*[./-]\s*(\d{4})$/, 2, 1],
  [/^(\d{4})\s*[./-]\s*(\d{1,2})$/, 1, 2],
  [/^(\d{1,2})\s*[./]\s*'?(\d{2})$/, 2, 1],
  [/^\d{1,2}\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/, 2, 1],
  [/^(\d{4})-(\d{2})-\d{2}(?:T.*)?$/, 1, 2],
];

/**
 * Reads a date as people write it in Hebrew or English: `2019`, `03/2019`, `3.2019`, `2019-03`, `מרץ 2019`,
 * `במרץ 2019`, `Mar 2019`, `3/19`, `15.3.2019`. Returns `YYYY-MM`, `YYYY`, or null when it is none of them.
 * Years run from 1900 to 2099; of two digits, 50-99 are of the last century.
 */
export function parseDate(text: string): string | null {
  const value = text.replace(INVISIBLE_MARKS, '').trim();
  if (value.length > MAX_DATE_LENGTH) return null;
  if (/^\d{4}$/.test(value)) return toCanonicalDate(value);
  for (const [form, year, month] of NUMERIC_FORMS) {
    const match = form.exec(value);
    if (match) return toCanonicalDate(match[year] ?? '', Number(match[month]));
  }
  const named =
    /^(?:\d{1,2}\s+)?(\p{L}+)['׳’.]?\s*(?:,\s*)?['’]?(\d{4}|\d{2})$/u.exec(value) ??
    /^(\p{L}+)\s+\d{1,2}\s*,\s*(\d{4})$/u.exec(value);
  const month = named ? parseMonthName(named[1] ?? '') : null;
  return named && month !== null ? toCanonicalDate(named[2] ?? '', month) : null;
}

function toCanonicalDate(yearText: string, month?: number): string | null {
  const short = Number(yearText);
  const year = yearText.length === 4 ? short : short + (short < 50 ? 2000 : 1900);
  if (year < 1900 || year > 2099) return null;
  if (month === undefined) return String(year);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}

/** How a document writes a month: `03/2019`, `Mar 2019`, `March 2019`, `2019`; Hebrew months are not shortened. */
export type DateStyle = NonNullable<ResumeDesign['dates']>;

/** A date as the document shows it: `2019-03` in a style (`03/2019`), everything else as it was written. */
export function formatDate(value: string, style: DateStyle = 'numbers', language: Language = 'en'): string {
  const trimmed = value.trim();
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(trimmed) ?? [];
  if (year === '') return trimmed;
  if (style === 'year') return year;
  const name = style === 'numbers' ? '' : monthName(Number(month), language, style);
  return name === '' ? `${month}/${year}` : `${name} ${year}`;
}

/**
 * A date range with an en dash; `current` puts the word for "present" in place of the end (TPL-05).
 * Empty when both ends are; one date when there is only one, or both are the same.
 */
export function formatRange(
  start: string,
  end: string,
  current: boolean,
  language: Language,
  style: DateStyle = 'numbers',
): string {
  const from = formatDate(start, style, language);
  const until = current ? PRESENT_LABEL[language] : formatDate(end, style, language);
  return [...new Set([from, until])].filter((part) => part !== '').join(' – ');
}

/**
 * Whether a range ends before it begins, as far as both of its dates can be read: a year alone is any of its months.
 */
export function endsBeforeStart(start: string, end: string): boolean {
  const [from, until] = [parseDate(start), parseDate(end)];
  if (from === null || until === null) return false;
  const known = Math.min(from.length, until.length);
  return until.slice(0, known) < from.slice(0, known);
}
