import type { Language } from '../platform/language.ts';
import type { ResumeDesign } from './design.ts';
import { monthName } from '../dates/monthNames.ts';

/** The word shown for the end of something that goes on (TPL-05). */
export const PRESENT_LABEL: Readonly<Record<Language, string>> = { he: 'היום', en: 'Present' };

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

/** Whether a text is a date that was read, `2019-03` or `2019`: fields and imports keep no other form of one. */
export const isCanonicalDate = (text: string): boolean => /^(?:19|20)\d{2}(?:-\d{2})?$/.test(text.trim());

/**
 * Whether a range ends before it begins, as far as both of its dates can be read: a year alone is any of its months.
 */
export function endsBeforeStart(start: string, end: string): boolean {
  const [from, until] = [start.trim(), end.trim()];
  if (!isCanonicalDate(from) || !isCanonicalDate(until)) return false;
  const known = Math.min(from.length, until.length);
  return until.slice(0, known) < from.slice(0, known);
}
